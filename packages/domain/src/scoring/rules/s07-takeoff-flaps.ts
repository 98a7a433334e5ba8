/** S-07: flaps are set for the take-off. */
import { beforeLiftOff } from '../airborne.ts';
import { hit, noData, ok } from '../finding.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';

/** Looks at the last sample on the ground and the first in the air: clean in both is a take-off without flaps. */
export const judgeTakeOffFlaps: Judge<'S-07'> = (track, rule) => {
  const { least } = thresholdsFor(rule, track.type);
  const expected = 'Flaps de despegue puestos';
  const pair = beforeLiftOff(track);
  const flaps = pair ? [pair.last, pair.first].map((sample) => (sample.usable ? sample.flaps : null)) : [];
  const [last = null, first = null] = flaps;
  if (last === null || first === null) return noData('No se vieron los flaps en el despegue', expected);
  if (Math.max(last, first) >= least) return ok(`Palanca en ${Math.max(last, first)}`, expected);
  const at = pair?.first.at ?? 0;
  return hit([{ from: at, to: at, observed: 'flaps recogidos en el despegue' }], expected, rule);
};
