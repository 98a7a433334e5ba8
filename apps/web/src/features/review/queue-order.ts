import { useNavigate } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { HOUR_MS } from '@va/domain/durations.ts';
import { type WaitingReport, wholeQueueQuery } from '#app/api/reviews.ts';
import { type SignedIn, useSession } from '#app/api/use-session.ts';
import { deskPaths } from '#app/config/desk-paths.ts';

/** Time within which staff want to have decided, in milliseconds. */
export const TARGET_MS = 72 * HOUR_MS;

/** Why a report waits, without the codes of flags and rules: these stand in the report. */
export const withoutCodes = (why: string): string => why.replaceAll(/\b[VS]-\d+b?: /g, '');

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

/** Forwards, or back to the report before. */
export type Way = 'next' | 'previous';

/**
 * The report to go on with: the first after this one, or before it, that waits for a reviewer and for nobody else; around
 * at the end of the queue.
 */
export function nextOf(
  items: readonly WaitingReport[],
  code: string,
  can: SignedIn['can'],
  way: Way = 'next',
): WaitingReport | undefined {
  const inOrder = way === 'next' ? items : items.toReversed();
  const at = inOrder.findIndex((item) => item.code === code);
  const others = [...inOrder.slice(at + 1), ...inOrder.slice(0, Math.max(0, at))];
  return others.find((item) => item.code !== code && closedTo(item, can) === null);
}

/** Opens the next report that waits, or the one before; the queue where there is none. */
export function useNextReview(code: string): (way: Way) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { can } = useSession();
  return async (way) => {
    const rows = await client.fetchQuery({ ...wholeQueueQuery(), staleTime: 0 }).catch(() => []);
    const next = nextOf(rows, code, can, way);
    await navigate(next ? deskPaths.deskReport(next.code) : deskPaths.deskReports);
  };
}
