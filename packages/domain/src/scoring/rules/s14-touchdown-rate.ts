/** S-14: vertical speed at the touchdown. */
import { bandOf, touchdownRate } from '../touchdown-measures.ts';
import { type Finding, hitFor, noData, ok } from '../finding.ts';
import { LEAST_SHARE } from '../fixed-figures.ts';
import { BANDS, FPM, HERTZ, SECONDS, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration, feetPerMinute, percent, scale } from '../texts/figures.ts';
import type { Track } from '../track.ts';

/**
 * Bands in ft/min; above `hardFpm` the report says «toma dura». If two measures differ by more than `doubtFpm`, the
 * more favourable one counts.
 */
const figures = {
  thresholds: { bands: BANDS, hardFpm: FPM },
  tolerance: { doubtFpm: FPM, slopeS: SECONDS, leastHz: HERTZ },
  deduction: TENTHS,
} as const;
type TouchdownRateRule = RuleOf<typeof figures>;

export const touchdownRateRule = { id: 'S-14', figures, words, judge } as const;

function words({
  thresholds: { bands, hardFpm },
  tolerance: { doubtFpm, slopeS, leastHz },
}: TouchdownRateRule): RuleWords {
  return {
    asks: `Velocidad vertical de la toma: ${scale(bands, feetPerMinute)}. Por encima de ${feetPerMinute(hardFpm)} el informe dice «toma dura».`,
    lets: `Vale la media de dos medidas: la que da el programa y la pendiente de la altura en el último tramo de ${duration(slopeS)} antes de tocar, medida al menos ${leastHz} veces por segundo (de ese tramo ha de verse el ${percent(LEAST_SHARE * 100)}). Si difieren más de ${feetPerMinute(doubtFpm)}, vale la más suave y se dice; si falta una, «sin datos». De varias tomas cuenta la más dura.`,
  };
}

/** The hardest of the touchdowns that were measured both ways; bands by type. */
function judge(track: Track, rule: TouchdownRateRule): Finding {
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
}
