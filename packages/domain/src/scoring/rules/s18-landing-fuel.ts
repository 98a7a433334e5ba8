/** S-18: final reserve in the tanks at the touchdown. */
import { READ_S } from '../fixed-figures.ts';
import { EVENT } from '../../flight-record/flight-event.ts';
import { hit, noData, notApplicable, ok } from '../finding.ts';
import { readings } from '../readings.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import { kilograms } from '../texts/figures.ts';

/** Not asked of an emergency, nor once MINIMUM FUEL was said. */
export const judgeLandingFuel: Judge<'S-18'> = (track, rule) => {
  const { limits, landing, samples, events, emergencyAt } = track;
  const { reserveShare } = thresholdsFor(rule, track.type);
  if (!limits) return noData('No hay cifras de este tipo de avión', 'Reserva final de 30\u00a0min');
  const reserve = limits.reserveKg * reserveShare;
  const expected = `Al menos ${kilograms(reserve)} al aterrizar`;
  if (emergencyAt !== null) return notApplicable('Emergencia declarada', expected);
  if (events.some(({ kind }) => kind === EVENT.minimumFuel))
    return notApplicable('MINIMUM FUEL declarado', expected);
  if (track.unlimitedFuel) return noData('Combustible ilimitado', expected);
  const at = landing.at(-1)?.at;
  const read =
    at === undefined ? [] : readings(samples, 'fuelKg', { from: at - READ_S * 1000, to: at }).slice(-2);
  // The kinder of two: one sample is not enough.
  const fuel = read.length < 2 ? null : Math.max(...read);
  if (at === undefined || fuel === null) return noData('No se vio el combustible en la toma', expected);
  const observed = kilograms(fuel);
  if (fuel >= reserve * (1 - rule.tolerance.percent / 100)) return ok(observed, expected);
  return hit([{ from: at, to: at, observed }], expected, rule);
};
