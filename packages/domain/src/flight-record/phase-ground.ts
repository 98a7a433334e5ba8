import type { FlightPhase } from './flight-phase.ts';

const ON_GROUND: Readonly<Record<FlightPhase, boolean | null>> = {
  boarding: true,
  pushback: true,
  taxi: true,
  // The run and the first seconds in the air: the speed tells.
  takeoff: null,
  climb: false,
  cruise: false,
  descent: false,
  approach: false,
  landed: true,
  on_block: true,
};

/** Whether an aircraft stands in a phase that its recorder tells, for recorders that send neither switch nor height. */
export function groundOf(phase: FlightPhase | null): boolean | null {
  return phase === null ? null : ON_GROUND[phase];
}
