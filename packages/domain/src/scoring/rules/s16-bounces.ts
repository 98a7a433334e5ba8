/** S-16: bounces after the touchdown. */
import { LOOKED_AT_S, SEEN_S } from '../fixed-figures.ts';
import { fastSamples, isFast } from '../fast-samples.ts';
import { hit, noData, notApplicable, ok } from '../finding.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import { findStretches } from '../stretches.ts';
import { feet } from '../texts/figures.ts';

/** Lifts above the height at the first touch; the first one is free. */
export const judgeBounces: Judge<'S-16'> = (track, rule) => {
  const { liftFt, seconds } = thresholdsFor(rule, track.type);
  const { free, leastHz } = rule.tolerance;
  const expected = 'Una sola toma';
  if (track.facts.training) return notApplicable('Vuelo de instrucción con tomas y despegues', expected);
  const from = track.landing[0]?.at;
  if (from === undefined) return noData('No se vio la toma', expected);
  const samples = fastSamples(track, track.landing, from, from + LOOKED_AT_S * 1000);
  const first = samples.filter(({ at }) => at <= from + SEEN_S * 1000);
  const seen = isFast(first, 'aglFt', { from, to: from + SEEN_S * 1000, hz: leastHz });
  const base = samples[0]?.aglFt ?? null;
  if (!seen || base === null) return noData('La toma no se grabó a 5 Hz', expected);
  const moments = samples.map((sample) => ({ ...sample, usable: true, afterGap: false }));
  const inAir = ({ aglFt }: { aglFt: number | null }) => (aglFt === null ? null : aglFt - base > liftFt);
  const lifts = findStretches(moments, inAir, { seconds, longer: true });
  const counted = lifts.slice(free).map((lift) => {
    const height = Math.max(...lift.samples.map(({ aglFt }) => (aglFt ?? base) - base));
    return { from: lift.from, to: lift.to, observed: `rebote de ${feet(height)}` };
  });
  if (counted.length > 0) return hit(counted, expected, rule);
  return ok(lifts.length === 0 ? 'Sin rebotes' : 'Un rebote', expected);
};
