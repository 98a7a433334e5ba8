/** V-02: the aircraft was moved. */
import { distanceNm, isFurtherApart } from '../../great-circle.ts';
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
  const slewed = samples.filter((sample) => bit(sample.flags, STATE.slew) === true).filter(inBlock);
  if (tells(events.filter(inBlock), NOTICED.slew) || slewed.length > 1)
    return blocking('V-02', 'Modo de desplazamiento activado');
  const to = samples.findIndex((sample, i) => {
    const before = samples[i - 1];
    // With times of arrival nobody knows how long a sample travelled, so they can't prove a jump.
    if (!before || !isFurtherApart(before, sample, jumpNm) || before.byArrival || sample.byArrival)
      return false;
    const seconds = (sample.at - before.at) / 1000;
    const speed = Math.max(before.gsKt ?? FASTEST_KT, sample.gsKt ?? FASTEST_KT);
    return seconds <= reporting.gapS && isFurtherApart(before, sample, (jumpFactor * speed * seconds) / 3600);
  });
  const [before, after] = [samples[to - 1], samples[to]];
  return before && after
    ? blocking('V-02', `Salto de ${miles(distanceNm(before, after))} entre dos puntos`)
    : [];
};
