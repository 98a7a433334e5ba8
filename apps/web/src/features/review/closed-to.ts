import type { WaitingReport } from '#app/api/reviews.ts';
import type { SignedIn } from '#app/api/use-session.ts';

/** Why a report of the queue is not the reviewer's to decide now; null where it is. */
export function closedTo(
  { own, decidedByMe, state, taken, askedAt }: WaitingReport,
  can: SignedIn['can'],
): string | null {
  if (own) return 'Es tuyo: lo decide otra persona';
  if (decidedByMe) return 'Lo decidiste tú: el recurso es de otra persona';
  if (state !== 'in_review' && !can('appeals.decide')) return 'No tienes permiso para decidir recursos';
  if (taken && !taken.mine) return `Lo tiene abierto ${taken.callsign ?? 'un compañero'}`;
  return askedAt === null ? null : 'A la espera del piloto';
}
