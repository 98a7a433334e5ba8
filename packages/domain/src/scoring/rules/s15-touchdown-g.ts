/** S-15: load factor at the touchdown. */
import { bandOf, touchdownG } from '../touchdown-measures.ts';
import { type Finding, hitFor, noData, ok } from '../finding.ts';
import { BANDS, HERTZ, SECONDS, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { loadFactor, scale } from '../texts/figures.ts';
import type { Track } from '../track.ts';

/** Bands of g within `windowS` of the touchdown. */
const figures = {
  thresholds: { bands: BANDS },
  tolerance: { windowS: SECONDS, leastHz: HERTZ },
  deduction: TENTHS,
} as const;
type TouchdownGRule = RuleOf<typeof figures>;

export const touchdownGRule = { id: 'S-15', figures, words, judge } as const;

function words({ thresholds: { bands }, tolerance: { windowS, leastHz } }: TouchdownGRule): RuleWords {
  return {
    asks: `Factor de carga de la toma: ${scale(bands, loadFactor)}.`,
    lets: `Vale lo que da el programa o lo que se ve a ±${windowS.toLocaleString('es-ES')} s de la toma en dos muestras, medido al menos ${leastHz} veces por segundo: lo que sea más. De varias tomas cuenta la más dura. Entre esta regla y la anterior sólo cuenta la mayor.`,
  };
}

/** The hardest of the touchdowns that were measured. The engine counts the larger of this and S-14, never both. */
function judge(track: Track, rule: TouchdownGRule): Finding {
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
}
