import type { TelemetryPoint } from '../flight-record/telemetry-point.ts';
import type { NetworkPilot } from './network-pilot.ts';

/** A place of the feed as a point of a record: what a feed can't know is null. */
export function feedPoint(
  { at, lat, lon, altFt, gsKt, hdg, onGround }: NetworkPilot,
  seq: number,
): TelemetryPoint {
  const unknown = null;
  return {
    seq,
    at,
    lat,
    lon,
    altFt,
    gsKt,
    hdg,
    onGround,
    aglFt: unknown,
    iasKt: unknown,
    mach: unknown,
    vsFpm: unknown,
    fuelKg: unknown,
    weightKg: unknown,
    engines: unknown,
    lights: unknown,
    flaps: unknown,
    flapDetent: unknown,
    gear: unknown,
    g: unknown,
    pitch: unknown,
    bank: unknown,
    simRate: unknown,
    flags: unknown,
  };
}
