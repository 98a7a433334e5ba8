/** The record of a flight as rules read it. */
import type { ClockCheck } from '../flight-record/clock-offset.ts';
import type { FlightTimes } from '../flight-record/flight-times.ts';
import type { Interruption } from '../flight-record/interruptions.ts';
import type { Touchdown } from '../flight-record/touchdowns.ts';
import type { RecordedFlight } from './recorded-flight.ts';
import type { RuleField } from './rule-fields.ts';
import type { Sample } from './sample.ts';
import type { TypeLimits } from './type-limits.ts';

/** Data that the rules read. */
export interface Track extends Omit<RecordedFlight, 'points' | 'believed'> {
  samples: readonly Sample[];
  /** The samples in the air. */
  airborne: readonly Sample[];
  times: FlightTimes;
  interruptions: readonly Interruption[];
  /** Every touchdown; and those of the last landing, with its bounces. */
  touchdowns: readonly Touchdown[];
  landing: readonly Touchdown[];
  /** Fields that this recorder reports and that can be trusted. */
  reported: ReadonlySet<RuleField>;
  /** Type flown: the one that the recorder saw if the booking accepts it, otherwise the booked one. */
  type: string | null;
  /** Limits of the type; null if there are none. */
  limits: TypeLimits | null;
  /** Verdict on the recorder's clock. */
  clockCheck: ClockCheck;
  /** Whether fuel is unlimited, by the simulator's flag or because it never decreases. */
  unlimitedFuel: boolean;
  /** First declaration of an emergency, ms; null without one. */
  emergencyAt: number | null;
}
