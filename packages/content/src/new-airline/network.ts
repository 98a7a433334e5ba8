/** The template's network, moved so that its base stands where the new airline's does. */
import type { Airport } from '@va/schemas/content/airports.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import type { NewAirline } from './options.ts';
import { TEMPLATE } from './words.ts';

/** Degrees of longitude around the base that have its time zone and its country. */
const NEAR = 8;

/**
 * The first airports, the base among them, in places and zones around the base.
 * @param reachNm the farthest that the fleet flies: where the template's network is wider, it is drawn together
 */
export function chosenNetwork(
  airports: readonly Airport[],
  airline: NewAirline,
  reachNm = Number.POSITIVE_INFINITY,
): Airport[] {
  const kept = new Set(airports.slice(0, airline.airports).map(({ icao }) => icao));
  const farthest = Math.max(
    1,
    ...airports.filter(({ icao }) => kept.has(icao)).map((airport) => distanceNm(TEMPLATE, airport)),
  );
  const scale = Math.min(1, (0.85 * reachNm) / farthest);
  return airports
    .filter(({ icao }) => kept.has(icao))
    .map((airport) => {
      const isNear = Math.abs(airport.lon - TEMPLATE.lon) < NEAR || airport.icao === airline.base;
      const place = moved(airport, airline, scale);
      const own = isNear ? {} : { country: 'País de muestra', countryCode: 'ZZ' };
      const timezone = isNear ? (airline.zone ?? zoneOf(place.lon)) : zoneOf(place.lon);
      return {
        ...airport,
        ...own,
        ...place,
        timezone,
        runways: airport.runways.map((runway) => ({
          ...runway,
          // A degree of longitude is shorter further from the equator: the runway keeps its length and heading.
          ends: runway.ends.map((end) => ({
            ...end,
            lat: round(place.lat + end.lat - airport.lat, 6),
            lon: round(place.lon + ((end.lon - airport.lon) * cos(airport.lat)) / cos(place.lat), 6),
          })) as Airport['runways'][number]['ends'],
        })),
        destinations: airport.destinations.filter((icao) => kept.has(icao)),
      };
    });
}

/** Where an airport stands around the new base; far from it, never nearer to a pole than 72 degrees. */
function moved(
  airport: Airport,
  base: { lat: number; lon: number },
  scale: number,
): { lat: number; lon: number } {
  const lat = Math.max(-72, Math.min(72, base.lat + (airport.lat - TEMPLATE.lat) * scale));
  const lon = base.lon + ((airport.lon - TEMPLATE.lon) * scale * cos(airport.lat)) / cos(lat);
  return { lat: round(lat, 4), lon: round(((((lon + 180) % 360) + 360) % 360) - 180, 4) };
}

/** Whole hours from the longitude: the names of these zones have their sign the other way round. */
function zoneOf(lon: number): string {
  const hours = Math.round(lon / 15);
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

function cos(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
