/** S-19: weight at take-off and landing. */
import { READ_S } from '../fixed-figures.ts';
import { hit, noData, notApplicable, ok } from '../finding.ts';
import { readings } from '../readings.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import { joinTexts, kilograms } from '../texts/figures.ts';
import type { Track } from '../track.ts';

/** Each limit that the type has is judged; the occasion that was seen counts. */
export const judgeWeights: Judge<'S-19'> = (track, rule) => {
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
};

/** The lighter of the first two readings from a moment on; null when nothing can be compared. */
function weighed({ samples }: Track, at: number | null, limit: number | null, where: string) {
  if (at === null || limit === null) return null;
  const read = readings(samples, 'weightKg', { from: at, to: at + READ_S * 1000 }).slice(0, 2);
  if (read.length < 2) return null;
  const weight = Math.min(...read);
  return { from: at, to: at, observed: `${kilograms(weight)} ${where}`, weight, limit };
}
