import type { FlightPhase } from './flight-phase.ts';

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
