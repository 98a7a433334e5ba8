/** S-12: bank and pitch. */
import { hit, notApplicable, ok } from '../finding.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import { findStretches, largest, lasting, type Stretch } from '../stretches.ts';
import { degrees, duration } from '../texts/figures.ts';
import type { Sample } from '../sample.ts';
import type { Track } from '../track.ts';

/** Too steep for its time; a descent after an emergency was declared is left out. */
export const judgeAttitude: Judge<'S-12'> = (track, rule) => {
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
};

/** After the declaration and going down, or not known to go up. */
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
