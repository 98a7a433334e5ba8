/** Motion of a simulated aircraft, stage by stage, in steps of a second. */
import type { FlightEvent, TouchdownSample } from '../flight-record/flight-event.ts';
import { destinationPoint, distanceNm, initialBearing, KM_PER_NM, type Position } from '../great-circle.ts';
import { trueKt, indicatedKt, soundKt } from './atmosphere.ts';
import { afterTakeOff, aheadOnFinal, alongFinal, approachPoints, FINAL_NM } from './flight-path.ts';
import { runwayInUse, type SimulatedField, type Wind } from './used-runway.ts';
import { levelFor, performanceOf } from './performance.ts';
import type { Motion, SimulationPlan } from './motion.ts';

/** The speed and the vertical speed that a crew would want at each point of a flight. */

/** Height lost on the way down, ft a nautical mile: three degrees. */
const GLIDE_FT_NM = 318;
/** Extra distance for slowing down, NM. */
const SLOWING_NM = 9;
/** The aircraft does not descend below this height before the final, ft. */
const FLOOR_FT = 3000;

/** Margin of the speed below the limit of the flaps, kt. */
const SHORT_OF_KT = 12;

/** Indicated speed, kt: 250 below FL100, and slower step by step towards the runway. @param agl height over the ground, ft */
function wantedIas({ alt, leftNm, landing, flown }: Motion, agl: number): number {
  const cruise = Math.min(flown.fastestKt, indicatedKt(flown.cruiseMach * soundKt(alt), alt));
  if (!landing) {
    if (agl < 1500) return flown.liftOffKt + 18;
    return alt < 10_300 ? Math.min(243, cruise) : cruise;
  }
  const { limits } = flown;
  // Slow enough for the flaps that come next.
  const flapsKt = (next: '1' | '2' | '3' | '4') =>
    limits === null ? Number.POSITIVE_INFINITY : limits.vfeKt[next] - SHORT_OF_KT;
  if (leftNm < 6.5) return flown.approachKt;
  if (leftNm < 9) return Math.min(160, flapsKt('3'), flapsKt('4'));
  if (leftNm < 13) return Math.min(180, flapsKt('2'));
  if (leftNm < 20) return Math.min(208, flapsKt('1'));
  return alt < 12_000 ? Math.min(240, cruise) : cruise;
}

/** Vertical speed, ft/min. @param down height of the glide path here, ft @param tas true speed, kt */
function wantedVs({ alt, level, leftNm, landing, flown }: Motion, down: number, tas: number): number {
  if (!landing) {
    if (alt >= level - 30) return (level - alt) * 4;
    const [low, middle, high] = flown.climbFpm;
    const climb = alt < 10_000 ? low : alt < 24_000 ? middle : high;
    return Math.min(climb, (level - alt) * 3 + 100);
  }
  // The glide path itself on the final; before it a little under, so that there is room to slow down.
  const slope = (tas / 60) * GLIDE_FT_NM;
  if (leftNm <= FINAL_NM) return -Math.max(0, Math.min(1150, slope + (alt - down) * 6));
  const above = alt - Math.max(down - SLOWING_NM * GLIDE_FT_NM * 0.4, FLOOR_FT);
  return above <= 0 ? 0 : -Math.min(2600, slope + above * 0.5);
}

/** Seconds at the gate, of the pushback, and on the runway before the roll. */
const GATE_S = 110;

const PUSH_S = 40;

const LINE_UP_S = 12;

const TAXI_KT = 17;

/** Most bank in a turn, degrees. */
const BANK = 25;

/** Distance from a point at which it counts as passed, NM. */
const PASSED_NM = 1.6;

/** Distance to the stand or runway at which the aircraft has arrived, NM. */
const THERE_NM = 0.008;

/** The aircraft at the gate. */
export function atTheGate(plan: SimulationPlan): Motion {
  const flown = performanceOf(plan.icaoType, plan.limits);
  const course = initialBearing(plan.from, plan.to);
  const departure = runwayInUse(plan.from, plan.wind, course);
  const arrival = runwayInUse(plan.to, plan.wind, course);
  return {
    stage: 'gate',
    since: 0,
    position: { lat: plan.from.lat, lon: plan.from.lon },
    alt: plan.from.elevationFt,
    ias: 0,
    vs: 0,
    track: departure.heading,
    bank: 0,
    gs: 0,
    landing: false,
    downAt: 0,
    leftNm: 0,
    divertAtNm: plan.divertTo === null ? -1 : distanceNm(plan.from, plan.to) / 2,
    level: levelFor(distanceNm(plan.from, plan.divertTo ?? plan.to), flown.ceilingFt),
    target: plan.to,
    departure,
    arrival,
    route: [afterTakeOff(departure), ...approachPoints(plan.from, arrival)],
    flown,
  };
}

/** Height over the ground, ft. */
export function heightOf({ alt, landing, target }: Motion, { from }: SimulationPlan): number {
  return Math.max(0, alt - (landing ? target : from).elevationFt);
}

/** Moves the aircraft on by a second. Answers the touchdown when it happens. */
export function moveOneSecond(m: Motion, plan: SimulationPlan, second: number): FlightEvent | null {
  const event = MOVES[m.stage](m, plan, second);
  m.position = destinationPoint(m.position, m.track, (m.gs / 3600) * KM_PER_NM);
  return event;
}

type Move = (m: Motion, plan: SimulationPlan, second: number) => FlightEvent | null;

function enter(m: Motion, stage: Motion['stage'], second: number): null {
  m.stage = stage;
  m.since = second;
  return null;
}

const MOVES: Readonly<Record<Motion['stage'], Move>> = {
  gate: (m, _, second) => (second - m.since >= GATE_S ? enter(m, 'push', second) : null),
  push(m, _, second) {
    m.gs = second - m.since < PUSH_S ? 2 : 0;
    m.track = initialBearing(m.position, m.departure.start) + 180;
    return second - m.since >= PUSH_S + 30 ? enter(m, 'taxi_out', second) : null;
  },
  taxi_out: (m, _, second) => (taxiTo(m, m.departure.start) ? enter(m, 'line_up', second) : null),
  line_up(m, _, second) {
    [m.gs, m.track] = [0, m.departure.heading];
    return second - m.since >= LINE_UP_S ? enter(m, 'roll', second) : null;
  },
  roll(m, { wind }, second) {
    m.ias += 2.9;
    m.gs = Math.max(0, m.ias - headwind(wind, m));
    return m.ias >= m.flown.liftOffKt ? enter(m, 'air', second) : null;
  },
  air: fly,
  rollout(m, _, second) {
    m.gs = Math.max(14, m.gs - 3.2);
    m.ias = m.gs;
    return m.gs <= 14 ? enter(m, 'taxi_in', second) : null;
  },
  taxi_in(m, _, second) {
    m.ias = 0;
    return taxiTo(m, m.target) ? enter(m, 'stand', second) : null;
  },
  stand(m) {
    m.gs = 0;
    return null;
  },
};

/** Taxies towards a point; whether it is reached. */
function taxiTo(m: Motion, place: Position): boolean {
  const left = distanceNm(m.position, place);
  m.track = initialBearing(m.position, place);
  m.gs = stepTo(m.gs, Math.min(left < 0.05 ? 7 : TAXI_KT, Math.max(3, left * 3600)), 1);
  return left < THERE_NM;
}

function fly(m: Motion, plan: SimulationPlan, second: number): FlightEvent | null {
  const agl = heightOf(m, plan);
  const next = m.route[0] ?? aheadOnFinal(m.position, m.arrival);
  m.leftNm = m.route.length === 0 ? alongFinal(m.position, m.arrival) : wayLeft(m);
  if (plan.divertTo && m.leftNm < m.divertAtNm) divert(m, plan.divertTo, plan.wind);
  const down = m.target.elevationFt + Math.max(0, m.leftNm) * GLIDE_FT_NM;
  m.landing ||= m.alt >= down + SLOWING_NM * GLIDE_FT_NM * (m.alt > 12_000 ? 1 : 0.4);
  m.ias = stepTo(m.ias, wantedIas(m, agl), m.landing ? 1.1 : 1.6);
  const tas = trueKt(m.ias, m.alt);
  m.vs = stepTo(m.vs, wantedVs(m, down, tas), 220);
  if (m.landing && agl < 45) m.vs = agl < 30 ? -plan.touchdownFpm : Math.max(m.vs, -720);
  steer(m, initialBearing(m.position, next), tas, agl < 400);
  m.gs = Math.max(60, tas - headwind(plan.wind, m));
  m.alt += m.vs / 60;
  if (m.route.length > 0 && distanceNm(m.position, next) < PASSED_NM) m.route = m.route.slice(1);
  if (!m.landing || m.alt > m.target.elevationFt) return null;
  Object.assign(m, { alt: m.target.elevationFt, vs: 0, bank: 0, track: m.arrival.heading, downAt: second });
  enter(m, 'rollout', second);
  return touchdownEvent(plan.startsAt + second * 1000, m.position, plan.touchdownFpm);
}

function divert(m: Motion, field: SimulatedField, wind: Wind): void {
  m.target = field;
  m.arrival = runwayInUse(field, wind, initialBearing(m.position, field));
  m.route = approachPoints(m.position, m.arrival);
  m.divertAtNm = -1;
  m.landing = false;
  m.leftNm = wayLeft(m);
}

/** The value moved towards another by no more than a step. */
function stepTo(value: number, wanted: number, step: number): number {
  return value + Math.max(-step, Math.min(step, wanted - value));
}

/** Turns towards a track; no turns close to the ground. */
function steer(m: Motion, wanted: number, tas: number, straight: boolean): void {
  const off = ((wanted - m.track + 540) % 360) - 180;
  const rate = (1091 * Math.tan(((straight ? 3 : BANK) * Math.PI) / 180)) / tas;
  const step = Math.max(-rate, Math.min(rate, off / 3));
  m.bank = (Math.atan((step * tas) / 1091) * 180) / Math.PI;
  m.track = (m.track + step + 360) % 360;
}

/** The part of the wind that blows against the track at this height, kt. */
function headwind({ fromDeg, kt }: Wind, { track, alt }: Motion): number {
  const here = kt * (0.15 + 0.85 * Math.min(1, Math.max(0, alt) / 35_000));
  return here * Math.cos(((fromDeg - track) * Math.PI) / 180);
}

function wayLeft({ position, route, arrival }: Motion): number {
  let [sum, at] = [0, position];
  for (const next of [...route, arrival.aim]) {
    sum += distanceNm(at, next);
    at = next;
  }
  return sum;
}

/** Load factor of a touchdown: one that is softly flown is felt as 1.2 g. */
function loadOf(fpm: number): number {
  return Math.round((1 + fpm / 900) * 100) / 100;
}

function touchdownEvent(at: number, { lat, lon }: Position, fpm: number): FlightEvent {
  const g = loadOf(fpm);
  const window = Array.from({ length: 121 }, (_, i): TouchdownSample => {
    const second = (i - 40) / 20;
    return { at: at + second * 1000, aglFt: second < 0 ? (-second * fpm) / 60 : 0, g: second === 0 ? g : 1 };
  });
  return { id: 'touchdown-1', kind: 'touchdown', at, lat, lon, data: { rateFpm: -fpm, g, window } };
}
