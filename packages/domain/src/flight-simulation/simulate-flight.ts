/** A whole flight as a recorder would have seen it: climb, wind, turns, touchdown. The same plan gives the same flight. */
import type { FlightEvent } from '../flight-record/flight-event.ts';
import type { TelemetryPoint } from '../flight-record/telemetry-point.ts';
import { distanceNm } from '../great-circle.ts';
import { atTheGate, heightOf, moveOneSecond } from './aircraft-motion.ts';
import type { Motion, SimulationPlan } from './motion.ts';
import { isSecured, systemsAt, type SystemState } from './aircraft-systems.ts';
import { soundKt, trueKt } from './atmosphere.ts';

/** The recording of a simulated flight. */
export interface SimulatedFlight {
  points: TelemetryPoint[];
  events: FlightEvent[];
}

/** Height over the ground above which a sample every `HIGH_EVERY_S` seconds is enough. */
const HIGH_FT = 10_500;
const HIGH_EVERY_S = 5;
/** Longest flight that is simulated: one that has not landed by then never will. */
const MOST_S = 22 * 3600;
/** Fuel is loaded for this ground speed (kt) and this much reserve (hours). */
const FUEL_KT = 390;
const RESERVE_H = 1.6;

/** Flies a plan from stand to stand, in steps of a second. */
export function simulateFlight(plan: SimulationPlan): SimulatedFlight {
  const motion = atTheGate(plan);
  const { burnKgH } = motion.flown;
  const awayNm = distanceNm(plan.from, plan.to);
  let fuelKg = burnKgH * (awayNm / groundKt(motion) + RESERVE_H);
  const emptyKg = Math.min(motion.flown.emptyKg, mostKg(motion) - fuelKg);
  const points: TelemetryPoint[] = [];
  const events: FlightEvent[] = [];
  for (let second = 0; second < MOST_S; second += 1) {
    const event = moveOneSecond(motion, plan, second);
    if (event) events.push(event);
    const agl = motion.stage === 'air' ? heightOf(motion, plan) : 0;
    const state = systemState(motion, agl, second);
    if (isSecured(state)) break;
    const systems = systemsAt(state);
    fuelKg -= burnKgS(burnKgH, motion, systems.engines);
    if (agl > HIGH_FT && second % HIGH_EVERY_S !== 0) continue;
    points.push({
      seq: points.length,
      at: plan.startsAt + second * 1000,
      ...measured(motion, agl),
      fuelKg: Math.round(fuelKg),
      weightKg: Math.round(emptyKg + fuelKg),
      ...systems,
      flapDetent: null,
      g: 1,
      simRate: 1,
    });
  }
  return { points, events };
}

/** Ground speed for the fuel calculation, kt: slower aircraft need longer. */
function groundKt({ flown, level }: Motion): number {
  return flown.limits === null ? FUEL_KT : Math.min(FUEL_KT, flown.cruiseMach * soundKt(level) * 0.85);
}

/** Heaviest take-off weight, with a small margin, kg; infinite if the limits are unknown. */
function mostKg({ flown }: Motion): number {
  return flown.limits === null ? Number.POSITIVE_INFINITY : flown.limits.mtowKg * 0.98;
}

function systemState(m: Motion, aglFt: number, second: number): SystemState {
  return {
    second,
    stage: m.stage,
    inStage: second - m.since,
    altFt: m.alt,
    aglFt,
    iasKt: m.ias,
    toGoNm: m.leftNm,
    landing: m.landing,
    downS: second - m.downAt,
    limits: m.flown.limits,
  };
}

/** Instrument readings of a motion, rounded like real ones. */
function measured(m: Motion, agl: number) {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const air = m.stage === 'air';
  return {
    lat: m.position.lat,
    lon: m.position.lon,
    altFt: Math.round(m.alt),
    aglFt: tenth(agl),
    hdg: (Math.round(m.track + (m.stage === 'push' ? 180 : 0)) + 720) % 360,
    gsKt: tenth(m.gs),
    iasKt: tenth(m.ias),
    mach: Math.round((trueKt(m.ias, m.alt) / soundKt(m.alt)) * 1000) / 1000,
    vsFpm: Math.round(m.vs),
    onGround: !air,
    pitch: air ? tenth(2.5 + m.vs / 260) : 0,
    bank: tenth(m.bank),
  };
}

function burnKgS(burnKgH: number, { stage, vs }: Motion, engines: number): number {
  if (engines === 0) return 0;
  const air = vs > 500 ? 2.4 : vs < -500 ? 0.35 : 1;
  const part = stage === 'air' ? air : stage === 'roll' ? 2.6 : 0.3;
  return (burnKgH * part) / 3600;
}
