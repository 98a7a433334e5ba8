/** What a simulator says of the aircraft at one moment, in the platform's units. What it does not say is null. */
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
  /** Bits of the engines that run: 1 the first, 2 the second. */
  engines: number | null;
  /** Bits of the lights that are on, as `LIGHT` of the domain, with `unknownBits` for those that nobody knows. */
  lights: number | null;
  /** Lever, 0 clean to 4 full. */
  flaps: number | null;
  /** 1 down and locked, 0 up. */
  gear: number | null;
  /** Load factor, g. */
  g: number | null;
  /** Degrees: nose up, right wing down positive. */
  pitch: number | null;
  bank: number | null;
  /** 1 is real time. */
  simRate: number | null;
  paused: boolean | null;
  slew: boolean | null;
  stall: boolean | null;
  overspeed: boolean | null;
  parkingBrake: boolean | null;
  unlimitedFuel: boolean | null;
  /** Whether the simulator shows a menu or a replay: its place is not that of a flight. */
  menu: boolean;
  replay: boolean;
}

/** A simulator that says nothing. */
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

/** What is read at every frame close to the ground. */
export interface FastReading {
  aglFt: number | null;
  /** Vertical speed over the ground, ft/min, climb positive. */
  vsFpm: number | null;
  g: number | null;
  onGround: boolean | null;
  /** Vertical speed of the last touchdown as the simulator keeps it, ft/min, any sign; null where it keeps none. */
  latchedFpm: number | null;
}

/** The aircraft that is loaded. */
export interface LoadedAircraft {
  /** ICAO type, such as `A320`; null where the simulator does not say one. */
  icaoType: string | null;
  /** Title as the simulator shows it. */
  title: string | null;
}
