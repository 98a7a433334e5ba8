/** S-20: the fuel of the plan is on board. */
import { type Finding, hit, noData, notApplicable, ok } from '../finding.ts';
import { KILOGRAMS, PERCENT, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { kilograms, percent } from '../texts/figures.ts';
import type { Track } from '../track.ts';

/** Fuel off block against the plan: both figures must be passed. */
const figures = {
  thresholds: { percent: PERCENT, kg: KILOGRAMS },
  tolerance: {},
  deduction: TENTHS,
} as const;
type PlannedFuelRule = RuleOf<typeof figures>;

export const plannedFuelRule = { id: 'S-20', figures, words, judge } as const;

function words({ thresholds }: PlannedFuelRule): RuleWords {
  return {
    asks: `El combustible al salir no se aparta del plan más de un ${percent(thresholds.percent)} y de ${kilograms(thresholds.kg)}: han de pasarse las dos cifras.`,
    lets: 'Sólo con un plan en la reserva. De las dos primeras lecturas cuenta la más cercana al plan.',
  };
}

/** Compared off block, and only with a plan attached to the booking. */
function judge(track: Track, rule: PlannedFuelRule): Finding {
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
}
