/** A simulator's values at one moment, in the platform's units; null for what it does not report. */
export interface Reading {
  /** Degrees, north and east positive. */
  lat: number | null;
  lon: number | null;
  /** Pressure altitude, and height over the ground, ft. */
  altFt: number | null;
  aglFt: number | null;
  /** True heading, degrees. */
  hdg: number | null;
  gsKt: number | null;
  iasKt: number | null;
  mach: number | null;
  /** ft/min, climb positive. */
  vsFpm: number | null;
  onGround: boolean | null;
  fuelKg: number | null;
  weightKg: number | null;
  /** Running engines as bits: 1 for the first, 2 for the second, and so on. */
  engines: number | null;
  /** Lights that are on as bits of `LIGHT` in the domain, with `unknownBits` for unknown lights. */
  lights: number | null;
  /** Flap lever, 0 (clean) to 4 (full). */
  flaps: number | null;
  /** Gear: 1 down and locked, 0 up. */
  gear: number | null;
  /** Load factor, g. */
  g: number | null;
  /** Degrees: nose up, right wing down positive. */
  pitch: number | null;
  bank: number | null;
  /** Simulation rate; 1 is real time. */
  simRate: number | null;
  paused: boolean | null;
  slew: boolean | null;
  stall: boolean | null;
  overspeed: boolean | null;
  parkingBrake: boolean | null;
  unlimitedFuel: boolean | null;
  /** Whether the simulator shows a menu or a replay, whose position is not that of a flight. */
  menu: boolean;
  replay: boolean;
}

/** The reading of a simulator that reports nothing. */
export const NOTHING_READ: Reading = {
  lat: null,
  lon: null,
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
  gear: null,
  g: null,
  pitch: null,
  bank: null,
  simRate: null,
  paused: null,
  slew: null,
  stall: null,
  overspeed: null,
  parkingBrake: null,
  unlimitedFuel: null,
  menu: false,
  replay: false,
};

/** Values read at every frame close to the ground. */
export interface FastReading {
  aglFt: number | null;
  /** Vertical speed over the ground, ft/min, climb positive. */
  vsFpm: number | null;
  g: number | null;
  onGround: boolean | null;
  /** The simulator's own stored vertical speed of the last touchdown, ft/min, either sign; null without one. */
  latchedFpm: number | null;
}

/** The aircraft that is loaded. */
export interface LoadedAircraft {
  /** ICAO type, such as `A320`; null where the simulator does not say one. */
  icaoType: string | null;
  /** Title as the simulator shows it. */
  title: string | null;
}
