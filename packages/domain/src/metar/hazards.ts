/** Conditions in a report that are dangerous to a flight, the worst first. Pure. */
import { capital } from '../texts.ts';
import { formatKnots } from '../quantities.ts';
import { flightCategory } from './flight-category.ts';
import type { Conditions, Report, Weather, Wind } from './report.ts';
import { runwayStateWords } from './runway-state-words.ts';
import type { RunwayWind } from './runway-wind.ts';
import { weatherWords } from './weather-words.ts';
import { speedWords } from './wind-words.ts';

/** Kind of hazard, for its symbol. */
export type HazardKind =
  | 'closed'
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
  /** Spanish, with a capital. */
  words: string;
}

/** The most wind, gusts included, that a type takes off and lands in. */
export interface WindLimits {
  /** Model of the type with these limits, `A320-200`. */
  model: string;
  /** Knots. */
  crosswindKt: number;
  tailwindKt: number;
}

/** Gusts from here on are strong, in knots. */
export const STRONG_GUST_KT = 30;

/** A mean wind from here on is a strong gale, in knots (WMO code 1100, Beaufort 9). */
export const STRONG_WIND_KT = 41;

/** Codes of weather that is always heavy: hail, squall, funnel cloud, ash, sandstorm and duststorm. */
const ALWAYS_HEAVY = ['GR', 'SQ', 'FC', 'VA', 'SS', 'DS'];

/** The codes among them that are dangerous even in the vicinity. */
const HEAVY_NEARBY = ['FC', 'VA', 'SS', 'DS'];

/**
 * The hazards of a report.
 * @param runways wind on the runways that would be used; empty where nobody knows them
 */
export function hazardsOf(
  report: Report,
  runways: readonly RunwayWind[] = [],
  limits?: WindLimits,
): Hazard[] {
  const found: (Hazard | false)[] = [
    closedOf(report),
    expectedStormOf(report),
    ...conditionHazards(report),
    ...(limits ? overLimits(runways, limits) : []),
  ];
  return found.filter((hazard) => hazard !== false);
}

/** The hazards of the weather itself, in a report or in a period of a forecast. */
export function conditionHazards(conditions: Conditions): Hazard[] {
  const { weather, windShear, wind } = conditions;
  const found: (Hazard | false)[] = [
    stormOf(conditions),
    windShear.length > 0 && { kind: 'wind-shear', words: 'Cizalladura del viento' },
    ...weather.filter(isFreezing).map(weatherHazard('freezing')),
    ...weather.filter(isHeavy).map(weatherHazard('heavy')),
    flightCategory(conditions) === 'LIFR' && { kind: 'low', words: 'LIFR: techo o visibilidad muy bajos' },
    strongOf(wind),
  ];
  return found.filter((hazard) => hazard !== false);
}

function closedOf({ runwayStates, black }: Report): Hazard | false {
  const snow = runwayStates.find((state) => state.endsWith('SNOCLO'));
  if (snow !== undefined) return { kind: 'closed', words: capital(runwayStateWords(snow)) };
  return black && { kind: 'closed', words: 'La pista no se puede usar' };
}

function stormOf(conditions: Conditions): Hazard | false {
  const storm = conditions.weather.find(isStorm);
  if (storm) return { kind: 'storm', words: capital(weatherWords(storm)) };
  if (hasCloud(conditions, 'CB')) return { kind: 'storm', words: 'Cumulonimbos' };
  return hasCloud(conditions, 'TCU') && { kind: 'storm', words: 'Cúmulos en torre' };
}

function expectedStormOf(report: Report): Hazard | false {
  const degreeNow = stormDegree(report);
  if (!report.trends.some((trend) => stormDegree(trend) > degreeNow)) return false;
  return { kind: 'storm', words: 'Posible tormenta en las dos horas siguientes' };
}

function strongOf(wind: Wind | undefined): Hazard | false {
  if (wind === undefined) return false;
  const { speed, isOver, gust = 0, gustIsOver } = wind;
  if (gust >= STRONG_GUST_KT) return { kind: 'gusts', words: `Rachas de ${speedWords(gust, gustIsOver)}` };
  return speed >= STRONG_WIND_KT && { kind: 'gusts', words: `Viento de ${speedWords(speed, isOver)}` };
}

/** Uses the runway with the least wind of each kind, since air traffic control assigns another one if it can. */
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

/** 2 for a thunderstorm, 1 for the clouds that bring one, 0 for neither. */
const stormDegree = (part: Conditions): number =>
  part.weather.some(isStorm) ? 2 : Number(hasCloud(part, 'CB'));
const isStorm = ({ descriptor, phenomena }: Weather): boolean =>
  descriptor === 'TS' || phenomena.includes('TS');
const hasCloud = ({ clouds }: Conditions, kind: 'CB' | 'TCU'): boolean =>
  clouds.some(({ type }) => type?.split('/').includes(kind));
const isFreezing = (weather: Weather): boolean => weather.descriptor === 'FZ';

function isHeavy(weather: Weather): boolean {
  const { intensity, phenomena } = weather;
  if (isStorm(weather) || isFreezing(weather)) return false;
  const heavy = intensity === 'VC' ? HEAVY_NEARBY : ALWAYS_HEAVY;
  return intensity === '+' || phenomena.some((code) => heavy.includes(code));
}

function weatherHazard(kind: HazardKind): (weather: Weather) => Hazard {
  return (weather) => ({ kind, words: capital(weatherWords(weather)) });
}
