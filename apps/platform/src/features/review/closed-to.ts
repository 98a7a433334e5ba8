import type { WaitingReport } from '#app/api/reviews.ts';

/** Why a report of the queue is not the reviewer's to decide now; null where it is. */
export function closedTo({ own, decidedByMe, taken, askedAt }: WaitingReport): string | null {
  if (own) return 'Es tuyo: lo decide otra persona';
  if (decidedByMe) return 'Lo decidiste tú: el recurso es de otra persona';
  if (taken && !taken.mine) return `Lo tiene abierto ${taken.callsign ?? 'un compañero'}`;
  return askedAt === null ? null : 'A la espera del piloto';
}
