/** The record of a flight as rules read it. */
import { BelievedPoint } from '../flight-record/believed-point.ts';
import type { ClockCheck } from '../flight-record/clock-offset.ts';
import type { FlightTimes } from '../flight-record/flight-times.ts';
import { itemsBetween } from '../flight-record/in-time.ts';
import type { Interruption } from '../flight-record/interruptions.ts';
import { LIGHT, bit, type LightName } from '../flight-record/telemetry-point.ts';
import type { Touchdown } from '../flight-record/touchdowns.ts';
import type { RecordedFlight } from './recorded-flight.ts';
import type { RuleField } from './rule-fields.ts';
import type { TypeLimits } from './type-limits.ts';

/** State of a point that follows from its position in the flight. */
interface Place {
  /** Whether it is on the ground, by ground switch, radio height or speed; null if none is known. */
  ground: boolean | null;
  /** A rule may look at it: not at the start, in or just after an interruption. */
  usable: boolean;
  /** A gap lies between the sample before and this one. */
  afterGap: boolean;
}

/** One checked point of a flight, with its state in the flight. */
export class Sample extends BelievedPoint implements Place {
  readonly ground: boolean | null;
  readonly usable: boolean;
  readonly afterGap: boolean;

  constructor({ point, columns, row }: BelievedPoint, { ground, usable, afterGap }: Place) {
    super(point, columns, row);
    this.ground = ground;
    this.usable = usable;
    this.afterGap = afterGap;
  }
}

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

/** Values of a column between two moments, in order; both ends included, ms since 1970 UTC. */
export function readings(
  samples: readonly Sample[],
  column: 'fuelKg' | 'weightKg',
  { from, to }: { from: number; to: number },
): number[] {
  return itemsBetween(samples, from, to).flatMap((sample) => sample[column] ?? []);
}

/** Whether a light is on in a sample; null if unknown. */
export function lightOn({ lights }: Sample, name: LightName): boolean | null {
  return bit(lights, LIGHT[name]);
}

/** Whether the recorder reports a light: one that never changes is marked as unknown in every sample. */
export function lightReported({ samples }: Track, name: LightName): boolean {
  return samples.some((sample) => lightOn(sample, name) !== null);
}

/**
 * Samples in the air from the take-off to the last touchdown, or to the end when nobody saw it; none without a take-off.
 * Those of which nobody knows stay in their place and may not be looked at.
 */
export function airborneSamples(
  samples: readonly Sample[],
  { takeoff, landing }: FlightTimes,
): readonly Sample[] {
  if (takeoff === null) return [];
  return samples
    .filter(({ at, ground }) => at >= takeoff && at <= (landing ?? at) && ground !== true)
    .map((sample) => (sample.ground === null ? unusable(sample) : sample));
}

function unusable(sample: Sample): Sample {
  const { ground, afterGap } = sample;
  return new Sample(sample, { ground, usable: false, afterGap });
}

/** The last sample on the ground and the first in the air; undefined when something lies between them. */
export function beforeLiftOff({ samples, times }: Track): { last: Sample; first: Sample } | undefined {
  const index = samples.findIndex(({ at }) => at === times.takeoff);
  const [last, first] = [samples[index - 1], samples[index]];
  return last?.ground === true && first && !first.afterGap ? { last, first } : undefined;
}
