/** The days that a new timetable takes from a flight without anything that flies in its place. */
import { formatDate } from '../dates.ts';
import { daysAfter } from '../durations.ts';
import type { TimetableDiff } from './diff.ts';
import type { Flight } from './flight.ts';
import { legOf } from './flight-identity.ts';
import { groupBy } from './group-by.ts';
import { about, type Finding } from './lint-flights.ts';
import { isOver, type Season, without } from './season.ts';
import { bitsOf, dayNames, dayOfDate } from './weekdays.ts';

/** The flights of a timetable by number and airports. */
export type Legs = ReadonlyMap<string, readonly Flight[]>;

interface Checked {
  diff: Pick<TimetableDiff, 'changed'>;
  /** `YYYY-MM-DD` UTC */
  today: string;
}

/** Warns of each changed flight on which days, of its days of the week before and after, nothing flies any more. */
export function lostDays({ diff: { changed }, today }: Checked, legs: Legs): Finding[] {
  return changed.flatMap(({ before, after }) => {
    if (isOver(before, today)) return [];
    const { validFrom, validUntil } = before;
    const season = { validFrom: validFrom > today ? validFrom : today, validUntil };
    const seasons = (legs.get(legOf(before)) ?? []).filter((one) => !isOver(one, today));
    const lost = bitsOf(before.days & after.days).flatMap((day) => {
      const others = seasons.filter(({ days }) => (days & day) !== 0);
      return without(season, others)
        .filter((one) => holds(one, day))
        .map((one) => ({ ...one, day }));
    });
    const bySeason = groupBy(lost, (one) => `${one.validFrom} ${one.validUntil}`);
    return [...bySeason.values()].flatMap((same) => {
      const days = same.reduce((all, { day }) => all | day, 0);
      const [first] = same;
      return first === undefined ? [] : [finding(before, first, days)];
    });
  });
}

function finding(flight: Flight, { validFrom, validUntil }: Season, days: number): Finding {
  const from = formatDate(validFrom);
  const when =
    validUntil === null
      ? `desde el ${from}`
      : validFrom === validUntil
        ? `el ${from}`
        : `del ${from} al ${formatDate(validUntil)}`;
  const which = days === flight.days ? '' : ` (${dayNames(days)})`;
  return about(flight, 'warning', 'deja-de-volar', `${when} deja de volar${which} y nada lo sustituye.`);
}

/** Whether a day of the week is among the days of a season. */
function holds({ validFrom, validUntil }: Season, day: number): boolean {
  const week = [0, 1, 2, 3, 4, 5, 6].map((count) => daysAfter(validFrom, count));
  return week.some((date) => dayOfDate(date) === day && (validUntil === null || date <= validUntil));
}
