import { isOnGround } from './ground-states.ts';
import { bit, STATE, type TelemetryPoint } from './telemetry-point.ts';

/** Phases of a flight in progress, with the words that people see. */
export const FLIGHT_PHASES = {
  boarding: 'Embarque',
  pushback: 'Retroceso',
  taxi: 'Rodaje',
  takeoff: 'Despegue',
  climb: 'Ascenso',
  cruise: 'Crucero',
  descent: 'Descenso',
  approach: 'Aproximación',
  landed: 'Aterrizado',
  on_block: 'En calzos',
} as const;

/** Phase of a flight in progress. */
export type FlightPhase = keyof typeof FLIGHT_PHASES;

/** Phases of an aircraft that has been in the air. */
const FLOWN = new Set<FlightPhase>(['climb', 'cruise', 'descent', 'approach', 'landed', 'on_block']);
/** Ground speed that is more than taxiing, kt; that of a pushback, kt. */
const FAST_KT = 45;
const SLOW_KT = 5;
/** Vertical speed of a climb or descent, ft/min. */
const SLOPE_FPM = 400;
/**
 * Height over the ground up to which a flight is in take-off or on approach, ft; without a radio height, altitude
 * counts.
 */
const LOW_FT = 1500;
const APPROACH_FT = 4000;

/** The phase at a point; `before` is that of the point before, null at the start. For showing: nothing is judged by it. */
export function phaseAt(point: TelemetryPoint, before: FlightPhase | null): FlightPhase {
  const flown = before !== null && FLOWN.has(before);
  const speed = point.gsKt ?? 0;
  if (isOnGround(point) !== false) {
    if (speed >= FAST_KT) return flown ? 'landed' : 'takeoff';
    const parked = speed < 1 && bit(point.flags, STATE.parkingBrake) !== false;
    if (flown) return parked && (point.engines === 0 || before === 'on_block') ? 'on_block' : 'landed';
    if (parked && (before === null || before === 'boarding')) return 'boarding';
    return before === 'taxi' || speed >= SLOW_KT ? 'taxi' : 'pushback';
  }
  const height = point.aglFt ?? point.altFt ?? 0;
  const slope = point.vsFpm ?? 0;
  if (slope > SLOPE_FPM) return height < LOW_FT && !flown ? 'takeoff' : 'climb';
  if (slope < -SLOPE_FPM) return height < APPROACH_FT ? 'approach' : 'descent';
  if (before === 'approach') return 'approach';
  return height < LOW_FT && !flown ? 'takeoff' : 'cruise';
}

const ON_GROUND: Readonly<Record<FlightPhase, boolean | null>> = {
  boarding: true,
  pushback: true,
  taxi: true,
  // Includes the take-off run and the first seconds in the air, so speed decides.
  takeoff: null,
  climb: false,
  cruise: false,
  descent: false,
  approach: false,
  landed: true,
  on_block: true,
};

/**
 * Whether an aircraft is on the ground in a phase that its recorder reports, for recorders that send neither ground
 * switch nor height; null if the phase can be both.
 */
export function groundOf(phase: FlightPhase | null): boolean | null {
  return phase === null ? null : ON_GROUND[phase];
}
