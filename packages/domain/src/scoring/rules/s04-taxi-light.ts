/** S-04: the taxi light is on while the aircraft taxies. */
import { hit, noData, ok } from '../finding.ts';
import { lightOn, lightReported } from '../lights.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import { both, findStretches, isAbove, lasting, not } from '../stretches.ts';
import { taxiTest } from '../taxi-phase.ts';
import { duration, knots } from '../texts/figures.ts';
import type { Sample } from '../sample.ts';

/** Off for longer than allowed above a walking pace; takes its tenths once. */
export const judgeTaxiLight: Judge<'S-04'> = (track, rule) => {
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
};
