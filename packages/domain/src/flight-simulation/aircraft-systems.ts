/** Switches that the crew of a simulated flight operates, and when, so that the flight is flown by the book. */
import type { TypeLimits } from '../scoring/type-limits.ts';
import { LIGHT, STATE } from '../flight-record/telemetry-point.ts';

/** State on which the crew's switches depend. */
export interface SystemState {
  /** Seconds since the recording began. */
  second: number;
  stage: 'gate' | 'push' | 'taxi_out' | 'line_up' | 'roll' | 'air' | 'rollout' | 'taxi_in' | 'stand';
  /** Seconds since the stage began. */
  inStage: number;
  altFt: number;
  aglFt: number;
  iasKt: number;
  /** Distance to the runway, NM. */
  toGoNm: number;
  landing: boolean;
  /** Seconds since the touchdown. */
  downS: number;
  /** Limits of flap and gear speeds; null to use those of the A320. */
  limits: TypeLimits | null;
}

/** Seconds of the start: beacon, engines, brakes. */
const BEACON_S = 20;
const ENGINE_S = [45, 80] as const;
/**
 * Seconds at the stand: the engines cool after touchdown, then the crew shuts them down, switches off the beacon, and
 * is done.
 */
const COOL_S = 185;
const ENGINES_OFF_S = 20;
const BEACON_OFF_S = 40;
const DONE_S = 60;
/** Switching height of the landing lights, ft; flaps and gear after take-off, ft. */
const LIGHTS_FT = 10_000;
const CLEAN_FT = 1500;
const GEAR_FT = 150;
/** Flaps and gear move so far below their largest speed, kt. */
const BELOW_KT = 5;

/** Engines, lights, brake, flaps and gear. */
export function systemsAt(state: SystemState): {
  engines: number;
  lights: number;
  flags: number;
  flaps: number;
  gear: number;
} {
  const { second, stage } = state;
  const parked = stage === 'gate' || stage === 'stand';
  return {
    engines:
      stage === 'stand'
        ? isPast(state, ENGINES_OFF_S)
          ? 0
          : 3
        : (second >= ENGINE_S[0] ? 1 : 0) + (second >= ENGINE_S[1] ? 2 : 0),
    lights: lightsAt(state),
    flags: parked ? STATE.parkingBrake : 0,
    flaps: flapsAt(state),
    gear: gearAt(state),
  };
}

/** Whether the crew has finished at the stand. */
export function isSecured(state: SystemState): boolean {
  return state.stage === 'stand' && isPast(state, DONE_S);
}

function isPast({ inStage, downS }: SystemState, seconds: number): boolean {
  return inStage >= seconds && downS >= COOL_S + seconds;
}

function lightsAt(state: SystemState): number {
  const { second, stage, altFt } = state;
  const beacon = second >= BEACON_S && !(stage === 'stand' && isPast(state, BEACON_OFF_S));
  const taxi = ['taxi_out', 'line_up', 'roll', 'rollout', 'taxi_in'].includes(stage);
  const runway = ['line_up', 'roll', 'rollout'].includes(stage) || stage === 'air';
  return (
    LIGHT.nav |
    (beacon ? LIGHT.beacon : 0) |
    (taxi ? LIGHT.taxi : 0) |
    (runway ? LIGHT.strobe : 0) |
    (runway && altFt < LIGHTS_FT ? LIGHT.landing : 0)
  );
}

function flapsAt({ stage, aglFt, iasKt, landing, toGoNm, inStage, limits }: SystemState): number {
  if (stage === 'gate' || stage === 'push' || stage === 'stand') return 0;
  if (stage === 'taxi_in') return inStage < 30 ? 4 : 0;
  if (stage === 'rollout') return 4;
  if (stage !== 'air') return 1;
  if (!landing) return aglFt < CLEAN_FT ? 1 : 0;
  const mayHave = (position: '1' | '2' | '3' | '4', usualKt: number) =>
    iasKt < Math.min(usualKt, (limits?.vfeKt[position] ?? usualKt) - BELOW_KT);
  if (toGoNm < 7 && mayHave('4', 168)) return 4;
  if (toGoNm < 9 && mayHave('3', 176)) return 3;
  if (toGoNm < 13 && mayHave('2', 190)) return 2;
  return toGoNm < 20 && mayHave('1', 222) ? 1 : 0;
}

function gearAt({ stage, aglFt, landing, toGoNm, iasKt, limits }: SystemState): number {
  if (stage !== 'air') return 1;
  if (!landing) return aglFt < GEAR_FT ? 1 : 0;
  return toGoNm < 8.5 && iasKt < Math.min(210, (limits?.gearKt ?? 210) - BELOW_KT) ? 1 : 0;
}
