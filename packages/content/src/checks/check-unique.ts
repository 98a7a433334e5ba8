/** Values that must not stand twice in a file. */
import { distanceKm, type Position } from '@va/domain/great-circle.ts';
import { kinds } from '@va/schemas/content/kinds.ts';
import type { ContentFile } from '../content-file.ts';
import type { ContentFiles } from '../content-files.ts';
import type { Problem } from '../problems.ts';
import { AIRPORT_KM } from './check-airports.ts';

/** Keys, addresses and titles that occur more than once; the second and later places are named. */
export function checkUnique(files: ContentFiles): Problem[] {
  const { airports, fleet, pilots, frames, feeds, tours, liveries, searchWords } = files;
  const lists: readonly (readonly [ContentFile<unknown>, readonly object[] | undefined, ...string[]])[] = [
    [airports, airports.value, 'icao', 'iata'],
    [fleet, fleet.value?.types, 'id', 'model'],
    [fleet, fleet.value?.aircraft, 'registration'],
    [pilots, pilots.value?.ranks, 'rango'],
    [pilots, pilots.value?.pilots, 'id'],
    [frames, frames.value, 'id', 'title'],
    [feeds, feeds.value, 'id', 'title'],
    [tours, tours.value, 'id', 'routePath'],
    [searchWords, searchWords.value, 'page'],
    [liveries, liveries.value, 'category'],
    ...(['notams', 'focusAirports', 'manuals', 'regulations', 'checklists', 'briefings'] as const).map(
      (name) => [files[name], files[name].value, 'id'] as const,
    ),
  ];
  return lists.flatMap(([file, entries = [], ...fields]) =>
    fields.flatMap((field) => repeated(file, entries, field)),
  );
}

function repeated(file: ContentFile<unknown>, entries: readonly object[], field: string): Problem[] {
  const seen = new Set<unknown>();
  return entries.flatMap((entry) => {
    const value: unknown = Object.entries(entry).find(([name]) => name === field)?.[1];
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    const text = `«${String(value)}» está repetido en este archivo. Escribe otro o borra una de las dos entradas.`;
    return [file.problem(entry, [field], text)];
  });
}

/**
 * Stops of tours and focus airports that are also airports of the network stand in one place. Stops and Focus
 * Airports whose position is not that of the airport of the same code.
 */
export function checkPlaces({ airports, tours, focusAirports }: ContentFiles): Problem[] {
  const known = new Map((airports.value ?? []).map((airport) => [airport.icao, airport]));
  const sentence = (place: Position & { icao: string }): string | undefined => {
    const airport = known.get(place.icao);
    return airport === undefined || distanceKm(airport, place) < AIRPORT_KM
      ? undefined
      : `«${place.icao}» está aquí a ${Math.round(distanceKm(airport, place))} km de donde lo pone ${kinds.airports.file}. Escribe lat: ${airport.lat} y lon: ${airport.lon}.`;
  };
  return [
    ...(focusAirports.value ?? []).flatMap((entry) => {
      const text = sentence(entry);
      return text === undefined ? [] : [focusAirports.problem(entry, ['lat'], text)];
    }),
    ...(tours.value ?? []).flatMap((tour) =>
      tour.stops.flatMap((stop, i) => {
        const text = sentence(stop);
        return text === undefined ? [] : [tours.problem(tour, ['stops', i, 'lat'], text)];
      }),
    ),
  ];
}
