/**
 * Each Focus Airport has numbered places for bonuses per month (1, 2 …). A bonus occupies one and frees it when it is
 * taken back.
 */
import { monthOf } from '../months.ts';
import type { Posting } from './ledger.ts';
import type { PointsRules } from './points-rules.ts';

/** A bonus in force. */
export interface FocusEntry {
  /** `<airport> <month> <place>`. */
  subject: string;
  /** The flight that has it; null where that is not known. */
  reportId: string | null;
}

/** A valid flight that may have the bonus of an airport. */
export interface FocusCandidate {
  reportId: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  offBlock: number;
}

/** Places of an airport that are taken in a month, `YYYY-MM`. */
export function takenPlaces(
  standing: readonly Pick<FocusEntry, 'subject'>[],
  icao: string,
  month: string,
): Set<number> {
  const before = `${icao} ${month} `;
  return new Set(
    standing
      .filter(({ subject }) => subject.startsWith(before))
      .map(({ subject }) => Number(subject.slice(before.length))),
  );
}

/** The bonus of a flight; null where every place of the airport and month is taken. */
export function focusPosting(
  icao: string,
  offBlock: number,
  taken: ReadonlySet<number>,
  { focus: { perMonth, points } }: Pick<PointsRules, 'focus'>,
): Posting | null {
  const period = monthOf(offBlock);
  // A bonus that was taken back leaves its place, so the first free one counts and not how many there are.
  const place = Array.from({ length: perMonth }, (_, index) => index + 1).find((one) => !taken.has(one));
  if (place === undefined) return null;
  return { reason: 'focus', nominal: points, subject: `${icao} ${period} ${place}`, period };
}

/**
 * Gives the free places of an airport in a month to flights that have none, the one flown first before the others.
 * @param flights of that month
 * @param rulesAt the rules of a flight, by its off block
 */
export function fillPlaces(
  icao: string,
  month: string,
  flights: readonly FocusCandidate[],
  standing: readonly FocusEntry[],
  rulesAt: (offBlock: number) => Pick<PointsRules, 'focus'>,
): (Posting & { reportId: string })[] {
  const entries = standing.filter(({ subject }) => subject.startsWith(`${icao} ${month} `));
  const served = new Set(entries.map(({ reportId }) => reportId));
  const waiting = flights
    .filter(({ reportId }) => !served.has(reportId))
    .toSorted((a, b) => a.offBlock - b.offBlock || a.reportId.localeCompare(b.reportId));
  const postings: (Posting & { reportId: string })[] = [];
  for (const { reportId, offBlock } of waiting) {
    const taken = takenPlaces([...entries, ...postings], icao, month);
    const posting = focusPosting(icao, offBlock, taken, rulesAt(offBlock));
    if (posting === null) break;
    postings.push({ ...posting, reportId });
  }
  return postings;
}
