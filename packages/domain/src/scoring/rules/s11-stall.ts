/** S-11: stall, by the warning and by the speed together. */
import { STATE, bit } from '../../flight-record/telemetry-point.ts';
import { type Finding, hit, noData, ok } from '../finding.ts';
import { both, findStretches, isBelow, largest, lasting, not, type Stretch } from '../stretches.ts';
import { FEET, SECONDS, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration, feet, knots } from '../texts/figures.ts';
import type { Sample, Track } from '../track.ts';

/** Stall warning and speed; not before `afterTakeoffS` nor below `aglFt` over the ground. */
const figures = {
  thresholds: { seconds: SECONDS },
  tolerance: { afterTakeoffS: SECONDS, aglFt: FEET },
  deduction: TENTHS,
} as const;
type StallRule = RuleOf<typeof figures>;

export const stallRule = { id: 'S-11', figures, words, judge, isInTheAir: true } as const;

function words({ thresholds: { seconds }, tolerance: { afterTakeoffS, aglFt } }: StallRule): RuleWords {
  return {
    asks: `Sin aviso de pérdida durante ${duration(seconds)} o más por debajo de la velocidad a la que se puede creer, que está en la tabla de abajo para cada tipo. El aviso o la velocidad solos no bastan.`,
    lets: `No se mira en los primeros ${duration(afterTakeoffS)} de vuelo ni por debajo de ${feet(aglFt)} sobre el terreno: ahí los avisos son falsos a menudo.`,
  };
}

/** Ignores the time shortly after lift-off and near the ground, where stall warnings are known to be false. */
function judge(track: Track, rule: StallRule): Finding {
  const { limits, times } = track;
  const { seconds } = thresholdsFor(rule, track.type);
  const { afterTakeoffS, aglFt } = rule.tolerance;
  const expected = 'Sin entrar en pérdida';
  if (!limits) return noData('No hay cifras de este tipo de avión', expected);
  const from = (times.takeoff ?? 0) + afterTakeoffS * 1000;
  const stalled = (sample: Sample) =>
    both(
      sample.at > from,
      bit(sample.flags, STATE.stall),
      isBelow(sample.iasKt, limits.stallKt),
      not(isBelow(sample.aglFt, aglFt)),
    );
  const stretches = findStretches(track.airborne, stalled, { seconds });
  return stretches.length === 0
    ? ok('Sin pérdida', expected)
    : hit(stretches.map(occurrence), expected, rule);
}

function occurrence(stretch: Stretch) {
  const slowest = -largest(stretch, ({ iasKt }) => (iasKt === null ? null : -iasKt));
  const observed = `aviso de pérdida con ${knots(slowest)} durante ${duration(lasting(stretch))}`;
  return { from: stretch.from, to: stretch.to, observed };
}
