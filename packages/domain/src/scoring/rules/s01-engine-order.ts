/** S-01: the engines are started in the order of the airline. */
import { bit } from '../../flight-record/telemetry-point.ts';
import { hit, noData, ok } from '../finding.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import type { Sample } from '../sample.ts';

/** Judges the first two engines of the order; both must have been seen off and must start far enough apart to be told. */
export const judgeEngineOrder: Judge<'S-01'> = (track, rule) => {
  const { order } = thresholdsFor(rule, track.type);
  const [first = 1, second = 2] = order;
  const expected = `Motor ${first} y después motor ${second}`;
  const samples = track.samples.filter(({ usable, engines }) => usable && engines !== null);
  const [start] = samples;
  const [a, b] = [engineStart(samples, first), engineStart(samples, second)];
  if (!start || start.engines !== 0)
    return noData('La grabación no empezó con los motores parados', expected);
  if (!a || !b) return noData('No se vio el arranque de los dos motores', expected);
  const apart = rule.tolerance.apartS * 1000;
  if (a.lastOff - b.firstOn >= apart) {
    const observed = `Motor ${second} y después motor ${first}`;
    return hit([{ from: b.firstOn, to: a.firstOn, observed }], expected, rule);
  }
  if (b.firstOn <= a.firstOn) return noData('Los dos arranques no se distinguen en el tiempo', expected);
  return ok(expected, expected);
};

/** Last moment an engine was off before it ran, and first moment it ran, ms. */
function engineStart(samples: readonly Sample[], engine: number) {
  const index = samples.findIndex(({ engines }) => bit(engines, 1 << (engine - 1)) === true);
  const [before, after] = [samples[index - 1], samples[index]];
  return before && after ? { lastOff: before.at, firstOn: after.at } : undefined;
}
