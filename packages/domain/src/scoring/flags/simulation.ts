/** V-01 time ran faster, V-02 the aircraft was moved. */
import { distanceNm } from '../../great-circle.ts';
import { NOTICED } from '../../flight-record/flight-event.ts';
import { STATE, bit } from '../../flight-record/telemetry-point.ts';
import { findStretches, known, lasting } from '../stretches.ts';
import { duration, miles } from '../texts/figures.ts';
import type { Sample } from '../track.ts';
import { blocking, type FlagRule } from './flag-rule.ts';
import { tells } from './noticed.ts';

/** Speed to reckon with where none was recorded, kt. */
const FASTEST_KT = 600;

/** V-01: simulation rate above real time for longer than stutter. */
export const acceleratedTime: FlagRule = ({ samples, events }, { rate, rateS }) => {
  if (tells(events, NOTICED.simRate)) return blocking('V-01', 'El programa avisó de simulación acelerada');
  const fast = (sample: Sample) => known(sample.simRate, (value) => value > rate);
  const [first] = findStretches(samples, fast, { seconds: rateS, longer: true, everywhere: true });
  return first ? blocking('V-01', `Simulación acelerada durante ${duration(lasting(first))}`) : [];
};

/** V-02: a jump between two samples without a gap, or the slew mode. */
export const repositioned: FlagRule = ({ samples, events, reporting }, { jumpNm, jumpFactor }) => {
  if (tells(events, NOTICED.slew) || samples.some(({ flags }) => bit(flags, STATE.slew) === true))
    return blocking('V-02', 'Modo de desplazamiento activado');
  const jump = samples.find((sample, i) => {
    const before = samples[i - 1];
    const seconds = before ? (sample.at - before.at) / 1000 : 0;
    if (!before || seconds > reporting.gapS) return false;
    const speed = Math.max(before.gsKt ?? FASTEST_KT, sample.gsKt ?? FASTEST_KT);
    return distanceNm(before, sample) > Math.max(jumpNm, (jumpFactor * speed * seconds) / 3600);
  });
  const from = jump && samples[samples.indexOf(jump) - 1];
  return jump && from ? blocking('V-02', `Salto de ${miles(distanceNm(from, jump))} entre dos puntos`) : [];
};
