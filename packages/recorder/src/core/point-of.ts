import { STATE } from '@va/domain/flight-record/telemetry-point.ts';
import { telemetryPointSchema } from '@va/contract/flights/telemetry.ts';
import type { Reading } from './reading.ts';

/** A point as it is sent; the instant is ISO 8601. */
export interface SentPoint {
  seq: number;
  at: string;
  lat: number;
  lon: number;
  [field: string]: number | string | boolean | null;
}

const {
  seq: _seq,
  at: _at,
  lat: _lat,
  lon: _lon,
  flapDetent: _detent,
  ...FIELDS
} = telemetryPointSchema.shape;

/** Decimals to round to, finer than an aircraft's instruments. */
const DECIMALS: Readonly<Record<string, number>> = {
  altFt: 0,
  aglFt: 1,
  hdg: 1,
  gsKt: 1,
  iasKt: 1,
  mach: 3,
  vsFpm: 0,
  fuelKg: 0,
  weightKg: 0,
  flaps: 2,
  gear: 3,
  g: 2,
  pitch: 1,
  bank: 1,
  simRate: 3,
};

/**
 * Makes the point of this number from a reading. It validates each field by the contract and sets invalid ones to null,
 * since one wrong value would get the whole batch refused.
 * @param at ms since 1970
 */
export function pointOf(reading: Reading, seq: number, at: number): SentPoint {
  const values: Record<string, unknown> = {
    ...reading,
    hdg: reading.hdg === null ? null : ((reading.hdg % 360) + 360) % 360,
    flags: flagsOf(reading),
  };
  const point: SentPoint = {
    seq,
    at: new Date(at).toISOString(),
    lat: round(reading.lat ?? 0, 6),
    lon: round(reading.lon ?? 0, 6),
  };
  for (const [name, schema] of Object.entries(FIELDS)) {
    const value = values[name];
    const rounded = typeof value === 'number' ? round(value, DECIMALS[name] ?? 0) : value;
    const parsed = schema.safeParse(rounded);
    point[name] = parsed.success ? parsed.data : null;
  }
  return point;
}

/** A point reduced to place and time, because the platform refused the rest. */
export function bareOf({ seq, at, lat, lon }: SentPoint): SentPoint {
  return { seq, at, lat, lon };
}

/** The aircraft's states as bits; null if the simulator reports none of them. */
function flagsOf(reading: Reading): number | null {
  const bits: [boolean | null, number][] = [
    [reading.paused, STATE.pause],
    [reading.slew, STATE.slew],
    [reading.stall, STATE.stall],
    [reading.overspeed, STATE.overspeed],
    [reading.parkingBrake, STATE.parkingBrake],
    [reading.unlimitedFuel, STATE.unlimitedFuel],
  ];
  if (bits.every(([value]) => value === null)) return null;
  return bits.reduce((sum, [value, bit]) => sum + (value === true ? bit : 0), 0);
}

/** Rounds a number; NaN and infinities stay, so that the contract refuses them. */
function round(value: number, decimals: number): number {
  const times = 10 ** decimals;
  return Math.round(value * times) / times;
}
