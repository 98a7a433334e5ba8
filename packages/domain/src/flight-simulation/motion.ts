import type { Position } from '../great-circle.ts';
import type { SystemState } from './aircraft-systems.ts';
import type { SimulatedField, UsedRunway, Wind } from './used-runway.ts';
import type { Performance } from './performance.ts';

/** What is to be flown. */
export interface SimulationPlan {
  from: SimulatedField;
  to: SimulatedField;
  /** Where it lands instead, decided half way. */
  divertTo: SimulatedField | null;
  icaoType: string;
  /** First sample, milliseconds since 1970 UTC. */
  startsAt: number;
  wind: Wind;
  /** Vertical speed of the touchdown, ft/min, positive. */
  touchdownFpm: number;
}

/** Where the aircraft is and how it moves. */
export interface Motion {
  stage: SystemState['stage'];
  /** Second at which the stage began. */
  since: number;
  position: Position;
  alt: number;
  ias: number;
  vs: number;
  track: number;
  bank: number;
  gs: number;
  /** On the way down, or down. */
  landing: boolean;
  /** Second of the touchdown. */
  downAt: number;
  /** Way to the runway, NM, and at which of it a diversion is decided. */
  leftNm: number;
  divertAtNm: number;
  level: number;
  target: SimulatedField;
  departure: UsedRunway;
  arrival: UsedRunway;
  /** Points still to pass before the final. */
  route: readonly Position[];
  flown: Performance;
}
