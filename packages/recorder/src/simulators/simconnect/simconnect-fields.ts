/** The SimConnect variables that are read, and how a reading is made of them. */
import { LIGHT } from '@va/domain/flight-record/telemetry-point.ts';
import type { FastReading, Reading } from '../../core/reading.ts';

/** Variables and the units that SimConnect converts them to. */
export const ALL_VARIABLES: Readonly<Record<string, string>> = {
  'PLANE LATITUDE': 'degrees',
  'PLANE LONGITUDE': 'degrees',
  'PRESSURE ALTITUDE': 'feet',
  'PLANE ALT ABOVE GROUND MINUS CG': 'feet',
  'PLANE HEADING DEGREES TRUE': 'degrees',
  'GROUND VELOCITY': 'knots',
  'AIRSPEED INDICATED': 'knots',
  'AIRSPEED MACH': 'mach',
  'VERTICAL SPEED': 'feet per minute',
  'SIM ON GROUND': 'bool',
  'FUEL TOTAL QUANTITY WEIGHT': 'kilograms',
  'TOTAL WEIGHT': 'kilograms',
  'GENERAL ENG COMBUSTION:1': 'bool',
  'GENERAL ENG COMBUSTION:2': 'bool',
  'GENERAL ENG COMBUSTION:3': 'bool',
  'GENERAL ENG COMBUSTION:4': 'bool',
  'LIGHT BEACON': 'bool',
  'LIGHT NAV': 'bool',
  'LIGHT STROBE': 'bool',
  'LIGHT LANDING': 'bool',
  'LIGHT TAXI': 'bool',
  'FLAPS HANDLE INDEX': 'number',
  'FLAPS NUM HANDLE POSITIONS': 'number',
  'GEAR TOTAL PCT EXTENDED': 'percent over 100',
  'G FORCE': 'gforce',
  'PLANE PITCH DEGREES': 'degrees',
  'PLANE BANK DEGREES': 'degrees',
  'SIMULATION RATE': 'number',
  'IS SLEW ACTIVE': 'bool',
  'STALL WARNING': 'bool',
  'OVERSPEED WARNING': 'bool',
  'BRAKE PARKING POSITION': 'bool',
  'UNLIMITED FUEL': 'bool',
  'CAMERA STATE': 'number',
};

/** The same for what is read at every frame close to the ground. */
export const FAST_VARIABLES: Readonly<Record<string, string>> = {
  'PLANE ALT ABOVE GROUND MINUS CG': 'feet',
  'VELOCITY WORLD Y': 'feet per minute',
  'G FORCE': 'gforce',
  'SIM ON GROUND': 'bool',
  'PLANE TOUCHDOWN NORMAL VELOCITY': 'feet per minute',
};

/** Camera states in which MSFS 2020 (11, 15, 16) and 2024 (30, 35, 36) show a menu; not tested on either. */
const MENU_CAMERAS: ReadonlySet<number> = new Set([11, 15, 16, 30, 35, 36]);
/** Notches of the platform's flap lever. */
const FULL_FLAPS = 4;

/** State that the simulator reports besides its variables. */
export interface SimulatorState {
  paused: boolean | null;
  /** Whether a flight runs; false in the menus. */
  running: boolean;
}

/** Values by variable name; variables that the simulator does not have are missing. */
export type Values = ReadonlyMap<string, number>;

/** A reading in the platform's units. */
export function readingOf(values: Values, { paused, running }: SimulatorState): Reading {
  const value = (name: string) => known(values.get(name));
  const flag = (name: string) => asFlag(value(name));
  const negated = (name: string) => {
    const number = value(name);
    return number === null ? null : -number;
  };
  return {
    lat: value('PLANE LATITUDE'),
    lon: value('PLANE LONGITUDE'),
    altFt: value('PRESSURE ALTITUDE'),
    aglFt: value('PLANE ALT ABOVE GROUND MINUS CG'),
    hdg: value('PLANE HEADING DEGREES TRUE'),
    gsKt: value('GROUND VELOCITY'),
    iasKt: atLeastZero(value('AIRSPEED INDICATED')),
    mach: atLeastZero(value('AIRSPEED MACH')),
    vsFpm: value('VERTICAL SPEED'),
    onGround: flag('SIM ON GROUND'),
    fuelKg: value('FUEL TOTAL QUANTITY WEIGHT'),
    weightKg: value('TOTAL WEIGHT'),
    engines: bitsOf(
      [1, 2, 3, 4].map((engine) => [flag(`GENERAL ENG COMBUSTION:${engine}`), 1 << (engine - 1)]),
    ),
    lights: bitsOf([
      [flag('LIGHT BEACON'), LIGHT.beacon],
      [flag('LIGHT NAV'), LIGHT.nav],
      [flag('LIGHT STROBE'), LIGHT.strobe],
      [flag('LIGHT LANDING'), LIGHT.landing],
      [flag('LIGHT TAXI'), LIGHT.taxi],
    ]),
    flaps: flapsOf(value('FLAPS HANDLE INDEX'), value('FLAPS NUM HANDLE POSITIONS')),
    gear: between(value('GEAR TOTAL PCT EXTENDED'), 0, 1),
    g: value('G FORCE'),
    // The simulator counts nose down and left wing down as positive.
    pitch: negated('PLANE PITCH DEGREES'),
    bank: negated('PLANE BANK DEGREES'),
    simRate: value('SIMULATION RATE'),
    paused,
    slew: flag('IS SLEW ACTIVE'),
    stall: flag('STALL WARNING'),
    overspeed: flag('OVERSPEED WARNING'),
    parkingBrake: flag('BRAKE PARKING POSITION'),
    unlimitedFuel: flag('UNLIMITED FUEL'),
    menu: !running || MENU_CAMERAS.has(value('CAMERA STATE') ?? -1),
    replay: false,
  };
}

/** What is read at every frame. */
export function fastOf(values: Values): FastReading {
  return {
    aglFt: known(values.get('PLANE ALT ABOVE GROUND MINUS CG')),
    vsFpm: known(values.get('VELOCITY WORLD Y')),
    g: known(values.get('G FORCE')),
    onGround: asFlag(known(values.get('SIM ON GROUND'))),
    latchedFpm: known(values.get('PLANE TOUCHDOWN NORMAL VELOCITY')),
  };
}

const known = (value: number | undefined) => (value !== undefined && Number.isFinite(value) ? value : null);
const asFlag = (value: number | null) => (value === null ? null : value !== 0);
const atLeastZero = (value: number | null) => (value === null ? null : Math.max(0, value));
const between = (value: number | null, least: number, most: number) =>
  value === null ? null : Math.min(most, Math.max(least, value));

/** Combines bits into a number; null if one of them is unknown. */
function bitsOf(bits: readonly (readonly [boolean | null, number])[]): number | null {
  if (bits.some(([on]) => on === null)) return null;
  return bits.reduce((sum, [on, bit]) => sum + (on === true ? bit : 0), 0);
}

/** Converts the flap lever to the platform's scale, since aircraft have different numbers of notches. */
function flapsOf(index: number | null, positions: number | null): number | null {
  if (index === null || positions === null || positions < 1) return null;
  return between((index * FULL_FLAPS) / positions, 0, FULL_FLAPS);
}
