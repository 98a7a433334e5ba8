/** Which flight of the timetable a row of a file means, and what a row of the next season does to the one before. */
import { dayBefore } from '../durations.ts';
import type { Flight } from './flight.ts';
import { identityOf, legOf } from './flight-identity.ts';
import { groupBy } from './group-by.ts';
import { byFirstDay, inForceFirst, isOver, overlap } from './season.ts';

/**
 * The flight that each row means; a row that means none is a new one. First those of the same first day. Of the rest, a
 * row that begins after today is another season, and one that begins today or before is the season in force; where none
 * is, the next to come, and where none comes, the latest that has ended.
 * @param today `YYYY-MM-DD` UTC
 */
export function pairRows(
  rows: readonly Flight[],
  current: readonly Flight[],
  today: string,
): Map<Flight, Flight> {
  const free = groupBy(inForceFirst(current, today), identityOf);
  const known = new Map<Flight, Flight>();
  const pair = (row: Flight, means: (flight: Flight) => boolean) => {
    const same = free.get(identityOf(row));
    const index = same?.findIndex(means) ?? -1;
    const [flight] = index < 0 ? [] : (same?.splice(index, 1) ?? []);
    if (flight !== undefined) known.set(row, flight);
  };
  for (const row of rows) pair(row, ({ validFrom }) => validFrom === row.validFrom);
  const rest = rows.filter((row) => row.validFrom <= today && !known.has(row));
  const lastDays = new LastDays(rows);
  // The latest first, whatever the order of the file: it is the one of today.
  for (const row of rest.toSorted(byFirstDay).toReversed()) {
    const season = { ...row, validUntil: lastDays.of(row) };
    pair(row, (flight) => overlap(flight, season) || (isOver(flight, today) && !isOver(season, today)));
  }
  return known;
}

/** Looks up the last day of a season among those of the same number and airports. */
export class LastDays {
  readonly #legs: ReadonlyMap<string, readonly Flight[]>;

  constructor(flights: readonly Flight[]) {
    this.#legs = groupBy(flights.toSorted(byFirstDay), legOf);
  }

  /**
   * Its own; where it has none, the day before the next season on one of its days begins, or the one that it had where
   * that is earlier. Null where none follows.
   * @param before last day that it had, where it is known
   */
  of(flight: Flight, before: string | null = null): string | null {
    if (flight.validUntil !== null) return flight.validUntil;
    const next = this.#legs.get(legOf(flight))?.find((other) => cutsShort(other, flight));
    if (next === undefined) return null;
    const last = dayBefore(next.validFrom);
    return before !== null && before >= flight.validFrom && before < last ? before : last;
  }
}

/**
 * The timetable with the rows of a file: a flight that no row means stays, and ends on the day before a row of its
 * number and airports begins on one of its days.
 * @param current the timetable in force
 * @param rows with the ids of the flights that they mean
 * @param today `YYYY-MM-DD` UTC
 */
export function mergeRows(current: readonly Flight[], rows: readonly Flight[], today: string): Flight[] {
  const ids = new Set(rows.map(({ id }) => id));
  const coming = groupBy(
    rows.filter(({ validFrom }) => validFrom > today),
    legOf,
  );
  const kept = current.filter(({ id }) => !ids.has(id));
  return [...kept.map((flight) => endedBefore(flight, coming.get(legOf(flight)) ?? [])), ...rows];
}

function endedBefore(flight: Flight, coming: readonly Flight[]): Flight {
  const [next] = coming.filter((row) => cutsShort(row, flight)).toSorted(byFirstDay);
  return next === undefined ? flight : { ...flight, validUntil: dayBefore(next.validFrom), source: 'import' };
}

/** Whether a season of the same number and airports begins while the other one flies, on one of its days. */
function cutsShort(next: Flight, flight: Flight): boolean {
  return next.validFrom > flight.validFrom && (next.days & flight.days) !== 0 && overlap(next, flight);
}
