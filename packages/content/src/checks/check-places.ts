/** Stops of tours and focus airports that are also airports of the network stand in one place. */
import { distanceKm, type Position } from '@va/domain/great-circle.ts';
import type { ContentFiles } from '../content-files.ts';
import { AIRPORT_KM } from './check-airports.ts';
import { kinds } from '@va/schemas/content/kinds.ts';
import type { Problem } from '../problems.ts';

/** Stops and Focus Airports whose position is not that of the airport of the same code. */
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
