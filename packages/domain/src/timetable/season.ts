/** First and last days of flights: which fly on one day, and which comes first. */
import { dayAfter, dayBefore } from '../durations.ts';
import type { Flight } from './flight.ts';

/** Stands for no last day. */
const NEVER = '9999-12-31';

/** First and last day of a flight, `YYYY-MM-DD` UTC. */
export type Season = Pick<Flight, 'validFrom' | 'validUntil'>;

/** Whether two seasons share a day; one that ends before it begins has none. */
export function overlap(a: Season, b: Season): boolean {
  const [endOfA, endOfB] = [a.validUntil ?? NEVER, b.validUntil ?? NEVER];
  const last = endOfA < endOfB ? endOfA : endOfB;
  return a.validFrom <= last && b.validFrom <= last;
}

/** The days of a season that others leave, as seasons one after the other; empty where they leave none. */
export function without({ validFrom, validUntil }: Season, others: readonly Season[]): Season[] {
  const left: Season[] = [];
  let from = validFrom;
  for (const other of others.toSorted(byFirstDay)) {
    if (!overlap({ validFrom: from, validUntil }, other)) continue;
    if (other.validFrom > from) left.push({ validFrom: from, validUntil: dayBefore(other.validFrom) });
    const last = other.validUntil ?? NEVER;
    if (last >= (validUntil ?? NEVER)) return left;
    from = dayAfter(last);
  }
  return [...left, { validFrom: from, validUntil }];
}

/**
 * The parts of a flight's season that others leave to it, by first day: of a winter season the days before and after
 * Christmas and, if the Christmas schedule flies only on weekdays, its weekends too.
 */
export function leftOf<F extends Season & Pick<Flight, 'days'>>(
  flight: F,
  others: readonly (Season & Pick<Flight, 'days'>)[],
): F[] {
  const around = (part: F, other: Season & Pick<Flight, 'days'>): F[] => {
    if ((part.days & other.days) === 0 || !overlap(part, other)) return [part];
    const apart = without(part, [other]);
    const days = part.days & ~other.days;
    const meanwhile = days === 0 || other.validUntil === null ? [] : without(part, apart);
    return [
      ...apart.map((season) => ({ ...part, ...season })),
      ...meanwhile.map((season) => ({ ...part, ...season, days })),
    ];
  };
  // Seasons without a last day first: the next summer ends the winter on all days of the week.
  const isOpen = ({ validUntil }: Season) => validUntil === null;
  return [...others.filter(isOpen), ...others.filter((other) => !isOpen(other))]
    .reduce((parts, other) => parts.flatMap((part) => around(part, other)), [flight])
    .toSorted(byFirstDay);
}

/** Whether a season ended before a day, `YYYY-MM-DD` UTC, or was withdrawn before it began. */
export function isOver({ validFrom, validUntil }: Season, today: string): boolean {
  return validUntil !== null && (validUntil < today || validUntil < validFrom);
}

/** Sorts seasons: those in force on a day, then future ones by first day, then past ones, the latest first. */
export function inForceFirst<S extends Season>(seasons: readonly S[], today: string): S[] {
  const rank = (season: S) => (isOver(season, today) ? 2 : Number(season.validFrom > today));
  return seasons.toSorted((a, b) => {
    const ended = rank(a) === 2 && rank(b) === 2;
    return (
      rank(a) - rank(b) || (ended ? compare(b.validUntil ?? NEVER, a.validUntil ?? NEVER) : byFirstDay(a, b))
    );
  });
}

/** Comparator for sorting: the earlier first day comes first. */
export function byFirstDay(a: Season, b: Season): number {
  return compare(a.validFrom, b.validFrom);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
