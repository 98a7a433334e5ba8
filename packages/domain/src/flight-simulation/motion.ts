import type { TypeLimits } from '../scoring/type-limits.ts';
import type { Position } from '../great-circle.ts';
import type { SystemState } from './aircraft-systems.ts';
import type { SimulatedField, UsedRunway, Wind } from './used-runway.ts';
import type { Performance } from './performance.ts';

/** The flight to simulate. */
export interface SimulationPlan {
  from: SimulatedField;
  to: SimulatedField;
  /** Diversion airport, decided half way; null without a diversion. */
  divertTo: SimulatedField | null;
  icaoType: string;
  /** Limits of a type whose figures the simulation lacks; absent if unknown. */
  limits?: TypeLimits | undefined;
  /** First sample, milliseconds since 1970 UTC. */
  startsAt: number;
  wind: Wind;
  /** Vertical speed of the touchdown, ft/min, positive. */
  touchdownFpm: number;
}

/** Position and movement of the aircraft. */
export interface Motion {
  stage: SystemState['stage'];
  /** Second at which the stage began. */
  since: number;
  position: Position;
  /** Altitude, ft. */
  alt: number;
  /** Indicated airspeed, kt; vertical speed, ft/min. */
  ias: number;
  vs: number;
  /** True track and bank (right wing down positive), degrees; ground speed, kt. */
  track: number;
  bank: number;
  gs: number;
  /** True from the top of descent on. */
  landing: boolean;
  /** Second of the touchdown. */
  downAt: number;
  /** Distance to the runway, NM, and the distance at which a diversion is decided. */
  leftNm: number;
  divertAtNm: number;
  /** Cruise level, ft. */
  level: number;
  target: SimulatedField;
  departure: UsedRunway;
  arrival: UsedRunway;
  /** Points still to pass before the final. */
  route: readonly Position[];
  flown: Performance;
}
