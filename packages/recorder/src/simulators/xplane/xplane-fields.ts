/** The X-Plane datarefs that are read, and how a reading is made of them. */
import { LIGHT } from '@va/domain/flight-record/telemetry-point.ts';
import type { FastReading, Reading } from '../../core/reading.ts';

const POSITION = 'sim/flightmodel/position';
const SWITCHES = 'sim/cockpit2/switches';

/** Dataref names, and for lists the number of first values that are used. */
export const DATAREFS: Readonly<Record<string, number>> = {
  [`${POSITION}/latitude`]: 1,
  [`${POSITION}/longitude`]: 1,
  'sim/flightmodel2/position/pressure_altitude': 1,
  [`${POSITION}/y_agl`]: 1,
  [`${POSITION}/true_psi`]: 1,
  [`${POSITION}/groundspeed`]: 1,
  [`${POSITION}/indicated_airspeed`]: 1,
  'sim/flightmodel/misc/machno': 1,
  [`${POSITION}/vh_ind_fpm`]: 1,
  [`${POSITION}/local_vy`]: 1,
  'sim/flightmodel/failures/onground_any': 1,
  'sim/flightmodel/weight/m_fuel_total': 1,
  'sim/flightmodel/weight/m_total': 1,
  'sim/flightmodel2/engines/engine_is_burning_fuel': 4,
  [`${SWITCHES}/beacon_on`]: 1,
  [`${SWITCHES}/navigation_lights_on`]: 1,
  [`${SWITCHES}/strobe_lights_on`]: 1,
  // `landing_lights_on` shows only the first of them.
  [`${SWITCHES}/landing_lights_switch`]: 4,
  [`${SWITCHES}/taxi_light_on`]: 1,
  'sim/cockpit2/controls/flap_handle_request_ratio': 1,
  'sim/flightmodel2/gear/deploy_ratio': 3,
  'sim/flightmodel/forces/g_nrml': 1,
  [`${POSITION}/true_theta`]: 1,
  [`${POSITION}/true_phi`]: 1,
  'sim/time/sim_speed': 1,
  'sim/time/ground_speed': 1,
  'sim/time/paused': 1,
  'sim/time/is_in_replay': 1,
  'sim/cockpit2/annunciators/stall_warning': 1,
  'sim/flightmodel/failures/over_vne': 1,
  'sim/flightmodel/controls/parkbrake': 1,
};

/** Dataref of the aircraft's type; below, how many letters of texts are read one by one. */
export const TYPE_DATAREF = 'sim/aircraft/view/acf_ICAO';
export const TITLE_DATAREF = 'sim/aircraft/view/acf_ui_name';
/** X-Plane 11 has no title; the description is what add-ons are known by. */
export const DESCRIPTION_DATAREF = 'sim/aircraft/view/acf_descrip';
export const LETTERS: Readonly<Record<string, number>> = {
  [TYPE_DATAREF]: 4,
  [TITLE_DATAREF]: 40,
  [DESCRIPTION_DATAREF]: 40,
};

/** What is read at every frame close to the ground. */
export const FAST_DATAREFS: readonly string[] = [
  `${POSITION}/y_agl`,
  `${POSITION}/local_vy`,
  'sim/flightmodel/forces/g_nrml',
  'sim/flightmodel/failures/onground_any',
];

const FEET_PER_M = 1 / 0.3048;
const KT_PER_MS = 3600 / 1852;
const SECONDS = 60;
/** Notches of the platform's flap lever. */
const FULL_FLAPS = 4;

/** Lists of values by dataref name; datarefs that X-Plane does not have are missing. */
export type Values = ReadonlyMap<string, readonly number[]>;

/** A reading in the platform's units. */
export function readingOf(values: Values): Reading {
  const value = (name: string) => known(values.get(name)?.[0]);
  const flag = (name: string) => asFlag(value(name));
  const times = (name: string, factor: number) => {
    const number = value(name);
    return number === null ? null : number * factor;
  };
  const simRate = rateOf(value('sim/time/sim_speed'), value('sim/time/ground_speed'));
  const paused = flag('sim/time/paused');
  return {
    lat: value(`${POSITION}/latitude`),
    lon: value(`${POSITION}/longitude`),
    altFt: value('sim/flightmodel2/position/pressure_altitude'),
    aglFt: times(`${POSITION}/y_agl`, FEET_PER_M),
    hdg: value(`${POSITION}/true_psi`),
    gsKt: times(`${POSITION}/groundspeed`, KT_PER_MS),
    iasKt: atLeastZero(value(`${POSITION}/indicated_airspeed`)),
    mach: atLeastZero(value('sim/flightmodel/misc/machno')),
    vsFpm: value(`${POSITION}/vh_ind_fpm`),
    onGround: flag('sim/flightmodel/failures/onground_any'),
    fuelKg: value('sim/flightmodel/weight/m_fuel_total'),
    weightKg: value('sim/flightmodel/weight/m_total'),
    engines: bitsOf(wholeOf(values, 'sim/flightmodel2/engines/engine_is_burning_fuel')),
    lights: lightsOf(values),
    flaps: between(times('sim/cockpit2/controls/flap_handle_request_ratio', FULL_FLAPS), 0, FULL_FLAPS),
    gear: between(smallest(wholeOf(values, 'sim/flightmodel2/gear/deploy_ratio')), 0, 1),
    g: value('sim/flightmodel/forces/g_nrml'),
    pitch: value(`${POSITION}/true_theta`),
    bank: value(`${POSITION}/true_phi`),
    simRate,
    paused: paused === null ? null : paused || simRate === 0,
    // X-Plane has no slew mode; a jump by the map is detected by the position.
    slew: null,
    stall: flag('sim/cockpit2/annunciators/stall_warning'),
    overspeed: flag('sim/flightmodel/failures/over_vne'),
    parkingBrake: flag('sim/flightmodel/controls/parkbrake'),
    unlimitedFuel: null,
    menu: false,
    replay: flag('sim/time/is_in_replay') === true,
  };
}

/** What belongs to a touchdown. X-Plane keeps no vertical speed of the last one. */
export function fastOf(values: Values): FastReading {
  const value = (name: string) => known(values.get(name)?.[0]);
  const agl = value(`${POSITION}/y_agl`);
  const sinking = value(`${POSITION}/local_vy`);
  return {
    aglFt: agl === null ? null : agl * FEET_PER_M,
    vsFpm: sinking === null ? null : sinking * FEET_PER_M * SECONDS,
    g: value('sim/flightmodel/forces/g_nrml'),
    onGround: asFlag(value('sim/flightmodel/failures/onground_any')),
    latchedFpm: null,
  };
}

/** A text from letter codes up to the first zero; null if empty, undefined while letters are missing. */
export function textOf(codes: readonly (number | undefined)[], most: number): string | null | undefined {
  const letters: number[] = [];
  for (let i = 0; i < most; i += 1) {
    const code = codes[i];
    if (code === undefined) return undefined;
    if (!(code > 0)) break;
    letters.push(Math.round(code));
  }
  return String.fromCharCode(...letters).trim() || null;
}

const known = (value: number | undefined) => (value !== undefined && Number.isFinite(value) ? value : null);
const asFlag = (value: number | null) => (value === null ? null : value !== 0);
const atLeastZero = (value: number | null) => (value === null ? null : Math.max(0, value));
const between = (value: number | null, least: number, most: number) =>
  value === null ? null : Math.min(most, Math.max(least, value));
const smallest = (all: readonly number[] | null) => (all === null ? null : Math.min(...all));
const bitsOf = (all: readonly number[] | null) =>
  all === null ? null : all.reduce((sum, one, i) => sum + (one === 0 ? 0 : 1 << i), 0);

/** The used values of a list; null if one is missing (by UDP possibly only for a moment) or not a number. */
function wholeOf(values: Values, name: string): readonly number[] | null {
  // `Array.from` makes holes explicit, so that they are not skipped.
  const list = Array.from(values.get(name) ?? []).slice(0, DATAREFS[name]);
  return list.length > 0 && list.every(Number.isFinite) ? list : null;
}

/** Simulation rate, 0 while paused; X-Plane has a general rate and one for ground speed only. */
function rateOf(all: number | null, ground: number | null): number | null {
  if (all === null) return ground;
  return all === 0 ? 0 : all * Math.max(1, ground ?? 1);
}

function lightsOf(values: Values): number | null {
  const lists = (
    [
      ['beacon_on', LIGHT.beacon],
      ['navigation_lights_on', LIGHT.nav],
      ['strobe_lights_on', LIGHT.strobe],
      ['landing_lights_switch', LIGHT.landing],
      ['taxi_light_on', LIGHT.taxi],
    ] as const
  ).map(([name, light]) => [wholeOf(values, `${SWITCHES}/${name}`), light] as const);
  if (lists.some(([list]) => list === null)) return null;
  return lists.reduce((sum, [list, bit]) => sum + (list?.some((on) => on > 0) ? bit : 0), 0);
}
