/** S-18: final reserve in the tanks at the touchdown. */
import { EVENT } from '../../flight-record/flight-event.ts';
import { type Finding, hit, noData, notApplicable, ok } from '../finding.ts';
import { READ_S } from '../fixed-figures.ts';
import { between, PERCENT, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration, kilograms, percent } from '../texts/figures.ts';
import { readings, type Track } from '../track.ts';

/** Fuel at the touchdown against `reserveShare` of the type's reserve. */
const figures = {
  thresholds: { reserveShare: between(0, 5) },
  tolerance: { percent: PERCENT },
  deduction: TENTHS,
} as const;
type LandingFuelRule = RuleOf<typeof figures>;

export const landingFuelRule = { id: 'S-18', figures, words, judge } as const;

function words({ thresholds: { reserveShare }, tolerance }: LandingFuelRule): RuleWords {
  return {
    asks: `Al aterrizar queda la reserva de 30 minutos del tipo${reserveShare === 1 ? '' : `, por ${reserveShare.toLocaleString('es-ES')}`}.`,
    lets: `Se deja pasar un ${percent(tolerance.percent)}. Cuenta la más alta de las dos últimas lecturas, de los ${duration(READ_S)} de antes de la toma. Si el combustible no baja en vuelo, «sin datos». Con MINIMUM FUEL o emergencia declarada en vuelo no se aplica.`,
  };
}

/** Not applicable to an emergency, nor after a MINIMUM FUEL call. */
function judge(track: Track, rule: LandingFuelRule): Finding {
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
}
