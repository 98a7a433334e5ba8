/** V-01, time ran faster: reported by the simulator, or proved by more distance than the ground speed gives. */
import { distanceNm } from '../../great-circle.ts';
import { NOTICED } from '../../flight-record/flight-event.ts';
import { findStretches, isAbove, lasting } from '../stretches.ts';
import { duration } from '../texts/figures.ts';
import { formatNumber } from '../../numbers.ts';
import type { Sample, Track } from '../track.ts';
import { blocking, type FlagRule, tells } from './record.ts';

/** Time over which the way is measured, ms: positions come late by seconds, never by so much. */
export const WAY_MS = 120_000;
/** Times the way that the ground speed makes: simulators run at twice the time or more. */
export const WAY_FACTOR = 1.5;
/** Distance that may be caught up after a lost connection and does not count, as a share of the expected distance. */
const BEYOND_SHARE = 0.3;
/** Ground speed below which position and speed can't be compared, kt. */
const LEAST_KT = 60;
/**
 * Factor between ground speed in m/s and in knots: if distance and speed differ by it all the time, within the
 * tolerance below, the recorder sends m/s.
 */
const METRES_FACTOR = 1.944;
const METRES_BESIDE = 0.03;

/**
 * V-01: simulation rate above real time for longer than a stutter or, if the recorder does not report the rate, far
 * more distance than the speed gives.
 */
export const acceleratedTime: FlagRule = (track, { rate, rateS }) => {
  if (tells(track.events, NOTICED.simRate))
    return blocking('V-01', 'El programa avisó de simulación acelerada');
  const fast = (sample: Sample) => isAbove(sample.simRate, rate);
  const [first] = findStretches(track.samples, fast, { seconds: rateS, longer: true, everywhere: true });
  if (first) return blocking('V-01', `Simulación acelerada durante ${duration(lasting(first))}`);
  const factor = fastestWay(track);
  if (factor === null) return [];
  const times = formatNumber(Math.round(factor * 10) / 10);
  return blocking('V-01', `El recorrido es ${times} veces lo que da la velocidad: simulación acelerada`);
};

/** Ways from the first sample in the air to each, a row a sample: as flown and as the ground speed makes them, NM. */
interface Ways {
  at: Float64Array;
  flown: Float64Array;
  expected: Float64Array;
  /** Time in which the steps were too long for the speed, ms. */
  longMs: Float64Array;
}

/** The largest share of the way in the time; null where none is beyond the factor. */
function fastestWay({ airborne, interruptions }: Track): number | null {
  const { at, flown, expected, longMs } = waysOf(
    airborne,
    interruptions.filter(({ kind }) => kind === 'pause'),
  );
  const since = (ways: Float64Array, row: number, from: number) => (ways[row] ?? 0) - (ways[from] ?? 0);
  const aheadAt = (row: number) => (flown[row] ?? 0) - (expected[row] ?? 0);
  let [start, ahead, fastest] = [0, 0, 0];
  let isMetres = true;
  for (let row = 0; row < at.length; row += 1) {
    while (start < row && since(at, row, start + 1) >= WAY_MS) {
      // Distance caught up after a silence does not count as ahead.
      ahead = Math.max(ahead, aheadAt(start));
      start += 1;
    }
    if (since(at, row, start) < WAY_MS) continue;
    const due = since(expected, row, start);
    if (due <= 0) continue;
    const share = since(flown, row, start) / due;
    isMetres &&= Math.abs(share - METRES_FACTOR) <= METRES_BESIDE;
    const isLong = since(longMs, row, start) * 2 > since(at, row, start);
    if (isLong && aheadAt(row) > ahead + BEYOND_SHARE * due) fastest = Math.max(fastest, share);
  }
  return fastest >= WAY_FACTOR && !isMetres ? fastest : null;
}

function waysOf(samples: readonly Sample[], pauses: readonly { from: number; to: number }[]): Ways {
  const column = () => new Float64Array(samples.length);
  const ways: Ways = { at: column(), flown: column(), expected: column(), longMs: column() };
  let [flown, expected, longMs] = [0, 0, 0];
  let before: Sample | undefined;
  let row = 0;
  for (const sample of samples) {
    const due = before ? dueWay(before, sample, pauses) : null;
    if (before && due !== null) {
      const made = distanceNm(before, sample);
      flown += made;
      expected += due;
      if (made >= WAY_FACTOR * due) longMs += sample.at - before.at;
    }
    ways.at[row] = sample.at;
    ways.flown[row] = flown;
    ways.expected[row] = expected;
    ways.longMs[row] = longMs;
    before = sample;
    row += 1;
  }
  return ways;
}

/** The way that the ground speed makes from one sample to the next, NM; null where it can't be compared. */
function dueWay(a: Sample, b: Sample, pauses: readonly { from: number; to: number }[]): number | null {
  // With times of arrival nobody knows how long a sample travelled, so they can't show how fast time ran.
  if (a.byArrival || b.byArrival || a.gsKt === null || b.gsKt === null) return null;
  const speed = (a.gsKt + b.gsKt) / 2;
  if (speed < LEAST_KT) return null;
  for (const { from, to } of pauses) if (from < b.at && to > a.at) return null;
  return (speed * (b.at - a.at)) / 3_600_000;
}
