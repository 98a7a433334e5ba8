/** S-07: flaps are set for the take-off. */
import { type Finding, hit, noData, ok } from '../finding.ts';
import { TENTHS, whole } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { beforeLiftOff, type Track } from '../track.ts';

/** Lever at `least` or further at lift-off. */
const figures = {
  thresholds: { least: whole(0, 4) },
  tolerance: {},
  deduction: TENTHS,
} as const;
type TakeOffFlapsRule = RuleOf<typeof figures>;

export const takeOffFlapsRule = { id: 'S-07', figures, words, judge } as const;

function words({ thresholds: { least } }: TakeOffFlapsRule): RuleWords {
  return {
    asks: `Flaps en ${least} o más al despegar.`,
    lets: 'Cuenta si la palanca está recogida en la última muestra en tierra y en la primera en el aire. Si los flaps no cambian en todo el vuelo, o no llegan como posiciones de la palanca, «sin datos».',
  };
}

/** Looks at the last sample on the ground and the first in the air: clean in both is a take-off without flaps. */
function judge(track: Track, rule: TakeOffFlapsRule): Finding {
  const { least } = thresholdsFor(rule, track.type);
  const expected = 'Flaps de despegue puestos';
  const pair = beforeLiftOff(track);
  const flaps = pair ? [pair.last, pair.first].map((sample) => (sample.usable ? sample.flaps : null)) : [];
  const [last = null, first = null] = flaps;
  if (last === null || first === null) return noData('No se vieron los flaps en el despegue', expected);
  if (Math.max(last, first) >= least) return ok(`Palanca en ${Math.max(last, first)}`, expected);
  const at = pair?.first.at ?? 0;
  return hit([{ from: at, to: at, observed: 'flaps recogidos en el despegue' }], expected, rule);
}
