/** Finds the taxiing in the movement on the ground, without the take-off run and the landing roll. */
import { firstFrom, indexAfter, indexFrom, lastBefore } from '../flight-record/in-time.ts';
import type { Sample, Track } from './track.ts';

/** Speeds and times that bound the taxi. */
export interface TaxiBounds {
  /** The run up to the take-off begins where the speed was last at or below this, kt. */
  takeoffKt: number;
  /** The landing roll ends where the speed first comes down to this, kt. */
  landingKt: number;
  /** Seconds after the landing roll that are left alone. */
  afterLandingS: number;
}

/** Test for samples of taxi; null when nobody knows whether the aircraft was on the ground. */
export function taxiTest(track: Track, bounds: TaxiBounds): (sample: Sample) => boolean | null {
  const { samples, times } = track;
  const takeoff = times.takeoff ?? Number.POSITIVE_INFINITY;
  const slow = lastBefore(
    samples,
    indexFrom(samples, takeoff),
    ({ gsKt }) => gsKt !== null && gsKt <= bounds.takeoffKt,
  );
  const rollFrom = times.takeoff === null ? takeoff : (slow?.at ?? 0);
  const down = touchedDownAt(track);
  const stopped = firstFrom(
    samples,
    indexAfter(samples, down),
    ({ gsKt }) => gsKt !== null && gsKt <= bounds.landingKt,
  );
  const rollTo = (stopped?.at ?? Number.POSITIVE_INFINITY) + bounds.afterLandingS * 1000;
  return ({ at, ground }) => {
    if (at < times.offBlock || at > times.onBlock || (at > rollFrom && at <= rollTo)) return false;
    return ground;
  };
}

/** First touch of the last landing, or the first moment on the ground after it when nobody saw it; ms. */
function touchedDownAt({ samples, landing, times }: Track): number {
  const [first] = landing;
  if (first) return first.at;
  if (times.takeoff === null) return Number.NEGATIVE_INFINITY;
  const lastAir = samples.findLastIndex(({ ground }) => ground === false);
  return firstFrom(samples, lastAir + 1, ({ ground }) => ground === true)?.at ?? Number.POSITIVE_INFINITY;
}
