import { hoursAndMinutes, minutesOf } from '@va/domain/durations.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { kinds } from '@va/schemas/content/kinds.ts';
import { cruiseByModel, usualBlock } from '../block-times.ts';
import type { ContentFiles } from '../content-files.ts';
import { didYouMean } from '@va/domain/nearest.ts';
import type { Problem } from '../problems.ts';

/** Destinations of airports.yaml among themselves. */
export function checkDestinations({ airports }: ContentFiles): Problem[] {
  const known = airports.keys();
  const byIcao = new Map(
    (airports.value ?? []).map((airport) => [airport.icao, new Set(airport.destinations)]),
  );
  return (airports.value ?? []).flatMap((airport) =>
    airport.destinations.flatMap((destination, i) => {
      const problem = (text: string) => [airports.problem(airport, ['destinations', i], text)];
      if (destination === airport.icao) {
        return problem('un aeropuerto no puede ser su propio destino. Bórralo de la lista.');
      }
      if (airport.destinations.indexOf(destination) < i) {
        return problem(`«${destination}» está dos veces en la lista. Deja uno solo.`);
      }
      if (!known.has(destination)) return problem(missing(destination, known));
      const back = byIcao.get(destination);
      return back === undefined || back.has(airport.icao)
        ? []
        : problem(
            `«${destination}» no tiene a «${airport.icao}» entre sus destinos, y las rutas son de ida y vuelta. Añade «${airport.icao}» a los destinos de «${destination}» o borra «${destination}» de aquí.`,
          );
    }),
  );
}

function missing(icao: string, known: ReadonlySet<string>): string {
  const hint = didYouMean(icao, known);
  return `«${icao}» no existe. ${hint}${hint && ' '}Escribe el código de un aeropuerto de este archivo.`;
}

/**
 * Tours: pilots are told when a stage is taken out. Stages taken out of a tour that it never had, or without a
 * notice that says so.
 */
export function checkTours({ tours, notams }: ContentFiles): Problem[] {
  return (tours.value ?? []).flatMap((tour) => {
    const retired = tour.retiredStages ?? [];
    const count = tour.stops.length - 1;
    const beyond = retired.flatMap((n, i) =>
      n <= count
        ? []
        : [tours.problem(tour, ['retiredStages', i], `el tour tiene ${count} etapas. Escribe una de ellas.`)],
    );
    const told = (notams.value ?? []).some(({ affects }) => affects?.tours?.includes(tour.id));
    if (retired.length === 0 || told || notams.problems.length > 0) return beyond;
    const text = `los pilotos no saben que el tour cambia. Publica un NOTAM en ${kinds.notams.file} con «affects: { tours: [${tour.id}] }».`;
    return [...beyond, tours.problem(tour, ['retiredStages'], text)];
  });
}

/** How many times the usual block time is odd, and how many cannot be. Short flights differ by minutes that say nothing. */
const ODD = 1.4;

const WRONG = 2.5;

const MINUTES = 25;

/** Block times against the distance. Block times that are odd, or that no flight can have. */
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
