import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';

/** A point of which nothing is known. */
export const NOWHERE: TelemetryPoint = {
  seq: 0,
  at: 0,
  lat: 0,
  lon: 0,
  altFt: null,
  aglFt: null,
  hdg: null,
  gsKt: null,
  iasKt: null,
  mach: null,
  vsFpm: null,
  onGround: null,
  fuelKg: null,
  weightKg: null,
  engines: null,
  lights: null,
  flaps: null,
  flapDetent: null,
  gear: null,
  g: null,
  pitch: null,
  bank: null,
  simRate: null,
  flags: null,
};
