/** Airports and routes: every destination exists and is mutual, and each pair has one entry in routes.yaml. */
import type { ContentFiles } from '../content-files.ts';
import { kinds } from '@va/schemas/content/kinds.ts';
import { didYouMean } from '@va/domain/nearest.ts';
import type { Problem } from '../problems.ts';
import type { Path } from '../yaml/yaml-file.ts';

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
