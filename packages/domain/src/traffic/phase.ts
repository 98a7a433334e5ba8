/** Finds the phase of a flight from the networks' data. Pure. */
import type { Flight } from './flight.ts';
import type { FlightProgress } from './progress.ts';

/** Every phase, with the word that people see. */
export const phaseWords = {
  parked: 'En tierra',
  taxi: 'Rodando',
  climb: 'Ascenso',
  cruise: 'Crucero',
  descent: 'Descenso',
  approach: 'Aproximación',
  airborne: 'En vuelo',
  arrived: 'En destino',
} as const;
/** Phase of a flight on a network. */
export type FlightPhase = keyof typeof phaseWords;

/**
 * Speed below which an aircraft counts as on the ground if its network does not say; and below which it is standing.
 * Knots.
 */
const SLOWEST_FLYING_KT = 50;
const STANDING_KT = 3;
/** On the ground this near its destination, in nautical miles, it has arrived. */
const AT_AIRPORT_NM = 6;
/** Feet a minute from which it climbs or descends. */
const CLIMBING_FT_MIN = 400;
/** Feet below the planned level beyond which it is still climbing, or already descending. */
const OFF_LEVEL_FT = 2000;
/** Distance to the destination and height below which a flight is on approach, nautical miles and feet. */
const APPROACH_NM = 40;
const APPROACH_FT = 11_000;

/** Data of a flight and of its progress that the phase depends on. */
type Seen = Pick<Flight, 'onGround' | 'groundSpeedKt' | 'altitudeFt' | 'cruiseFt' | 'climbFtMin'>;
type Way = Pick<FlightProgress, 'flownNm' | 'toGoNm' | 'fraction'>;

/** Whether it is on the ground. */
export function isOnGround({ onGround, groundSpeedKt }: Pick<Seen, 'onGround' | 'groundSpeedKt'>): boolean {
  return onGround ?? groundSpeedKt < SLOWEST_FLYING_KT;
}

/** The phase, an educated guess where the network gives a position and no more. */
export function phaseOf(flight: Seen, way: Way): FlightPhase {
  if (isOnGround(flight)) {
    const there =
      way.toGoNm !== undefined && way.toGoNm <= AT_AIRPORT_NM && (way.flownNm ?? Infinity) > way.toGoNm;
    if (flight.groundSpeedKt >= STANDING_KT) return 'taxi';
    return there ? 'arrived' : 'parked';
  }
  const { climbFtMin, cruiseFt, altitudeFt } = flight;
  const near = way.toGoNm !== undefined && way.toGoNm <= APPROACH_NM && altitudeFt <= APPROACH_FT;
  const half = way.fraction;
  if (near && (half ?? 1) > 0.5) return 'approach';
  if (climbFtMin !== undefined && Math.abs(climbFtMin) >= CLIMBING_FT_MIN)
    return climbFtMin > 0 ? 'climb' : 'descent';
  if (cruiseFt === undefined) return climbFtMin === undefined ? 'airborne' : 'cruise';
  if (altitudeFt >= cruiseFt - OFF_LEVEL_FT || climbFtMin !== undefined) return 'cruise';
  if (half === undefined) return 'airborne';
  return half < 0.5 ? 'climb' : 'descent';
}
