/** S-12: bank and pitch. */
import { type Finding, hit, notApplicable, ok } from '../finding.ts';
import { findStretches, largest, lasting, type Stretch } from '../stretches.ts';
import type { Sample, Track } from '../track.ts';
import { DEGREES, SECONDS, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { degrees, duration } from '../texts/figures.ts';

/** Bank and pitch, degrees. */
const figures = {
  thresholds: { bankDeg: DEGREES, pitchUpDeg: DEGREES, pitchDownDeg: DEGREES, seconds: SECONDS },
  tolerance: {},
  deduction: TENTHS,
} as const;
type AttitudeRule = RuleOf<typeof figures>;

export const attitudeRule = { id: 'S-12', figures, words, judge, isInTheAir: true } as const;

function words({ thresholds: { bankDeg, pitchUpDeg, pitchDownDeg, seconds } }: AttitudeRule): RuleWords {
  return {
    asks: `Alabeo hasta ${degrees(bankDeg)} y cabeceo entre ${degrees(-pitchDownDeg)} y ${degrees(pitchUpDeg)}; más allá, durante ${duration(seconds)} o más.`,
    lets: 'En un descenso de emergencia declarado en vuelo no se aplica.',
  };
}

/** Too steep for its time; a descent after an emergency was declared is left out. */
function judge(track: Track, rule: AttitudeRule): Finding {
  const { bankDeg, pitchUpDeg, pitchDownDeg, seconds } = thresholdsFor(rule, track.type);
  const expected = `Alabeo hasta ${degrees(bankDeg)}; cabeceo entre ${degrees(-pitchDownDeg)} y ${degrees(pitchUpDeg)}`;
  const steep = ({ bank, pitch }: Sample) => {
    if (bank === null || pitch === null) return null;
    return Math.abs(bank) > bankDeg || pitch > pitchUpDeg || pitch < -pitchDownDeg;
  };
  const all = findStretches(track.airborne, steep, { seconds });
  const stretches = all.filter((stretch) => !isEmergencyDescent(track, stretch));
  if (stretches.length > 0) return hit(stretches.map(occurrence), expected, rule);
  return all.length > 0
    ? notApplicable('Descenso de emergencia declarado', expected)
    : ok('Dentro de los límites', expected);
}

/** An emergency descent: after the declaration, descending or at unknown vertical speed. */
function isEmergencyDescent({ emergencyAt }: Track, { from, samples }: Stretch): boolean {
  return emergencyAt !== null && from >= emergencyAt && samples.every(({ vsFpm }) => (vsFpm ?? -1) < 0);
}

function occurrence(stretch: Stretch) {
  const bank = degrees(largest(stretch, (sample) => Math.abs(sample.bank ?? 0)));
  const up = largest(stretch, ({ pitch }) => pitch);
  const down = -largest(stretch, ({ pitch }) => -(pitch ?? 0));
  const pitch = degrees(Math.abs(down) > Math.abs(up) ? down : up);
  const observed = `alabeo ${bank} y cabeceo ${pitch} durante ${duration(lasting(stretch))}`;
  return { from: stretch.from, to: stretch.to, observed };
}
