/** S-15: load factor at the touchdown. */
import { bandOf } from '../band.ts';
import { hitFor, noData, ok } from '../finding.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import { loadFactor } from '../texts/figures.ts';
import { touchdownG } from '../touchdown-measures.ts';

/** The hardest of the touchdowns that were measured. The engine counts the larger of this and S-14, never both. */
export const judgeTouchdownG: Judge<'S-15'> = (track, rule) => {
  const { bands } = thresholdsFor(rule, track.type);
  const expected = `Hasta ${loadFactor(bands[0]?.upTo ?? 0)}`;
  const measured = track.touchdowns.flatMap((touchdown) => {
    const g = touchdownG(track, touchdown, rule);
    return g === null ? [] : [{ at: touchdown.at, g }];
  });
  const [worst] = measured.toSorted((a, b) => b.g - a.g || a.at - b.at);
  if (!worst) return noData('El factor de carga de la toma no se midió', expected);
  const observed = loadFactor(worst.g);
  const deduction = Math.min(rule.cap, bandOf(worst.g, bands));
  if (deduction === 0) return ok(observed, expected);
  return hitFor(deduction, [{ from: worst.at, to: worst.at, observed }], expected);
};
