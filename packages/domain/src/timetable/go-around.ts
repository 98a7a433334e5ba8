/** A season without a last day goes around those that have one: they stand in for it, and it goes on before and after them. */
import { dayAfter } from '../durations.ts';
import type { Flight } from './flight.ts';
import { legOf, sameService, shareDays } from './flight-identity.ts';
import { groupBy } from './group-by.ts';
import { byFirstDay, isOver, overlap, without } from './season.ts';

/** What rows without a last day do to the seasons of the timetable that they go around. */
export interface GoneAround {
  /** Those that stay as they are. */
  standing: ReadonlySet<Flight>;
  /** Those that went on after others, and go on as the rows say. */
  resumed: ReadonlySet<Flight>;
}

/**
 * The rows with those that have no last day around the others of their number and airports, of the file and of the
 * timetable: one with a last day stands in for them, and they go on after it, as rows of their own.
 * @param current the timetable in force
 * @param changed those of it that rows with a last day change
 * @param today `YYYY-MM-DD` UTC
 */
export function goAround<Row extends { row: Flight }>(
  rows: readonly Row[],
  current: readonly Flight[],
  changed: ReadonlySet<Flight>,
  today: string,
): GoneAround & { rows: (Row & { isPart: boolean })[] } {
  const legs = groupBy(
    rows.map(({ row }) => row),
    legOf,
  );
  const known = groupBy(
    current.filter((flight) => overlap(flight, flight)),
    legOf,
  );
  const standing = new Set<Flight>();
  const resumed = new Set<Flight>();
  const split = rows.flatMap((one) => {
    const { row } = one;
    const whole = [{ ...one, isPart: false }];
    if (row.validUntil !== null) return whole;
    const inFile = (legs.get(legOf(row)) ?? []).filter(
      (other) =>
        shareDays(other, row) &&
        (other.validFrom > row.validFrom || (!isOpen(other) && row.validFrom <= today)),
    );
    const seasons = known.get(legOf(row)) ?? [];
    const ahead = seasons.filter(
      (other) => shareDays(other, row) && !isOver(other, today) && !changed.has(other),
    );
    const begun = [
      ...seasons.filter((each) => each.days === row.days && each.validFrom <= row.validFrom),
      row,
    ];
    const goesOn = ahead.filter(
      (other) => seasons.some((one) => follows(other, one)) && isAsBefore(other, begun),
    );
    const inTimetable = ahead.filter((other) => {
      if (goesOn.includes(other)) return false;
      if (other.validFrom > row.validFrom) return true;
      const isNamed = other.validFrom === row.validFrom && row.validFrom !== today;
      return row.validFrom <= today && !isNamed && standsIn(other, [...seasons, row]);
    });
    for (const other of goesOn) resumed.add(other);
    if (inFile.length + inTimetable.length === 0) return whole;
    const all = leftOf(row, [...inFile, ...inTimetable]);
    // One that the timetable leaves no day takes the place of what follows in it.
    const left = all.length > 0 ? all : leftOf(row, inFile);
    const [first] = left;
    if (first === undefined) return whole;
    const isPart = left.length > 1;
    if (isPart || first.validFrom > row.validFrom) for (const other of inTimetable) standing.add(other);
    // Those of all its days of the week last until the next season.
    const open = (part: Flight) => (part.days === row.days ? { ...part, validUntil: null } : part);
    return left.map((part) => ({ ...one, row: open(part), isPart }));
  });
  return { rows: split, standing, resumed };
}

/** Whether a season is as one that began before it, on some days of the week at least. */
function isAsBefore(season: Flight, seasons: readonly Flight[]): boolean {
  return seasons.some(
    (one) => one.validFrom < season.validFrom && sameService(one, { ...season, days: one.days }),
  );
}

/** Whether the flight goes on right after a season as it was before, or as it is meanwhile on other days of the week. */
function standsIn(season: Flight, seasons: readonly Flight[]): boolean {
  const others = seasons.filter((one) => one !== season);
  return others.some((one) => follows(one, season) && isAsBefore(one, others));
}

function follows(next: Flight, { validUntil }: Flight): boolean {
  return validUntil !== null && next.validFrom === dayAfter(validUntil);
}

/** What others leave of a flight, by first day: the time before and after each, and until its last day the days of the week on which it does not fly. */
export function leftOf(flight: Flight, others: readonly Flight[]): Flight[] {
  const around = (part: Flight, other: Flight): Flight[] => {
    if (!shareDays(part, other)) return [part];
    const apart = without(part, [other]);
    const days = part.days & ~other.days;
    const meanwhile = days === 0 || other.validUntil === null ? [] : without(part, apart);
    return [
      ...apart.map((season) => ({ ...part, ...season })),
      ...meanwhile.map((season) => ({ ...part, ...season, days })),
    ];
  };
  // Those without a last day first: one ends all days of the week, also those that are left while another one flies.
  return [...others.filter(isOpen), ...others.filter((other) => !isOpen(other))]
    .reduce((parts, other) => parts.flatMap((part) => around(part, other)), [flight])
    .toSorted(byFirstDay);
}

function isOpen({ validUntil }: Flight): boolean {
  return validUntil === null;
}
