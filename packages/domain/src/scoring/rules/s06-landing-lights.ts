/** S-06: landing lights on below FL100 and off above it, in flight. */
import { type Finding, hitFor, noData, ok } from '../finding.ts';
import { both, findStretches, isAbove, isBelow, lasting, not, type Stretch } from '../stretches.ts';
import { FEET, SECONDS, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration, feet, tenths } from '../texts/figures.ts';
import { lightOn, lightReported, type Sample, type Track } from '../track.ts';

/** Landing lights off for longer than `offS` below, or on for longer than `onS` above `altFt`, less and plus `bandFt`. */
const figures = {
  thresholds: { altFt: FEET, offS: SECONDS, onS: SECONDS },
  tolerance: { bandFt: FEET },
  deduction: { below: TENTHS, above: TENTHS },
} as const;
type LandingLightsRule = RuleOf<typeof figures>;

export const landingLightsRule = { id: 'S-06', figures, words, judge, isInTheAir: true } as const;

function words({
  thresholds: { altFt, offS, onS },
  deduction,
  tolerance: { bandFt },
}: LandingLightsRule): RuleWords {
  return {
    asks: `Luces de aterrizaje encendidas por debajo de ${feet(altFt)} y apagadas por encima: hasta ${duration(offS)} sin encender (${tenths(deduction.below)}) y ${duration(onS)} sin apagar (${tenths(deduction.above)}).`,
    lets: `Entre ${feet(altFt - bandFt)} y ${feet(altFt + bandFt)} no se mira, porque el QNH y el estándar no coinciden.`,
  };
}

/** Ignores a band around FL100, because altitudes by QNH and by standard pressure differ. */
function judge(track: Track, rule: LandingLightsRule): Finding {
  const { altFt, offS, onS } = thresholdsFor(rule, track.type);
  const { bandFt } = rule.tolerance;
  const expected = 'Luces de aterrizaje encendidas por debajo de FL100 y apagadas por encima';
  if (!lightReported(track, 'landing'))
    return noData('Las luces de aterrizaje no cambian en toda la grabación', expected);
  const darkBelow = (sample: Sample) =>
    both(isBelow(sample.altFt, altFt - bandFt), not(lightOn(sample, 'landing')));
  const litAbove = (sample: Sample) =>
    both(isAbove(sample.altFt, altFt + bandFt), lightOn(sample, 'landing'));
  const below = findStretches(track.airborne, darkBelow, { seconds: offS, longer: true });
  const above = findStretches(track.airborne, litAbove, { seconds: onS, longer: true });
  if (below.length + above.length === 0) return ok('Como se espera', expected);
  const occurrences = [
    ...below.map((stretch) => occurrence(stretch, 'apagadas por debajo de FL100')),
    ...above.map((stretch) => occurrence(stretch, 'encendidas por encima de FL100')),
  ].toSorted((a, b) => a.from - b.from);
  const total = below.length * rule.deduction.below + above.length * rule.deduction.above;
  return hitFor(Math.min(rule.cap, total), occurrences, expected);
}

function occurrence(stretch: Stretch, what: string) {
  return { from: stretch.from, to: stretch.to, observed: `${what} durante ${duration(lasting(stretch))}` };
}
