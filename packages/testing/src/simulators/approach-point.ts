import { LIGHT, type TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';

/** A moment of an approach, of which a test makes the world of a simulator. */
export const APPROACH_POINT: TelemetryPoint = {
  seq: 0,
  at: 0,
  lat: 40.5,
  lon: -3.5,
  altFt: 9000,
  aglFt: 7000,
  hdg: 359,
  gsKt: 250,
  iasKt: 240,
  mach: 0.4,
  vsFpm: -1200,
  onGround: false,
  fuelKg: 4000,
  weightKg: 60_000,
  engines: 3,
  lights: LIGHT.beacon | LIGHT.landing,
  flaps: 1,
  flapDetent: null,
  gear: 0,
  g: 1,
  pitch: 2.5,
  bank: -20,
  simRate: 1,
  flags: 0,
};
