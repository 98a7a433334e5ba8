/**
 * One recorded sample of a flight. A value other than number, time and position is null if the recorder did not report
 * it.
 */
export interface TelemetryPoint {
  /** Number the recorder gave the sample; unique within a report. */
  seq: number;
  /** Milliseconds since 1970 UTC, after the client's clock has been corrected. */
  at: number;
  /** Decimal degrees, north positive. */
  lat: number;
  /** Decimal degrees, east positive. */
  lon: number;
  /** Pressure altitude, ft. */
  altFt: number | null;
  /** Height over the ground by radio altimeter, ft with one decimal. */
  aglFt: number | null;
  /** True heading, degrees 0 to 360. */
  hdg: number | null;
  gsKt: number | null;
  iasKt: number | null;
  mach: number | null;
  /** ft/min, climb positive. */
  vsFpm: number | null;
  onGround: boolean | null;
  fuelKg: number | null;
  /** Gross weight, kg. */
  weightKg: number | null;
  /** Bits of the engines that run: bit 0 is engine 1. */
  engines: number | null;
  /** Bits of the lights that are on: see `LIGHT`. A light in an unknown state has its bit in `unknownBits` set. */
  lights: number | null;
  /** Lever position: 0 clean, 1, 2, 3, 4 full. */
  flaps: number | null;
  /** Detent named by the aircraft itself (`1+F`), if lever position 1 has two; null if it does not say. */
  flapDetent: string | null;
  /** 1 down and locked, 0 up; between the two while it moves. */
  gear: number | null;
  /** Load factor, g. */
  g: number | null;
  /** Degrees, nose up positive. */
  pitch: number | null;
  /** Degrees, right wing down positive. */
  bank: number | null;
  /** 1 is real time. */
  simRate: number | null;
  /** Bits of the simulator's state: see `STATE`; unknown ones are marked by `unknownBits`. */
  flags: number | null;
  /** Whether a recorder without a parking brake reports the arrival; absent if it says nothing. */
  arrived?: boolean;
  /** True if the recorder sends no time, so that `at` is the time of arrival; absent if `at` comes from a clock. */
  byArrival?: boolean;
  /** A foreign recorder's own id of the sample, up to 60 characters; absent if it has none. */
  id?: string;
}

/** Bits of `lights`. */
export const LIGHT = { beacon: 1, nav: 2, strobe: 4, landing: 8, taxi: 16 } as const;
/** Name of a light. */
export type LightName = keyof typeof LIGHT;

/** Bits of `flags`. */
export const STATE = {
  pause: 1,
  slew: 2,
  stall: 4,
  overspeed: 8,
  parkingBrake: 16,
  unlimitedFuel: 32,
} as const;

/** Bits from this one up in `lights` and `flags` mark the bit `UNKNOWN_SHIFT` places below as unknown. */
const UNKNOWN_SHIFT = 8;

/** Mask that marks these bits of `lights` or `flags` as unknown. */
export function unknownBits(mask: number): number {
  return mask << UNKNOWN_SHIFT;
}

/** Whether a bit is set; null if it is unknown. */
export function bit(value: number | null, mask: number): boolean | null {
  return value === null || (value & unknownBits(mask)) !== 0 ? null : (value & mask) !== 0;
}
