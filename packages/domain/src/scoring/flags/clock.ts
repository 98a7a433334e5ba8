/** V-14 the client's clock was corrected, or may have been set; V-14b it can't be corrected. */
import { AHEAD_MS } from '../../flight-record/clock-offset.ts';
import { duration } from '../texts/figures.ts';
import { blocking, informative, type FlagRule } from './flag-rule.ts';

/** Both flags can apply to the same flight. */
export const clockSkewed: FlagRule = ({ clockCheck, samples: [first], facts: { begunAt } }) => {
  const { offsetMs, marked, drifts, seemsToDrift, ahead } = clockCheck;
  const early = first !== undefined && begunAt !== null && first.at < begunAt - AHEAD_MS;
  const side = offsetMs > 0 ? 'atrasado' : 'adelantado';
  return [
    ...(marked ? informative('V-14', `Reloj ${side} ${duration(Math.abs(offsetMs) / 1000)}; corregido`) : []),
    ...(seemsToDrift
      ? informative(
          'V-14',
          'Por la hora a la que llegaron los datos, el reloj parece haber cambiado en vuelo',
        )
      : []),
    ...(drifts ? blocking('V-14b', 'El reloj se desvía durante el vuelo') : []),
    ...(ahead && !drifts ? blocking('V-14b', 'Hay puntos más de 5\u00a0min por delante de la hora') : []),
    ...(early && !drifts && !ahead ? blocking('V-14b', 'Hay puntos de antes de empezar el vuelo') : []),
  ];
};
