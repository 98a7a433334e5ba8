import { z } from 'zod';
import { text } from './common.ts';

/** The seventeen texts about an aircraft that pilots read, each with its unit. */
export const specifications = z.strictObject({
  /** Seats; with the classes when there are two. */
  capacity: text,
  /** Number, maker, model and thrust. */
  engines: text,
  /** Knots (and km/h). */
  takeoffSpeed: text,
  /** Metres. */
  height: text,
  /** Pilots. */
  technicalCrew: text,
  /** Cabin crew. */
  cabinCrew: text,
  /** kg/h in cruise. */
  fuelConsumption: text,
  /** Knots (and km/h). */
  landingSpeed: text,
  /** Metres. */
  fuselageWidth: text,
  /** How many of the type the airline has. */
  units: text,
  /** Litres (and kg). */
  fuelCapacity: text,
  /** Mach number and flight levels. */
  cruiseSpeedAltitude: text,
  /** Metres. */
  length: text,
  landingGear: text,
  /** Kilograms. */
  maxTakeoffWeight: text,
  /** Kilometres (and NM). */
  range: text,
  /** Metres. */
  wingspan: text,
});
export type Specifications = z.infer<typeof specifications>;
