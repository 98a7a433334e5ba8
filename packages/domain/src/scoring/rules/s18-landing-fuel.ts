/** S-18: final reserve in the tanks at the touchdown. */
import { EVENT } from '../../flight-record/flight-event.ts';
import { hit, noData, notApplicable, ok } from '../finding.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import { kilograms } from '../texts/figures.ts';
import { hasUnlimitedFuel } from '../unlimited-fuel.ts';

/** Seconds before the touchdown in which the tanks must have been read. */
const READ_S = 60;

/** Not asked of an emergency, nor once MINIMUM FUEL was said. */
export const judgeLandingFuel: Judge<'S-18'> = (track, rule, { flags }) => {
  const { limits, landing, samples, events, emergencyAt } = track;
  const { reserveShare } = thresholdsFor(rule, track.type);
  if (!limits) return noData('No hay cifras de este tipo de avión', 'Reserva final de 30\u00a0min');
  const reserve = limits.reserveKg * reserveShare;
  const expected = `Al menos ${kilograms(reserve)} al aterrizar`;
  if (emergencyAt !== null) return notApplicable('Emergencia declarada', expected);
  if (events.some(({ kind }) => kind === EVENT.minimumFuel))
    return notApplicable('MINIMUM FUEL declarado', expected);
  if (hasUnlimitedFuel(track, flags)) return noData('Combustible ilimitado', expected);
  const at = landing.at(-1)?.at;
  const read = samples.findLast((sample) => sample.at <= (at ?? 0) && sample.fuelKg !== null);
  const fuel = read?.fuelKg ?? null;
  if (at === undefined || !read || fuel === null || at - read.at > READ_S * 1000) {
    return noData('No se vio el combustible en la toma', expected);
  }
  const observed = kilograms(fuel);
  if (fuel >= reserve * (1 - rule.tolerance.percent / 100)) return ok(observed, expected);
  return hit([{ from: at, to: at, observed }], expected, rule);
};
