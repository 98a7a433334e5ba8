/** S-16: bounces after the touchdown. */
import { type Finding, hit, noData, notApplicable, ok } from '../finding.ts';
import { findStretches } from '../stretches.ts';
import { SEEN_S, LOOKED_AT_S } from '../fixed-figures.ts';
import { FEET, HERTZ, SECONDS, TENTHS, whole } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration, feet } from '../texts/figures.ts';
import { fastSamples, isFast } from '../touchdown-measures.ts';
import type { Track } from '../track.ts';

/** Lifts above `liftFt` for longer than `seconds`; the first `free` take nothing. */
const figures = {
  thresholds: { liftFt: FEET, seconds: SECONDS },
  tolerance: { free: whole(0, 10), leastHz: HERTZ },
  deduction: TENTHS,
} as const;
type BouncesRule = RuleOf<typeof figures>;

export const bouncesRule = { id: 'S-16', figures, words, judge } as const;

function words({ thresholds: { liftFt, seconds }, tolerance: { free, leastHz } }: BouncesRule): RuleWords {
  return {
    asks: `Rebotes de más de ${feet(liftFt)} y ${seconds.toLocaleString('es-ES')} s.`,
    lets: `${free === 1 ? 'El primero no descuenta.' : `Los ${free} primeros no descuentan.`} Se miran ${duration(LOOKED_AT_S)} desde la toma, y de los ${duration(SEEN_S)} primeros ha de haber al menos ${leastHz} muestras por segundo.`,
  };
}

/** Lifts above the height at the first touch; the first one is free. */
function judge(track: Track, rule: BouncesRule): Finding {
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
}
