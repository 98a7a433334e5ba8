import data from 'virtual:content/aircraft';
import type { Aircraft } from '@va/schemas/content/fleet.ts';

/** The aircraft in the order of the file. */
export const aircraft = data;

/** The aircraft with this registration in any case, or undefined. */
export function findAircraft(registration: string): Aircraft | undefined {
  const wanted = registration.toUpperCase();
  return aircraft.find((entry) => entry.registration === wanted);
}
