/** A forecast in Spanish: as lines, and as the conditions of one moment. Pure. */
import { capital } from '../texts.ts';
import { conditionWords, headWords, timeWords, type ReportLine } from '../metar/report-lines.ts';
import { type FlightCategory, flightCategory } from '../metar/flight-category.ts';
import { conditionHazards, type Hazard } from '../metar/hazards.ts';
import {
  formatCelsius,
  formatDirection,
  formatFeet,
  formatHectopascals,
  formatKnots,
} from '../quantities.ts';
import { changedBy, forecastAt } from './forecast-at.ts';
import type {
  ExtremeTemperature,
  Forecast,
  ForecastChange,
  ForecastConditions,
  LayerHazard,
  LowShear,
} from './forecast.ts';

/** The whole forecast, one line per period. */
export function forecastLines({ from, until, base, changes, temperatures }: Forecast): ReportLine[] {
  const whole = from && until ? `De las ${timeWords(from, until)} a las ${timeWords(until)}` : 'Al principio';
  return [
    { term: whole, phrases: [periodWords(base)] },
    ...changes.map((change) => ({ term: capital(headWords(change)), phrases: [periodWords(change)] })),
    ...temperatures.map((extreme) => ({ term: EXTREMES[extreme.kind], phrases: [extremeWords(extreme)] })),
  ];
}

/** Words about the conditions of one moment. */
export interface MomentWords {
  /** Flight category of the prevailing conditions; undefined if unknown. */
  category: FlightCategory | undefined;
  /** The worst that may come at times or with some chance, where it is worse than that. */
  worst: FlightCategory | undefined;
  /** Prevailing conditions first, then changes under way, then possible ones. */
  phrases: readonly string[];
  hazards: readonly Hazard[];
}

/** Words about a moment, epoch milliseconds; undefined outside the period of the forecast. */
export function momentWords(forecast: Forecast, at: number): MomentWords | undefined {
  const state = forecastAt(forecast, at);
  if (state === undefined) return undefined;
  const { prevailing, changing, possible } = state;
  const others = [...changing, ...possible];
  const later = others.map((change) => changedBy(prevailing, change));
  const category = flightCategory(prevailing);
  const worst = ORDER.findLast((one) => later.some((conditions) => flightCategory(conditions) === one));
  const own = hazardsIn(prevailing);
  const maybe = later
    .flatMap(hazardsIn)
    .filter(({ words }) => !own.some((hazard) => hazard.words === words))
    .map(({ kind, words }) => ({ kind, words: `Posible: ${inSentence(words)}` }));
  return {
    category,
    worst: worst && ORDER.indexOf(worst) > ORDER.indexOf(category ?? 'VFR') ? worst : undefined,
    phrases: [
      periodWords(prevailing),
      ...others.map((change) => `${capital(headWords(change))}: ${conditionsAndMore(change)}`),
    ],
    hazards: [...new Map([...own, ...maybe].map((hazard) => [hazard.words, hazard])).values()],
  };
}

/** The words with a small initial, unless they begin with several capitals. */
function inSentence(words: string): string {
  return /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

const ORDER: readonly FlightCategory[] = ['VFR', 'MVFR', 'IFR', 'LIFR'];

const EXTREMES = {
  highest: 'Temperatura máxima',
  lowest: 'Temperatura mínima',
  untold: 'Temperatura',
} as const;

function extremeWords({ celsius, at }: ExtremeTemperature): string {
  return `${formatCelsius(celsius)}${at === undefined ? '' : ` a las ${timeWords(at)}`}`;
}

function periodWords(period: ForecastConditions | ForecastChange): string {
  return capital(conditionsAndMore(period));
}

const TURBULENCE: Readonly<Record<string, string>> = {
  '0': 'sin turbulencia',
  '1': 'turbulencia ligera',
  '2': 'turbulencia moderada ocasional en aire claro',
  '3': 'turbulencia moderada frecuente en aire claro',
  '4': 'turbulencia moderada ocasional en nubes',
  '5': 'turbulencia moderada frecuente en nubes',
  '6': 'turbulencia fuerte ocasional en aire claro',
  '7': 'turbulencia fuerte frecuente en aire claro',
  '8': 'turbulencia fuerte ocasional en nubes',
  '9': 'turbulencia fuerte frecuente en nubes',
  X: 'turbulencia extrema',
};

const ICING: Readonly<Record<string, string>> = {
  '0': 'sin engelamiento apreciable',
  '1': 'engelamiento mixto débil',
  '2': 'engelamiento débil de escarcha en nubes',
  '3': 'engelamiento débil transparente en precipitación',
  '4': 'engelamiento mixto moderado',
  '5': 'engelamiento moderado de escarcha en nubes',
  '6': 'engelamiento moderado transparente en precipitación',
  '7': 'engelamiento mixto fuerte',
  '8': 'engelamiento fuerte de escarcha en nubes',
  '9': 'engelamiento fuerte transparente en precipitación',
};

function conditionsAndMore(period: ForecastConditions): string {
  const more = [
    ...period.lowShear.map(lowShearWords),
    ...period.layers.map(layerWords),
    period.pressure !== undefined && `QNH mínimo, ${formatHectopascals(period.pressure)}`,
  ].filter((words) => words !== false);
  const words = conditionWords(period);
  return more.length > 0 && words === 'sin detalles' ? more.join('; ') : [words, ...more].join('; ');
}

/**
 * Turbulence and icing of a forecast in Spanish. the code figures are those of AFMAN 15-124. `turbulencia ligera de
 * 1000 a 5000 ft`, `engelamiento mixto débil desde 3000 ft hasta el tope de las nubes`.
 */
function layerWords({ kind, code, base, top }: LayerHazard): string {
  const words = (kind === 'turbulence' ? TURBULENCE : ICING)[code] ?? kind;
  if (code === '0') return words;
  return top === undefined
    ? `${words} desde ${formatFeet(base)} hasta el tope de las nubes`
    : `${words} de ${base} a ${formatFeet(top)}`;
}

/** `cizalladura hasta 2000 ft, donde el viento es de 150° a 35 kt`. */
function lowShearWords({ height, direction, speed }: LowShear): string {
  return `cizalladura hasta ${formatFeet(height)}, donde el viento es de ${formatDirection(direction)} a ${formatKnots(speed)}`;
}

function hazardsIn(period: ForecastConditions): Hazard[] {
  const shear: Hazard[] =
    period.lowShear.length > 0 ? [{ kind: 'wind-shear', words: 'Cizalladura del viento' }] : [];
  return [...conditionHazards(period), ...shear];
}
