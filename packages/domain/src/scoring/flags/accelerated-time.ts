/** V-01 time ran faster: told by the simulator, or by more way than the ground speed makes in the time. */
import { distanceNm } from '../../great-circle.ts';
import { NOTICED } from '../../flight-record/flight-event.ts';
import { findStretches, known, lasting } from '../stretches.ts';
import { duration } from '../texts/figures.ts';
import { formatNumber } from '../../numbers.ts';
import type { Sample, Track } from '../track.ts';
import { blocking, type FlagRule } from './flag-rule.ts';
import { tells } from './noticed.ts';

/** Time over which the way is measured, ms: positions come late by seconds, never by so much. */
export const WAY_MS = 120_000;
/** Times the way that the ground speed makes: simulators run at twice the time or more. */
export const WAY_FACTOR = 1.5;
/** Way that a line that was lost leaves to be made good does not count, share of what is expected. */
const BEYOND_SHARE = 0.3;
/** Ground speed below which position and speed can't be compared, kt. */
const LEAST_KT = 60;
/** Ground speed in m/s where knots are meant: way and speed differ by this at all times, and by so much beside it. */
const METRES_FACTOR = 1.944;
const METRES_BESIDE = 0.03;

/** Simulation rate above real time for longer than stutter; where the recorder tells none, far more way than speed. */
export const acceleratedTime: FlagRule = (track, { rate, rateS }) => {
  if (tells(track.events, NOTICED.simRate))
    return blocking('V-01', 'El programa avisó de simulación acelerada');
  const fast = (sample: Sample) => known(sample.simRate, (value) => value > rate);
  const [first] = findStretches(track.samples, fast, { seconds: rateS, longer: true, everywhere: true });
  if (first) return blocking('V-01', `Simulación acelerada durante ${duration(lasting(first))}`);
  const factor = fastestWay(track);
  if (factor === null) return [];
  const times = formatNumber(Math.round(factor * 10) / 10);
  return blocking('V-01', `El recorrido es ${times} veces lo que da la velocidad: simulación acelerada`);
};

/** Way from the first sample in the air to one, as flown and as the ground speed makes it, NM. */
interface Way {
  at: number;
  flown: number;
  expected: number;
  /** Time in which the steps were too long for the speed, ms. */
  longMs: number;
}

/** The largest share of the way in the time; null where none is beyond the factor. */
function fastestWay({ airborne, interruptions }: Track): number | null {
  const ways = waysOf(
    airborne,
    interruptions.filter(({ kind }) => kind === 'pause'),
  );
  let [start, ahead, fastest] = [0, 0, 0];
  let isMetres = true;
  for (const way of ways) {
    let first = ways[start];
    while (first && way.at - (ways[start + 1]?.at ?? way.at) >= WAY_MS) {
      // What was made good after a silence is not ahead of what could be flown until now.
      ahead = Math.max(ahead, first.flown - first.expected);
      start += 1;
      first = ways[start];
    }
    if (!first || way.at - first.at < WAY_MS) continue;
    const flown = way.flown - first.flown;
    const expected = way.expected - first.expected;
    if (expected <= 0) continue;
    isMetres &&= Math.abs(flown / expected - METRES_FACTOR) <= METRES_BESIDE;
    const isLong = (way.longMs - first.longMs) * 2 > way.at - first.at;
    const isAhead = way.flown - way.expected > ahead + BEYOND_SHARE * expected;
    if (isLong && isAhead) fastest = Math.max(fastest, flown / expected);
  }
  return fastest >= WAY_FACTOR && !isMetres ? fastest : null;
}

function waysOf(samples: readonly Sample[], pauses: readonly { from: number; to: number }[]): Way[] {
  let [flown, expected, longMs] = [0, 0, 0];
  return samples.map((sample, i) => {
    const before = samples[i - 1];
    if (!before) return { at: sample.at, flown, expected, longMs };
    const ms = sample.at - before.at;
    const isPaused = pauses.some(({ from, to }) => from < sample.at && to > before.at);
    const speed = ((before.gsKt ?? 0) + (sample.gsKt ?? 0)) / 2;
    // How long a sample was on its way is not known: times of arrival can't tell how fast time ran.
    const isTimed = !before.byArrival && !sample.byArrival;
    if (isTimed && !isPaused && before.gsKt !== null && sample.gsKt !== null && speed >= LEAST_KT) {
      const made = distanceNm(before, sample);
      const due = (speed * ms) / 3_600_000;
      flown += made;
      expected += due;
      if (made >= WAY_FACTOR * due) longMs += ms;
    }
    return { at: sample.at, flown, expected, longMs };
  });
}
