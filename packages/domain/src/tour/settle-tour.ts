/**
 * Makes the entries of a tour match the flights in force: posts the missing ones, takes back those without a flight.
 */
import { monthOf } from '../months.ts';
import type { Posting } from '../points/ledger.ts';
import type { PointsRules } from '../points/points-rules.ts';
import type { FlownResult } from './stage-result.ts';
import { tourProgress } from './tour-progress.ts';
import type { Tour } from './tour.ts';

/** An entry of the tour in force. */
export interface TourEntry {
  reason: 'stage' | 'tour';
  subject: string;
  /** The flight that it was posted for; null where that is not known. */
  reportId: string | null;
}

/** Changes that make a pilot's entries for a tour match the flights. */
export interface TourSettlement {
  takeBack: readonly TourEntry[];
  post: readonly (Posting & { reason: 'stage' | 'tour'; reportId: string })[];
  completed: boolean;
}

/** Names an edition of a tour, and one of its stages, in the ledger. */
export function subjectOf({ id, edition }: Pick<Tour, 'id' | 'edition'>, n?: number): string {
  return n === undefined ? `${id} ${edition}` : `${id} ${edition} ${n}`;
}

/**
 * @param results of the pilot in this edition
 * @param standing entries of the pilot for this edition
 * @param rulesAt the rules of a flight, by its off block
 */
export function settleTour(
  tour: Tour,
  results: readonly FlownResult[],
  standing: readonly TourEntry[],
  rulesAt: (offBlock: number) => Pick<PointsRules, 'stage' | 'tour'>,
): TourSettlement {
  const passed = results.filter(({ state }) => state === 'passed');
  const hadCompleted = standing.some(({ reason }) => reason === 'tour');
  const { completed } = tourProgress(tour, results, new Set(), hadCompleted);
  const first = new Map<number, FlownResult>();
  for (const result of passed.toSorted((a, b) => a.offBlock - b.offBlock))
    if (!first.has(result.n)) first.set(result.n, result);
  const wanted = [...first].map(([n, { reportId, offBlock }]) => {
    const by = passed.filter((result) => result.n === n).map((result) => result.reportId);
    const subject = subjectOf(tour, n);
    return { by, posting: postingOf('stage', rulesAt(offBlock).stage, subject, reportId, offBlock) };
  });
  // The flight that ended last among the first counting flights of the stages.
  const last = [...first.values()].toSorted((a, b) => b.onBlock - a.onBlock)[0];
  if (completed && last !== undefined) {
    const by = passed.map(({ reportId }) => reportId);
    const posting = postingOf(
      'tour',
      rulesAt(last.offBlock).tour,
      subjectOf(tour),
      last.reportId,
      last.offBlock,
    );
    wanted.push({ by, posting });
  }
  const holds = ({ reason, subject, reportId }: TourEntry, { by, posting }: (typeof wanted)[number]) =>
    posting.reason === reason && posting.subject === subject && reportId !== null && by.includes(reportId);
  return {
    takeBack: standing.filter((entry) => !wanted.some((one) => holds(entry, one))),
    post: wanted.filter((one) => !standing.some((entry) => holds(entry, one))).map(({ posting }) => posting),
    completed,
  };
}

function postingOf<R extends 'stage' | 'tour'>(
  reason: R,
  nominal: number,
  subject: string,
  reportId: string,
  offBlock: number,
) {
  return { reason: reason as 'stage' | 'tour', nominal, subject, reportId, period: monthOf(offBlock) };
}
