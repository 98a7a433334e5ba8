/** S-20: the fuel of the plan is on board. */
import { hit, noData, notApplicable, ok } from '../finding.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import { kilograms } from '../texts/figures.ts';

/** Compared off block, and only with a plan attached to the booking. */
export const judgePlannedFuel: Judge<'S-20'> = (track, rule) => {
  const planned = track.facts.plan?.fuelKg ?? null;
  if (planned === null) return notApplicable('La reserva no tiene plan', 'Combustible del plan');
  const { percent, kg } = thresholdsFor(rule, track.type);
  const expected = `${kilograms(planned)} del plan`;
  const at = track.times.offBlock;
  const index = track.samples.findIndex((sample) => sample.at === at);
  const read = track.samples.slice(index, index + 2).flatMap(({ fuelKg }) => fuelKg ?? []);
  // The one nearer to the plan: one sample is not enough.
  const [fuel = null] = read.toSorted((a, b) => Math.abs(a - planned) - Math.abs(b - planned));
  if (fuel === null || read.length < 2)
    return noData('No se vio el combustible al salir de calzos', expected);
  const observed = `${kilograms(fuel)} al salir de calzos`;
  const difference = Math.abs(fuel - planned);
  if (difference <= kg || difference <= (planned * percent) / 100) return ok(observed, expected);
  return hit([{ from: at, to: at, observed }], expected, rule);
};
