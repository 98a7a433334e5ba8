/** S-02: the beacon is on while engines run or the aircraft moves. */
import { type Finding, hit, noData, ok } from '../finding.ts';
import { both, findStretches, lasting, not } from '../stretches.ts';
import { MOVING_KT } from '../fixed-figures.ts';
import { SECONDS, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration, knots } from '../texts/figures.ts';
import { lightOn, lightReported, type Sample, type Track } from '../track.ts';

/** Broken if the beacon is off for longer than `offS`, not counting the first `debounceS`. */
const figures = {
  thresholds: { offS: SECONDS },
  tolerance: { debounceS: SECONDS },
  deduction: TENTHS,
} as const;
type BeaconRule = RuleOf<typeof figures>;

export const beaconRule = { id: 'S-02', figures, words, judge } as const;

function words({ thresholds: { offS }, tolerance: { debounceS } }: BeaconRule): RuleWords {
  return {
    asks: `La luz anticolisión no está apagada más de ${duration(offS)} con motores en marcha o en movimiento.`,
    lets: `Los primeros ${duration(debounceS)} no cuentan. En movimiento es desde ${knots(MOVING_KT)}.`,
  };
}

/** Off for longer than allowed; the first moments of each stretch are the switch still bouncing. */
function judge(track: Track, rule: BeaconRule): Finding {
  const { offS } = thresholdsFor(rule, track.type);
  const expected = 'Luz anticolisión encendida con motores en marcha o en movimiento';
  if (!lightReported(track, 'beacon'))
    return noData('La luz anticolisión no cambia en toda la grabación', expected);
  const seconds = offS + rule.tolerance.debounceS;
  const off = (sample: Sample) => both(isActive(sample), not(lightOn(sample, 'beacon')));
  const stretches = findStretches(track.samples, off, { seconds, longer: true });
  if (stretches.length === 0) return ok('Encendida siempre que hacía falta', expected);
  const occurrences = stretches.map((stretch) => ({
    from: stretch.from,
    to: stretch.to,
    observed: `apagada durante ${duration(lasting(stretch))}`,
  }));
  return hit(occurrences, expected, rule);
}

/** Engines run or the aircraft moves: one that is known is enough. */
function isActive({ engines, gsKt }: Sample): boolean | null {
  if ((engines ?? 0) > 0 || (gsKt ?? 0) >= MOVING_KT) return true;
  return engines === null || gsKt === null ? null : false;
}
