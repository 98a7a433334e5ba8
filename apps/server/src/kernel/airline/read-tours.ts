import timezoneAt from '@photostructure/tz-lookup';
import { stagesBetween } from '@va/domain/tour/written-tour.ts';
import { typography } from '@va/domain/typography.ts';
import type { Tour as TourFile } from '@va/schemas/content/tours.ts';
import type { Airport, TourName, TourProgramme } from './operations.ts';

/** The tours whose stages can be booked: those that name their types. */
export function bookableTours(
  tours: readonly TourFile[],
  ownCode: (icao: string) => string,
): TourProgramme[] {
  return tours.flatMap(({ id, name, types, stops, ...rules }) => {
    if (types === undefined) return [];
    const stages = stagesBetween(
      stops.map(({ icao }) => ownCode(icao)),
      rules.retiredStages ?? [],
    );
    const { moreThanHours, substitutes = [], anyOrder = false } = rules;
    const minMinutesExclusive = moreThanHours === undefined ? null : Math.round(moreThanHours * 60);
    const editions = (rules.editions ?? []).map((one) => ({ ...one, until: one.until ?? null }));
    const description = typography(rules.description);
    const terms = { minMinutesExclusive, types, substitutes, anyOrder };
    return [{ id, name, description, ...terms, editions, stages }];
  });
}

/** The ids that the tours of a file use, with the last parts of their pages' addresses: no other tour may take them. */
export function namesOfTours(tours: readonly Pick<TourFile, 'id' | 'name' | 'routePath'>[]): TourName[] {
  return tours.flatMap(({ id: tour, name, routePath }) => {
    const taken = new Set([tour, routePath.slice(routePath.lastIndexOf('/') + 1)]);
    return [...taken].map((id) => ({ tour, id, name }));
  });
}

/** An airport as tours and Focus Airports name it. */
type NamedAirport = Pick<Airport, 'icao' | 'name' | 'lat' | 'lon'> & { icaoCurrent?: string | undefined };

/** Airports outside the network, for stages and free flights, by each of their codes. Their runways are unknown. */
export function otherAirports(named: readonly NamedAirport[]): [code: string, Airport][] {
  return named.flatMap(({ icao, icaoCurrent = icao, name, lat, lon }) => {
    const known = { icao, iata: '', name, city: name, country: '', lat, lon };
    const airport: Airport = { ...known, timezone: timezoneAt(lat, lon), runwayM: 0, inNetwork: false };
    return [icao, icaoCurrent].map((code): [string, Airport] => [code, airport]);
  });
}
