/** V-02: the aircraft was moved. */
import { distanceNm } from '../../great-circle.ts';
import { NOTICED } from '../../flight-record/flight-event.ts';
import { STATE, bit } from '../../flight-record/telemetry-point.ts';
import { miles } from '../texts/figures.ts';
import { blocking, type FlagRule } from './flag-rule.ts';
import { tells } from './noticed.ts';

/** Speed to reckon with where none was recorded, kt. */
const FASTEST_KT = 600;

/** V-02: a jump between two samples without a gap, or the slew mode between off block and on block. */
export const repositioned: FlagRule = ({ samples, events, reporting, times }, { jumpNm, jumpFactor }) => {
  const inBlock = ({ at }: { at: number }) => at > times.offBlock && at < times.onBlock;
  const slewed = samples.filter((sample) => inBlock(sample) && bit(sample.flags, STATE.slew) === true);
  if (tells(events.filter(inBlock), NOTICED.slew) || slewed.length > 1)
    return blocking('V-02', 'Modo de desplazamiento activado');
  const jump = samples.find((sample, i) => {
    const before = samples[i - 1];
    const seconds = before ? (sample.at - before.at) / 1000 : 0;
    if (!before || seconds > reporting.gapS) return false;
    // How long a sample was on its way is not known: times of arrival can't prove a jump.
    if (before.byArrival || sample.byArrival) return false;
    const speed = Math.max(before.gsKt ?? FASTEST_KT, sample.gsKt ?? FASTEST_KT);
    return distanceNm(before, sample) > Math.max(jumpNm, (jumpFactor * speed * seconds) / 3600);
  });
  const from = jump && samples[samples.indexOf(jump) - 1];
  return jump && from ? blocking('V-02', `Salto de ${miles(distanceNm(from, jump))} entre dos puntos`) : [];
};
