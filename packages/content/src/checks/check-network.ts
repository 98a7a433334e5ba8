/** Airports and routes: every destination exists and is mutual, and each pair has one entry in routes.yaml. */
import type { ContentFiles } from '../content-files.ts';
import { kinds } from '@va/schemas/content/kinds.ts';
import { didYouMean } from '@va/domain/nearest.ts';
import type { Problem } from '../problems.ts';
import type { Path } from '../yaml/yaml-file.ts';
import { hoursAndMinutes, minutesOf } from '@va/domain/durations.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { cruiseByModel, usualBlock } from '../block-times.ts';

/** Routes of routes.yaml against the destinations, and the base of airline.yaml against the airports. */
export function checkRoutes({ airline, airports, routes, fleet }: ContentFiles): Problem[] {
  const known = airports.keys();
  const base = airline.value?.base.icao;
  const problems: Problem[] = [];
  const noAirport = (icao: string) =>
    `«${icao}» no está en ${kinds.airports.file}. Escribe el código de uno de sus aeropuertos.`;
  if (airports.readable && base !== undefined && !known.has(base))
    problems.push(airline.problem(undefined, ['base', 'icao'], noAirport(base)));
  if (!airports.readable || airports.value === undefined || routes.value === undefined) return problems;

  const declared = new Map(airports.value.map((airport) => [airport.icao, new Set(airport.destinations)]));
  const seen = new Set<string>();
  const models = fleet.value?.types.map(({ model }) => model);
  for (const route of routes.value) {
    const wrong = (path: Path, text: string) => problems.push(routes.problem(route, path, text));
    const [from, to] = route.between;
    const pair = pairOf(from, to);
    if (from === to) wrong(['between'], 'los dos aeropuertos son el mismo. Escribe dos distintos.');
    else if (seen.has(pair))
      wrong(['between'], 'esta ruta ya tiene su entrada más arriba. Borra una de las dos.');
    else
      route.between.forEach((icao, i) => {
        if (!known.has(icao)) wrong(['between', i], noAirport(icao));
      });
    const isDeclared = declared.get(from)?.has(to) !== false || declared.get(to)?.has(from) !== false;
    if (from !== to && known.has(from) && known.has(to) && !seen.has(pair) && !isDeclared)
      wrong(
        ['between'],
        `«${from}» y «${to}» no son destinos uno del otro en ${kinds.airports.file}. Añádelos allí o borra esta ruta.`,
      );
    seen.add(pair);
    if (models !== undefined && fleet.problems.length === 0 && !models.includes(route.type)) {
      const hint = didYouMean(route.type, models, `Escribe uno de estos: ${models.join(', ')}.`);
      wrong(['type'], `«${route.type}» no es el «model» de ningún tipo de ${kinds.fleet.file}. ${hint}`);
    }
  }
  problems.push(...repeatedFlights(routes));
  // Without the file, every pair of destinations is a route.
  if (routes.problems.length > 0 || routes.value.length === 0) return problems;
  for (const airport of airports.value) {
    airport.destinations.forEach((destination, i) => {
      const pair = pairOf(airport.icao, destination);
      if (airport.icao >= destination || seen.has(pair) || !declared.get(destination)?.has(airport.icao))
        return;
      seen.add(pair);
      const text = `la ruta entre «${airport.icao}» y «${destination}» no está en ${kinds.routes.file}. Añade allí una línea «- { between: [${airport.icao}, ${destination}], … }».`;
      problems.push(airports.problem(airport, ['destinations', i], text));
    });
  }
  return problems;
}

/** Two flights of one number cannot be told apart. */
function repeatedFlights(routes: ContentFiles['routes']): Problem[] {
  const seen = new Set<string>();
  return (routes.value ?? []).flatMap((route) =>
    (route.flights ?? []).flatMap((number, i) => {
      if (!seen.has(number)) {
        seen.add(number);
        return [];
      }
      const text = `el número de vuelo «${number}» ya está en este archivo. Escribe otro.`;
      return [routes.problem(route, ['flights', i], text)];
    }),
  );
}

function pairOf(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

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
