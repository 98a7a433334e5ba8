/** A row without a last day, as a winter, goes around those that have one, as its Christmas schedule: it goes on before and after. */
import { dayBefore } from '../durations.ts';
import type { Flight } from './flight.ts';
import { legOf, shareDays } from './flight-identity.ts';
import { groupBy } from './group-by.ts';
import { byFirstDay, isOver, overlap, without } from './season.ts';
import { isShort, standInsOf } from './stand-ins.ts';

/** What rows without a last day do to the seasons of the timetable that they go around. */
export interface GoneAround {
  /** Those that stay as they are: the Christmas schedule. */
  standing: ReadonlySet<Flight>;
  /** By row, the seasons that it changes besides: the winter that goes on after Christmas. */
  resumed: ReadonlyMap<Flight, readonly Flight[]>;
}

/** A row, or one of its seasons where it goes around others. */
export type SplitRow<Row> = Row & {
  /** It goes around others, so that the season that follows is its own: the winter until Christmas, or after it. */
  isPart: boolean;
};

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
): GoneAround & { rows: SplitRow<Row>[] } {
  const legs = groupBy(
    rows.map(({ row }) => row),
    legOf,
  );
  const known = groupBy(
    current.filter((flight) => overlap(flight, flight)),
    legOf,
  );
  const standing = new Set<Flight>();
  const resumed = new Map<Flight, Flight[]>();
  const split = rows.flatMap((one) => {
    const { row } = one;
    const whole = [{ ...one, isPart: false }];
    if (row.validUntil !== null) return whole;
    const inFile = (legs.get(legOf(row)) ?? []).filter(
      (other) =>
        shareDays(other, row) &&
        (other.validFrom > row.validFrom || (!isOpen(other) && row.validFrom <= today)),
    );
    // Until the next row without a last day.
    const [own = row] = leftOf(row, inFile.filter(isOpen));
    const seasons = known.get(legOf(row)) ?? [];
    const ahead = seasons.filter(
      (other) => shareDays(other, own) && !isOver(other, today) && !changed.has(other),
    );
    const start = row.validFrom < today ? today : row.validFrom;
    // The row itself is the winter where it was read before on a day of the Christmas schedule.
    const asBefore = seasons
      .filter((other) => isShort(other) && other.validFrom <= start && !isOver(other, start))
      .map(({ validFrom }) => dayBefore(validFrom))
      .map((date) => ({ ...row, validFrom: date, validUntil: date }));
    const { standsInFor, goesOn } = standInsOf([...seasons, ...asBefore]);
    const hasBegun = (flight: Flight | undefined) =>
      flight !== undefined && flight.days === row.days && flight.validFrom <= start;
    // A row that meets nothing but short schedules to come is a flight for which they stand in.
    const isNew = ahead.every((other) => isShort(other) && other.validFrom > start);
    const standIns = ahead.filter((other) => {
      const isNamed = other.validFrom === row.validFrom && row.validFrom !== today;
      const isToCome = other.validFrom > row.validFrom || (row.validFrom <= today && !isNamed);
      return isNew || (isToCome && hasBegun(standsInFor.get(other)));
    });
    const after = ahead.filter((other) => hasBegun(goesOn.get(other)));
    resumed.set(row, after);
    if (inFile.length + standIns.length === 0) return whole;
    const all = leftOf(row, [...inFile, ...standIns]);
    const yetToFly = all.filter((part) => !isOver(part, today));
    const left = yetToFly.length > 0 ? yetToFly : all;
    if (left.length === 0) return whole;
    for (const other of standIns) standing.add(other);
    const isPart = all.length > 1;
    // What flies on all its days of the week lasts until the next season, which may be one of the timetable.
    const open = (part: Flight) => (part.days === row.days ? { ...part, validUntil: null } : part);
    return left.map((part) => {
      const opened = open(part);
      resumed.set(opened, after);
      return { ...one, row: opened, isPart };
    });
  });
  return { rows: split, standing, resumed };
}

/**
 * What others leave of a flight, by first day: of a winter the days until Christmas and after it, and where the Christmas
 * schedule flies on weekdays only, the weekends of Christmas too.
 */
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
  // Those without a last day first: the next summer ends the winter on all days of the week.
  return [...others.filter(isOpen), ...others.filter((other) => !isOpen(other))]
    .reduce((parts, other) => parts.flatMap((part) => around(part, other)), [flight])
    .toSorted(byFirstDay);
}

function isOpen({ validUntil }: Flight): boolean {
  return validUntil === null;
}
