/** What is true in the world of a simulator that tests play, in the platform's units. */
import type { SimulatedFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import { bit, STATE, type TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';

/** A moment of such a world. */
export interface Truth {
  lat: number;
  lon: number;
  altFt: number;
  aglFt: number;
  hdg: number;
  gsKt: number;
  iasKt: number;
  mach: number;
  /** Vertical speed, ft/min, climb positive. */
  vsFpm: number;
  onGround: boolean;
  fuelKg: number;
  weightKg: number;
  engines: number;
  lights: number;
  flaps: number;
  gear: number;
  g: number;
  pitch: number;
  bank: number;
  simRate: number;
  paused: boolean;
  slew: boolean;
  stall: boolean;
  overspeed: boolean;
  parkingBrake: boolean;
  unlimitedFuel: boolean;
  /** Vertical speed of the last touchdown as the simulator keeps it, ft/min; 0 before the first. */
  latchedFpm: number;
  /** Shows a menu, or a replay. */
  menu: boolean;
  replay: boolean;
}

/** The aircraft of such a world. */
export const TEST_AIRCRAFT = { title: 'A320 de prueba', icaoType: 'A320' };

/** Length of the load of a touchdown, ms. */
const LOAD_MS = 300;

/** The world of a simulated flight at any time (ms since 1970): between two points it goes on evenly. */
export function flownWorld({ points, events }: SimulatedFlight): (at: number) => Truth {
  const touchdown = events.find(({ kind }) => kind === 'touchdown');
  const fpm = Math.abs(touchdown?.data.rateFpm ?? 0);
  const peak = touchdown?.data.g ?? 1;
  const lastAir = points.findLast(({ onGround }) => onGround === false);
  // From the last point in the air it sinks at the rate of its touchdown, so that the contact is known.
  const contactAt = touchdown && lastAir ? lastAir.at + ((lastAir.aglFt ?? 0) / fpm) * 60_000 : Infinity;
  let index = 0;
  return (at) => {
    while (index > 0 && (points[index]?.at ?? 0) > at) index -= 1;
    while ((points[index + 1]?.at ?? Infinity) <= at) index += 1;
    const from = points[index];
    if (!from) throw new Error('The flight has no points.');
    const truth = between(from, points[index + 1] ?? from, at);
    const down = at >= contactAt;
    truth.latchedFpm = down ? fpm : 0;
    if (touchdown && lastAir === from) {
      truth.onGround = down;
      truth.aglFt = down ? 0 : ((contactAt - at) / 60_000) * fpm;
      truth.vsFpm = down ? 0 : -fpm;
    }
    if (down && at < contactAt + LOAD_MS) truth.g = peak;
    return truth;
  };
}

function between(from: TelemetryPoint, to: TelemetryPoint, at: number): Truth {
  const part = to.at > from.at ? Math.min(1, Math.max(0, (at - from.at) / (to.at - from.at))) : 0;
  const mix = (a: number | null, b: number | null) => (a ?? 0) + ((b ?? 0) - (a ?? 0)) * part;
  const turn = (((to.hdg ?? 0) - (from.hdg ?? 0) + 540) % 360) - 180;
  const flag = (mask: number) => bit(from.flags, mask) === true;
  return {
    lat: mix(from.lat, to.lat),
    lon: mix(from.lon, to.lon),
    altFt: mix(from.altFt, to.altFt),
    aglFt: from.onGround ? 0 : mix(from.aglFt, to.aglFt),
    hdg: ((from.hdg ?? 0) + turn * part + 360) % 360,
    gsKt: mix(from.gsKt, to.gsKt),
    iasKt: mix(from.iasKt, to.iasKt),
    mach: mix(from.mach, to.mach),
    vsFpm: mix(from.vsFpm, to.vsFpm),
    onGround: from.onGround === true,
    fuelKg: mix(from.fuelKg, to.fuelKg),
    weightKg: mix(from.weightKg, to.weightKg),
    engines: from.engines ?? 0,
    lights: from.lights ?? 0,
    flaps: from.flaps ?? 0,
    gear: from.gear ?? 1,
    g: 1,
    pitch: mix(from.pitch, to.pitch),
    bank: mix(from.bank, to.bank),
    simRate: from.simRate ?? 1,
    paused: flag(STATE.pause),
    slew: flag(STATE.slew),
    stall: flag(STATE.stall),
    overspeed: flag(STATE.overspeed),
    parkingBrake: flag(STATE.parkingBrake),
    unlimitedFuel: flag(STATE.unlimitedFuel),
    latchedFpm: 0,
    menu: false,
    replay: false,
  };
}
