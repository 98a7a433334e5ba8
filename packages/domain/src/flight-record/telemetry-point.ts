/** One recorded sample of a flight. Every value but the position is null when the recorder did not report it. */
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
  /** Bits of the lights that are on: see `LIGHT`. A light of which nobody knows has its bit in `unknownBits` set. */
  lights: number | null;
  /** Lever position: 0 clean, 1, 2, 3, 4 full. */
  flaps: number | null;
  /** Detent that the aircraft itself names (`1+F`), where lever 1 has two; null when it does not say. */
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
  /** Bits of the simulator's state: see `STATE`, and `unknownBits` for what nobody knows. */
  flags: number | null;
  /** Whether a recorder that tells no parking brake says that it has arrived; left out where it says nothing. */
  arrived?: boolean;
  /** Its recorder tells no time, so that `at` is when it arrived; left out where a clock says it. */
  byArrival?: boolean;
  /** What a foreign recorder calls the sample, 60 signs at most; left out where it has no name for it. */
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

/** Bits of `lights` and `flags` from here on say of the bit so many places below that nobody knows it. */
const UNKNOWN_SHIFT = 8;

/** The mark that these bits of `lights` or `flags` are not known, to be set beside them. */
export function unknownBits(mask: number): number {
  return mask << UNKNOWN_SHIFT;
}

/** Whether a bit is set; null when it is not known. */
export function bit(value: number | null, mask: number): boolean | null {
  return value === null || (value & unknownBits(mask)) !== 0 ? null : (value & mask) !== 0;
}
