/** S-11: stall, by the warning and by the speed together. */
import { STATE, bit } from '../../flight-record/telemetry-point.ts';
import { hit, noData, ok } from '../finding.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import { both, findStretches, isBelow, largest, lasting, not, type Stretch } from '../stretches.ts';
import { duration, knots } from '../texts/figures.ts';
import type { Sample } from '../sample.ts';

/** Not shortly after lift-off and not near the ground, where warnings are known to be false. */
export const judgeStall: Judge<'S-11'> = (track, rule) => {
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
};

function occurrence(stretch: Stretch) {
  const slowest = -largest(stretch, ({ iasKt }) => (iasKt === null ? null : -iasKt));
  const observed = `aviso de pérdida con ${knots(slowest)} durante ${duration(lasting(stretch))}`;
  return { from: stretch.from, to: stretch.to, observed };
}
