/** S-22: engines run warm before the take-off and cool down after the landing. */
import { bit } from '../../flight-record/telemetry-point.ts';
import { firstFrom, indexAfter, lastBefore } from '../../flight-record/in-time.ts';
import { engineStart } from '../engine-start.ts';
import { type Finding, hit, noData, ok } from '../finding.ts';
import type { Track } from '../track.ts';
import { MINUTES, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration, joinTexts } from '../texts/figures.ts';

/** Minutes of running before the take-off and after the landing. */
const figures = {
  thresholds: { minutes: MINUTES },
  tolerance: {},
  deduction: TENTHS,
} as const;
export type EngineTemperatureRule = RuleOf<typeof figures>;

export const engineTemperatureRule = { id: 'S-22', figures, words, judge } as const;

function words({ thresholds: { minutes } }: EngineTemperatureRule): RuleWords {
  return {
    asks: `${minutes} minutos con los motores en marcha antes de despegar, y otros tantos después de la toma.`,
    lets: 'Antes cuentan desde que están en marcha los dos primeros; después, hasta que no queda ninguno. Entre dos muestras vale el tiempo más largo.',
  };
}

/** Second engine start to take-off, touchdown to engines off. Between two samples the longer time counts. */
function judge(track: Track, rule: EngineTemperatureRule): Finding {
  const { minutes } = thresholdsFor(rule, track.type);
  const expected = `${duration(minutes * 60)} antes de despegar y después de aterrizar`;
  const occasions = [warmUp(track), coolDown(track)].filter((occasion) => occasion !== null);
  if (occasions.length === 0) return noData('No se vieron los arranques ni las paradas', expected);
  const short = occasions.filter(({ longest }) => longest < minutes * 60);
  return short.length === 0
    ? ok(joinTexts(occasions.map(({ observed }) => observed)), expected)
    : hit(short, expected, rule);
}

/** Time from the start of the second engine to the take-off; null if one of them was not seen. */
function warmUp({ samples, times: { takeoff } }: Track) {
  const seen = engineStart(samples, (engines) => bit(engines, 1) === true && bit(engines, 2) === true);
  if (!seen || takeoff === null || seen.start.at > takeoff) return null;
  const { before, start } = seen;
  const observed = `${duration((takeoff - start.at) / 1000)} de calentamiento`;
  return { from: start.at, to: takeoff, observed, longest: (takeoff - before.at) / 1000 };
}

/** Time from the touchdown until all engines are off; null if one of them was not seen. */
function coolDown({ samples, landing }: Track) {
  const at = landing.at(-1)?.at;
  if (at === undefined) return null;
  const down = indexAfter(samples, at);
  const off = firstFrom(samples, down, ({ engines }) => engines === 0);
  if (!off) return null;
  const lasted = (off.at - at) / 1000;
  const flying = lastBefore(samples, down, ({ ground }) => ground === false)?.at ?? at;
  const observed = `${duration(lasted)} de enfriamiento`;
  return { from: at, to: off.at, observed, longest: (off.at - flying) / 1000 };
}
