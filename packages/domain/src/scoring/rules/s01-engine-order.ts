/** S-01: the engines are started in the order of the airline. */
import { bit } from '../../flight-record/telemetry-point.ts';
import { engineStart, type EngineStart } from '../engine-start.ts';
import { type Finding, hit, noData, ok } from '../finding.ts';
import type { Track } from '../track.ts';
import { numbers, whole, SECONDS, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration } from '../texts/figures.ts';

/** Numbers of the engines in the order of their start. Starts closer than `apartS` can't be distinguished. */
const figures = {
  thresholds: { order: numbers(2, whole(1, 4)) },
  tolerance: { apartS: SECONDS },
  deduction: TENTHS,
} as const;
type EngineOrderRule = RuleOf<typeof figures>;

export const engineOrderRule = { id: 'S-01', figures, words, judge } as const;

function words({ thresholds: { order }, tolerance: { apartS } }: EngineOrderRule): RuleWords {
  return {
    asks: `Los motores se ponen en marcha en este orden: ${order.join(' y ')}.`,
    lets: `Dos arranques a ${duration(apartS)} o menos no se distinguen: «sin datos». Si la grabación no empezó con todos los motores parados, tampoco se juzga.`,
  };
}

/**
 * Judges the first two engines of the order: both must have been seen off, and their starts must be far enough apart.
 */
function judge(track: Track, rule: EngineOrderRule): Finding {
  const { order } = thresholdsFor(rule, track.type);
  const [first = 1, second = 2] = order;
  const expected = `Motor ${first} y después motor ${second}`;
  const begun = track.samples.find(({ usable, engines }) => usable && engines !== null);
  const [a, b] = [startOf(track, first), startOf(track, second)];
  if (begun?.engines !== 0) return noData('La grabación no empezó con los motores parados', expected);
  if (!a || !b) return noData('No se vio el arranque de los dos motores', expected);
  const apart = rule.tolerance.apartS * 1000;
  if (a.before.at - b.start.at >= apart) {
    const observed = `Motor ${second} y después motor ${first}`;
    return hit([{ from: b.start.at, to: a.start.at, observed }], expected, rule);
  }
  if (b.start.at <= a.start.at) return noData('Los dos arranques no se distinguen en el tiempo', expected);
  return ok(expected, expected);
}

/** The start of one engine, 1 to 8, by the samples that may be looked at. */
function startOf({ samples }: Track, engine: number): EngineStart | undefined {
  return engineStart(samples, (engines) => bit(engines, 1 << (engine - 1)) === true, 'usable');
}
