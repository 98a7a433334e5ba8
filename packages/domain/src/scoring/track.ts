/** The record of a flight as rules read it. */
import type { ClockCheck } from '../flight-record/clock-offset.ts';
import type { FlightTimes } from '../flight-record/flight-times.ts';
import type { Interruption } from '../flight-record/interruptions.ts';
import type { Touchdown } from '../flight-record/touchdowns.ts';
import type { RecordedFlight } from './recorded-flight.ts';
import type { RuleField } from './rule-fields.ts';
import type { Sample } from './sample.ts';
import type { TypeLimits } from './type-limits.ts';

/** What rules read. */
export interface Track extends Omit<RecordedFlight, 'points' | 'believed'> {
  samples: readonly Sample[];
  /** Those in the air. */
  airborne: readonly Sample[];
  times: FlightTimes;
  interruptions: readonly Interruption[];
  /** Every touchdown, and those of the last landing with its bounces. */
  touchdowns: readonly Touchdown[];
  landing: readonly Touchdown[];
  /** Fields that this recorder reports and that can be trusted. */
  reported: ReadonlySet<RuleField>;
  /** The type flown: the one seen when it is accepted, else the booked one. */
  type: string | null;
  /** Its figures; null when there are none. */
  limits: TypeLimits | null;
  /** What its batches say of its recorder's clock. */
  clockCheck: ClockCheck;
  /** Whether fuel is unlimited, by the simulator's word or because it never falls. */
  unlimitedFuel: boolean;
  /** First declaration of an emergency, ms; null without one. */
  emergencyAt: number | null;
}
