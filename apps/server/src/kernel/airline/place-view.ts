import type { z } from 'zod';
import type { placeSchema } from '@va/contract/flights/flights.ts';
import type { Operations } from './operations.ts';

/** An airport as the API shows it; one that the network no longer has keeps its code. */
export function viewPlace({ airports }: Operations, icao: string): z.input<typeof placeSchema> {
  const airport = airports.get(icao);
  if (airport === undefined) return { icao, city: icao, timezone: 'UTC', lat: 0, lon: 0 };
  const { name, timezone, lat, lon } = airport;
  return { icao, city: name, timezone, lat, lon };
}
