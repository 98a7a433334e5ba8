/** S-19: weight at take-off and landing. */
import { type Finding, hit, noData, notApplicable, ok } from '../finding.ts';
import { readings, type Track } from '../track.ts';
import { READ_S } from '../fixed-figures.ts';
import { between, PERCENT, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration, joinTexts, kilograms, percent } from '../texts/figures.ts';

/** Weights against `share` of the type's limits. */
const figures = {
  thresholds: { share: between(0, 2) },
  tolerance: { percent: PERCENT },
  deduction: TENTHS,
} as const;
type WeightsRule = RuleOf<typeof figures>;

export const weightsRule = { id: 'S-19', figures, words, judge } as const;

function words({ thresholds: { share }, tolerance }: WeightsRule): RuleWords {
  return {
    asks: `Sin pasar de los pesos máximos de despegue y aterrizaje del tipo${share === 1 ? '' : `, por ${share.toLocaleString('es-ES')}`}.`,
    lets: `Se deja pasar un ${percent(tolerance.percent)}. Cuenta la más baja de las dos primeras lecturas, de los ${duration(READ_S)} que siguen al despegue o a la toma. Con emergencia declarada en vuelo no se aplica.`,
  };
}

/** Checks each limit that the type has, for the take-off or landing that was seen. */
function judge(track: Track, rule: WeightsRule): Finding {
  const { limits, times, landing, emergencyAt } = track;
  const { share } = thresholdsFor(rule, track.type);
  if (!limits) return noData('No hay cifras de este tipo de avión', 'Dentro de los pesos máximos');
  const { mtowKg, mlwKg } = limits;
  const landed = mlwKg === null ? '' : `; al aterrizar, hasta ${kilograms(mlwKg)}`;
  const expected = `al despegar, hasta ${kilograms(mtowKg)}${landed}`;
  if (emergencyAt !== null) return notApplicable('Emergencia declarada', expected);
  const occasions = [
    weighed(track, times.takeoff, mtowKg, 'al despegar'),
    weighed(track, landing[0]?.at ?? null, mlwKg, 'al aterrizar'),
  ].filter((occasion) => occasion !== null);
  if (occasions.length === 0) return noData('No se vio el peso', expected);
  const heavy = occasions.filter(
    ({ weight, limit }) => weight > limit * share * (1 + rule.tolerance.percent / 100),
  );
  return heavy.length === 0
    ? ok(joinTexts(occasions.map(({ observed }) => observed)), expected)
    : hit(heavy, expected, rule);
}

/** The lighter of the first two readings from a moment on; null when nothing can be compared. */
function weighed({ samples }: Track, at: number | null, limit: number | null, where: string) {
  if (at === null || limit === null) return null;
  const read = readings(samples, 'weightKg', { from: at, to: at + READ_S * 1000 }).slice(0, 2);
  if (read.length < 2) return null;
  const weight = Math.min(...read);
  return { from: at, to: at, observed: `${kilograms(weight)} ${where}`, weight, limit };
}
