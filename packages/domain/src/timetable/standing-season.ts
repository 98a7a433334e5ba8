/** Where a season in force stays as it is while the flight for which it stands in changes after it. */
import type { TimetableDiff } from './diff.ts';
import { legOf, sameService } from './flight-identity.ts';
import { groupBy } from './group-by.ts';
import { type Finding, standsFinding } from './lint-flights.ts';
import type { Legs } from './lost-days.ts';
import { byFirstDay, isOver, overlap } from './season.ts';
import { standInsOf } from './stand-ins.ts';

interface Checked {
  diff: Pick<TimetableDiff, 'added' | 'changed'>;
  /** `YYYY-MM-DD` UTC */
  today: string;
}

/** Warns of each season in force that stands in for a flight, as a Christmas schedule, where what goes on after it changes. */
export function standingSeasons({ diff: { added, changed }, today }: Checked, legs: Legs): Finding[] {
  const old = new Map(changed.map(({ before, after }) => [after, before]));
  const renewed = changed
    .filter(({ before, after }) => !sameService(before, after) && after.validFrom > today)
    .toSorted((a, b) => byFirstDay(a.after, b.after));
  return [...groupBy(renewed, ({ after }) => legOf(after))].flatMap(([leg, later]) => {
    const seasons = (legs.get(leg) ?? []).filter((one) => !added.includes(one));
    const known = seasons.map((one) => old.get(one) ?? one).filter((one) => overlap(one, one));
    const { standsInFor, goesOn } = standInsOf(known);
    return [...standsInFor].flatMap(([season, winter]) => {
      const isStanding = seasons.includes(season) && season.validFrom <= today && !isOver(season, today);
      const next = later.find(({ before }) => goesOn.get(before) === winter);
      return isStanding && next ? [standsFinding(season, next.after.validFrom)] : [];
    });
  });
}
