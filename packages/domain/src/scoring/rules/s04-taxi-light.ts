/** S-04: the taxi light is on while the aircraft taxies. */
import { type Finding, hit, noData, ok } from '../finding.ts';
import { both, findStretches, isAbove, lasting, not } from '../stretches.ts';
import { taxiTest } from '../taxi-phase.ts';
import { SECONDS, SPEED_KT, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration, knots } from '../texts/figures.ts';
import { lightOn, lightReported, type Sample, type Track } from '../track.ts';

/** Taxi light off for longer than `offS` above `speedKt`; the landing roll ends at `rollKt`. */
const figures = {
  thresholds: { offS: SECONDS, speedKt: SPEED_KT },
  tolerance: { rollKt: SPEED_KT },
  deduction: TENTHS,
} as const;
type TaxiLightRule = RuleOf<typeof figures>;

export const taxiLightRule = { id: 'S-04', figures, words, judge } as const;

function words({ thresholds: { offS, speedKt }, tolerance: { rollKt } }: TaxiLightRule): RuleWords {
  return {
    asks: `La luz de rodaje no está apagada más de ${duration(offS)} por encima de ${knots(speedKt)} en tierra.`,
    lets: `La carrera de aterrizaje, hasta ${knots(rollKt)}, no cuenta.`,
  };
}

/** Off for longer than allowed above a walking pace; takes its tenths once. */
function judge(track: Track, rule: TaxiLightRule): Finding {
  const { offS, speedKt } = thresholdsFor(rule, track.type);
  const { rollKt } = rule.tolerance;
  const expected = `Luz de rodaje encendida por encima de ${knots(speedKt)}`;
  if (!lightReported(track, 'taxi'))
    return noData('La luz de rodaje no cambia en toda la grabación', expected);
  const isTaxi = taxiTest(track, { takeoffKt: speedKt, landingKt: rollKt, afterLandingS: 0 });
  const dark = (sample: Sample) =>
    both(isTaxi(sample), isAbove(sample.gsKt, speedKt), not(lightOn(sample, 'taxi')));
  const occurrences = findStretches(track.samples, dark, { seconds: offS, longer: true }).map((stretch) => ({
    from: stretch.from,
    to: stretch.to,
    observed: `apagada durante ${duration(lasting(stretch))} de rodaje`,
  }));
  return occurrences.length === 0 ? ok('Encendida en el rodaje', expected) : hit(occurrences, expected, rule);
}
