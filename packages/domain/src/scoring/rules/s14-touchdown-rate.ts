/** S-14: vertical speed at the touchdown. */
import { bandOf } from '../band.ts';
import { hitFor, noData, ok } from '../finding.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import { feetPerMinute } from '../texts/figures.ts';
import { touchdownRate } from '../touchdown-measures.ts';

/** The hardest of the touchdowns that were measured both ways; bands by type. */
export const judgeTouchdownRate: Judge<'S-14'> = (track, rule) => {
  const { bands, hardFpm } = thresholdsFor(rule, track.type);
  const free = bands[0]?.upTo ?? 0;
  const expected = `Hasta ${feetPerMinute(free)}`;
  const measured = track.touchdowns.flatMap(({ at, event }) => {
    const { judged, latched, slope, doubtful } = touchdownRate(track, { at, event }, rule);
    return judged === null ? [] : [{ at, judged, latched, slope, doubtful }];
  });
  const [worst] = measured.toSorted((a, b) => b.judged - a.judged || a.at - b.at);
  if (!worst) return noData('La toma no se midió a 5 Hz y con su valor registrado', expected);
  const { at, judged, latched, slope, doubtful } = worst;
  const doubt = doubtful
    ? ` (medida dudosa: ${feetPerMinute(latched ?? 0)} registrados, ${feetPerMinute(slope ?? 0)} por altura)`
    : '';
  const observed = `${judged > hardFpm ? 'toma dura: ' : ''}${feetPerMinute(judged)}${doubt}`;
  const deduction = Math.min(rule.cap, bandOf(judged, bands));
  return deduction === 0
    ? ok(observed, expected)
    : hitFor(deduction, [{ from: at, to: at, observed }], expected);
};
