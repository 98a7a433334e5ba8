import type { Tour } from '@va/domain/tour/tour.ts';
import type { Tour as TourFile } from '@va/schemas/content/tours.ts';
import type { Airport } from './operations.ts';

/** The tours whose stages can be booked: those that name their types. */
export function bookableTours(tours: readonly TourFile[], ownCode: (icao: string) => string): Tour[] {
  return tours.flatMap(({ id, name, types, substitutes = [], moreThanHours, edition = 1, stops }) => {
    if (types === undefined) return [];
    const stages = stops.slice(1).flatMap((arr, index) => {
      const dep = stops[index];
      const ends = dep && { dep: ownCode(dep.icao), arr: ownCode(arr.icao) };
      return ends ? [{ n: index + 1, ...ends, retired: false }] : [];
    });
    const minMinutesExclusive = moreThanHours === undefined ? null : Math.round(moreThanHours * 60);
    return [{ id, name, edition, minMinutesExclusive, types, substitutes, closed: false, stages }];
  });
}

/** The airports that only tours go to: their runways and local time are not known. */
export function tourAirports(tours: readonly TourFile[]): Airport[] {
  return tours.flatMap(({ stops }) =>
    stops.map(({ icao, name, lat, lon }) => ({
      icao,
      iata: '',
      name,
      city: name,
      country: '',
      lat,
      lon,
      timezone: 'UTC',
      runwayM: 0,
      inNetwork: false,
    })),
  );
}
