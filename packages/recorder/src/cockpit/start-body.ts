import type { Position } from '@va/domain/great-circle.ts';
import type { LoadedAircraft } from '../core/reading.ts';
import type { StartBody } from '../journal/journal-lines.ts';
import type { NextFlight } from './next-flight.ts';

interface Started {
  clientFlightId: string;
  client: string;
  clientVersion: string;
  next: NextFlight;
  aircraft: LoadedAircraft;
  place: Position;
}

/** The request that starts a flight. Its values are checked, so that the platform cannot refuse it for its form. */
export function startBodyOf({ next, aircraft, place, ...known }: Started): StartBody {
  const icaoTypeSeen = readType(aircraft.icaoType);
  const addOn = aircraft.title?.trim().slice(0, 200) ?? '';
  return {
    ...known,
    ...next.start,
    ...(icaoTypeSeen !== undefined && { icaoTypeSeen }),
    ...(addOn !== '' && { addOn }),
    lat: place.lat,
    lon: place.lon,
  };
}

/**
 * The ICAO type in a simulator's text: `A320`, or within a localization key such as `ATCCOM.AC_MODEL A320.0.text`.
 * Undefined without one: the booking decides then.
 */
export function readType(said: string | null): string | undefined {
  const text = said?.trim().toUpperCase() ?? '';
  if (/^[A-Z][A-Z0-9]{1,3}$/.test(text)) return text;
  const [, inKey] = /AC_MODEL[ _]([A-Z][A-Z0-9]{1,3})\b/.exec(text) ?? [];
  return inKey;
}
