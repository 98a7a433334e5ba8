import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';

/** Our phases by the words of smartCARS and Stratos. */
const PHASES: Readonly<Record<string, FlightPhase>> = {
  BOARDING: 'boarding',
  PUSH_BACK: 'pushback',
  TAXI: 'taxi',
  REJECTED_TAKE_OFF: 'taxi',
  TAKE_OFF: 'takeoff',
  CLIMB_OUT: 'climb',
  CLIMB: 'climb',
  CRUISE: 'cruise',
  DESCENT: 'descent',
  APPROACH: 'approach',
  GO_AROUND: 'approach',
  FINAL: 'approach',
  LANDED: 'landed',
  TAXI_TO_GATE: 'landed',
  TAXI_IN: 'landed',
  ARRIVED: 'on_block',
  DEBOARDING: 'on_block',
};

/** The phase of a client's word; null if unknown, or no phase, such as `DIVERTED`. */
export function phaseOf(word: string | null): FlightPhase | null {
  return PHASES[word?.toUpperCase() ?? ''] ?? null;
}
