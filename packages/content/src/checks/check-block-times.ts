/** Block times against the distance. */
import { hoursAndMinutes, minutesOf } from '@va/domain/durations.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { cruiseByModel, usualBlock } from '../block-times.ts';
import type { ContentFiles } from '../content-files.ts';
import type { Problem } from '../problems.ts';

/** How many times the usual block time is odd, and how many cannot be. Short flights differ by minutes that say nothing. */
const ODD = 1.4;
const WRONG = 2.5;
const MINUTES = 25;

/** Block times that are odd, or that no flight can have. */
export function checkBlockTimes({ airports, routes, fleet, timetableRules }: ContentFiles): Problem[] {
  const cruise = cruiseByModel(fleet.value?.types ?? [], timetableRules.value?.rules);
  const known = new Map((airports.value ?? []).map((airport) => [airport.icao, airport]));
  return (routes.value ?? []).flatMap((route) => {
    const [from, to] = route.between.map((icao) => known.get(icao));
    // A pair that is no route is told so, and need not be told more.
    if (from === undefined || to === undefined || !from.destinations.includes(to.icao)) return [];
    return (['blockOut', 'blockBack'] as const).flatMap((field): Problem[] => {
      const written = route[field];
      const kt = cruise.get(route.type);
      const usual = field === 'blockOut' ? usualBlock(from, to, kt) : usualBlock(to, from, kt);
      const minutes = minutesOf(written ?? hoursAndMinutes(usual));
      const times = Math.max(minutes / usual, usual / Math.max(1, minutes));
      if (times < ODD || Math.abs(minutes - usual) < MINUTES) return [];
      const text = `${written} no es lo que se tarda en ${Math.round(distanceNm(from, to))} NM, unas ${hoursAndMinutes(usual)}. Escribe "${hoursAndMinutes(usual)}" o lo que dure de calzo a calzo.`;
      if (times > WRONG) return [routes.problem(route, [field], text)];
      return routes.doubt(route, [field], text, 'block');
    });
  });
}
