/** Which flight of the timetable a row of a file means, and what a row of the next season does to the one of this. */
import { dayOf } from '../months.ts';
import type { Flight } from './flight.ts';
import { identityOf } from './flight-identity.ts';

const DAY = 86_400_000;

type Season = Pick<Flight, 'validFrom' | 'validUntil'>;

/** Whether there is a day on which both fly. */
export function overlap(a: Season, b: Season): boolean {
  return a.validFrom <= (b.validUntil ?? '9999') && b.validFrom <= (a.validUntil ?? '9999');
}

/**
 * The flight that a row means; undefined where it is a new one. A row that begins after today is another season of a
 * flight that flies already, and what has ended comes back where the row begins today or before.
 * @param same flights with the row's number, airports and days that no other row means
 * @param today `YYYY-MM-DD` UTC
 */
export function knownOf(row: Flight, same: readonly Flight[], today: string): Flight | undefined {
  const later = row.validFrom > today;
  return (
    same.find(({ validFrom }) => validFrom === row.validFrom) ??
    same.find((flight) => overlap(flight, row) && !(later && flight.validFrom <= today)) ??
    same.findLast(({ validUntil }) => !later && validUntil !== null && validUntil < today)
  );
}

/**
 * The timetable with the rows of a file: a flight that no row means stays, and ends on the day before its next season.
 * @param current the timetable in force
 * @param rows with the ids of the flights that they mean
 * @param today `YYYY-MM-DD` UTC
 */
export function mergeRows(current: readonly Flight[], rows: readonly Flight[], today: string): Flight[] {
  const ids = new Set(rows.map(({ id }) => id));
  const starts = new Map<string, string[]>();
  for (const row of rows) {
    if (row.validFrom <= today) continue;
    const identity = identityOf(row);
    starts.set(identity, [...(starts.get(identity) ?? []), row.validFrom]);
  }
  const kept = current.filter(({ id }) => !ids.has(id));
  return [...kept.map((flight) => endedBefore(flight, starts.get(identityOf(flight)) ?? [])), ...rows];
}

function endedBefore(flight: Flight, starts: readonly string[]): Flight {
  const [next] = starts
    .filter((day) => day > flight.validFrom && day <= (flight.validUntil ?? '9999'))
    .toSorted();
  if (next === undefined) return flight;
  return { ...flight, validUntil: dayOf(Date.parse(next) - DAY), source: 'import' };
}
