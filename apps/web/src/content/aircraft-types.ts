import data from 'virtual:content/aircraft-types';
import type { AircraftType } from '@va/schemas/content/fleet.ts';

/** The aircraft type with this `id`, or undefined. */
export function findAircraftType(id: string): AircraftType | undefined {
  return data.find((type) => type.id === id);
}
