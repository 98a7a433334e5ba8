/** What in a report is dangerous to a flight, the worst first. Pure. */
import { capital } from '../capital.ts';
import { formatKnots } from '../quantities.ts';
import { flightCategory } from './flight-category.ts';
import type { Conditions, Report, Weather } from './report.ts';
import type { RunwayWind } from './runway-wind.ts';
import { weatherWords } from './weather-words.ts';

/** Kind of hazard, for its symbol. */
export type HazardKind =
  | 'storm'
  | 'wind-shear'
  | 'freezing'
  | 'heavy'
  | 'low'
  | 'gusts'
  | 'crosswind'
  | 'tailwind';

/** Something in a report that is dangerous to a flight. */
export interface Hazard {
  kind: HazardKind;
  /** In Spanish, beginning with a capital. */
  words: string;
}

/** The most wind, gusts included, that a type takes off and lands in. */
export interface WindLimits {
  /** Whose limits they are, `A320-200`. */
  model: string;
  /** Knots. */
  crosswindKt: number;
  tailwindKt: number;
}

/** Gusts from here on are strong, in knots. */
export const STRONG_GUST_KT = 30;

/** Codes of weather that is heavy whatever its intensity: hail, squall, funnel cloud, storms of sand and dust. */
const ALWAYS_HEAVY = ['GR', 'SQ', 'FC', 'SS', 'DS'];

/**
 * The hazards of a report.
 * @param runways wind on the runways that would be used; empty where nobody knows them
 */
export function hazardsOf(
  report: Report,
  runways: readonly RunwayWind[] = [],
  limits?: WindLimits,
): Hazard[] {
  const { weather, windShear, wind } = report;
  const found: (Hazard | false)[] = [
    stormOf(report),
    windShear.length > 0 && { kind: 'wind-shear', words: 'Cizalladura del viento' },
    ...weather.filter(isFreezing).map(weatherHazard('freezing')),
    ...weather.filter(isHeavy).map(weatherHazard('heavy')),
    flightCategory(report) === 'LIFR' && { kind: 'low', words: 'LIFR: techo o visibilidad muy bajos' },
    wind?.gust !== undefined &&
      wind.gust >= STRONG_GUST_KT && { kind: 'gusts', words: `Rachas de ${formatKnots(wind.gust)}` },
    ...(limits ? overLimits(runways, limits) : []),
  ];
  return found.filter((hazard) => hazard !== false);
}

function stormOf(report: Report): Hazard | false {
  const storm = report.weather.find(isStorm);
  if (storm) return { kind: 'storm', words: capital(weatherWords(storm)) };
  if (hasStormCloud(report)) return { kind: 'storm', words: 'Cumulonimbos' };
  const expected = report.trends.some((trend) => trend.weather.some(isStorm) || hasStormCloud(trend));
  return expected && { kind: 'storm', words: 'Posible tormenta en las dos horas siguientes' };
}

/** The runway with the least of it counts: control gives another one where it can. */
function overLimits(
  runways: readonly RunwayWind[],
  { model, crosswindKt, tailwindKt }: WindLimits,
): Hazard[] {
  const least = (knots: (runway: RunwayWind) => number) =>
    runways.length === 0 ? 0 : Math.round(Math.min(...runways.map(knots)));
  const cross = least((runway) => Math.max(Math.abs(runway.cross ?? 0), Math.abs(runway.gustCross ?? 0)));
  const tail = least((runway) => -Math.min(runway.head ?? 0, runway.gustHead ?? 0));
  const sentence = (what: string, knots: number, limit: number) =>
    `${what} de ${formatKnots(knots)}: el límite del ${model} es ${formatKnots(limit)}`;
  return [
    ...(cross > crosswindKt
      ? [{ kind: 'crosswind' as const, words: sentence('Viento cruzado', cross, crosswindKt) }]
      : []),
    ...(tail > tailwindKt
      ? [{ kind: 'tailwind' as const, words: sentence('Viento de cola', tail, tailwindKt) }]
      : []),
  ];
}

const isStorm = ({ descriptor, phenomena }: Weather): boolean =>
  descriptor === 'TS' || phenomena.includes('TS');
const hasStormCloud = ({ clouds }: Conditions): boolean => clouds.some(({ type }) => type === 'CB');
const isFreezing = (weather: Weather): boolean => weather.descriptor === 'FZ';

function isHeavy(weather: Weather): boolean {
  if (isStorm(weather) || isFreezing(weather) || weather.intensity === 'VC') return false;
  return weather.intensity === '+' || weather.phenomena.some((code) => ALWAYS_HEAVY.includes(code));
}

function weatherHazard(kind: HazardKind): (weather: Weather) => Hazard {
  return (weather) => ({ kind, words: capital(weatherWords(weather)) });
}
