/** Which flight of the timetable a row of a file means, and what its season does to the others of the flight. */
import { dayBefore } from '../durations.ts';
import type { Flight, FlightSource } from './flight.ts';
import { freshId, identityOf, legOf, sameService, shareDays } from './flight-identity.ts';
import { followSooner } from './follow-sooner.ts';
import { type GoneAround, leftOf } from './go-around.ts';
import { groupBy } from './group-by.ts';
import { byFirstDay, inForceFirst, isOver, overlap } from './season.ts';

const NONE: GoneAround = { standing: new Set(), resumed: new Map() };

/**
 * The flight that each row means; a row that means none is a new one. First those of the same first day. Of the rest, a
 * row that begins after today is another season, and one that begins today or before is the season in force; where none
 * is, the next to come, and where none comes, the latest that has ended. A row with a last day that the flight outlasts
 * is no season of it but stands in for its days; if it says nothing but that day, it is the season's last day. A
 * row that goes around a Christmas schedule does not mean that, but the winter before it and the winter that goes on
 * after it; one that begins within the schedule means the latter, which then begins sooner.
 * @param today `YYYY-MM-DD` UTC
 */
export function pairRows(
  rows: readonly Flight[],
  current: readonly Flight[],
  today: string,
  { standing, resumed }: GoneAround = NONE,
): Map<Flight, Flight> {
  const free = groupBy(inForceFirst(current, today), identityOf);
  const known = new Map<Flight, Flight>();
  const pair = (row: Flight, means: (flight: Flight) => boolean) => {
    const same = free.get(identityOf(row));
    const index = same?.findIndex(means) ?? -1;
    const [flight] = index < 0 ? [] : (same?.splice(index, 1) ?? []);
    if (flight !== undefined) known.set(row, flight);
  };
  for (const row of rows) pair(row, (flight) => flight.validFrom === row.validFrom && !isWithin(row, flight));
  const lastDays = new LastDays(rows);
  // The latest first, whatever the order of the file: it is the one of today.
  for (const row of rows.toSorted(byFirstDay).toReversed()) {
    if (known.has(row)) continue;
    if (row.validFrom > today) {
      if (row.validUntil === null)
        pair(
          row,
          (flight) => flight.validFrom > row.validFrom && resumed.get(row)?.includes(flight) === true,
        );
      continue;
    }
    const season = { ...row, validUntil: lastDays.of(row) };
    pair(
      row,
      (flight) =>
        (overlap(flight, season) && !isWithin(row, flight) && !standing.has(flight)) ||
        (isOver(flight, today) && !isOver(season, today)),
    );
  }
  return known;
}

/** Whether a row has a last day that a flight flies beyond, and says something else of it than that day. */
function isWithin(row: Flight, flight: Flight): boolean {
  const outlasts = flight.validUntil === null || flight.validUntil > (row.validUntil ?? '');
  return row.validUntil !== null && outlasts && !sameService(row, flight);
}

/**
 * The first day of a row that means a known flight. One that says none means «from today on», which for a flight in force
 * is no change, unless another row has flown since that began.
 */
export function firstDays(rows: readonly Flight[], today: string): (row: Flight, known: Flight) => string {
  const legs = groupBy(rows, legOf);
  return (row, known) => {
    if (row.validFrom !== today || known.validFrom >= today || isOver(known, today)) return row.validFrom;
    const since = { ...row, validFrom: known.validFrom, validUntil: dayBefore(today) };
    const other = legs.get(legOf(row))?.some((one) => one !== row && shareDays(one, since)) ?? false;
    return other ? today : known.validFrom;
  };
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
 * The timetable with the rows of a file, or with a flight that is added: a flight that no row means stays. From the
 * first to the last day of a row those of its number and airports do not fly on its days of the week; on the others, and
 * afterwards, each goes on as it was, as seasons of its own. A row without a last day only ends those that began before
 * it, once it is yet to begin.
 * @param current the timetable in force
 * @param rows with the ids of the flights that they mean
 * @param today `YYYY-MM-DD` UTC
 * @param source whose the flights are that end or go on because of the rows
 */
export function mergeRows(
  current: readonly Flight[],
  rows: readonly Flight[],
  today: string,
  source: FlightSource = 'import',
): Flight[] {
  const ids = new Set(rows.map(({ id }) => id));
  const taken = new Set([...current, ...rows].map(({ id }) => id));
  const legs = groupBy(rows, legOf);
  const kept = followSooner(current, rows, today, source).filter(({ id }) => !ids.has(id));
  const around = kept.flatMap((flight) => {
    const inPlace = (legs.get(legOf(flight)) ?? []).filter((row) => takesDays(row, flight, today));
    if (inPlace.length === 0) return [flight];
    const left = leftOf(flight, inPlace);
    const first = left.find(({ days }) => days === flight.days) ?? left[0];
    // One that is left no day ends before it begins, and so flies on none.
    const own = first ?? { ...flight, validUntil: dayBefore(flight.validFrom) };
    const goingOn = left.filter((season) => season !== first);
    return [own, ...goingOn].map((season) => {
      const id = season === own ? flight.id : freshId(season, taken);
      taken.add(id);
      return { ...season, id, source };
    });
  });
  return [...around, ...rows];
}

/** Whether a row takes the days of its season from another flight of its number and airports. */
function takesDays(row: Flight, flight: Flight, today: string): boolean {
  if (!shareDays(row, flight) || isOver(flight, today) || isOver(row, today)) return false;
  return row.validUntil !== null || (row.validFrom > today && row.validFrom > flight.validFrom);
}

/** Whether a season of the same number and airports begins while the other one flies, on one of its days. */
function cutsShort(next: Flight, flight: Flight): boolean {
  return next.validFrom > flight.validFrom && shareDays(next, flight);
}
