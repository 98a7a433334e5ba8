/** A report as lines of a table: what, and in Spanish. Pure. */
import { capital } from '../texts.ts';
import { formatNumber } from '../numbers.ts';
import { formatCelsius, formatFeet, formatHectopascals, formatInches } from '../quantities.ts';
import { inchesOfHectopascals } from '../units.ts';
import { colourWords, runwayRangeWords, visibilityWords, colourName } from './condition-words.ts';
import { ceilingOf } from './flight-category.ts';
import type { Report, Sea, ChangeHead, Conditions, DayTime } from './report.ts';
import { runwayStateWords } from './runway-state-words.ts';
import { sectorWords, windShearWords, windWords } from './wind-words.ts';
import { skyWords, weatherWords } from './weather-words.ts';

/** An expected change in Spanish. Pure. */

const KINDS: Readonly<Record<ChangeHead['kind'], string>> = {
  TEMPO: 'a ratos',
  BECMG: 'cambiará',
  INTER: 'en intervalos cortos',
  FM: 'desde entonces',
  PROB: 'puede que',
  FCST: 'previsto',
};

/** A change in one phrase: `a ratos, con un 30 % de probabilidad, desde las 12:00Z hasta las 14:00Z: lluvia fuerte`. */
function changeWords(change: ChangeHead & Conditions): string {
  return `${headWords(change)}: ${conditionWords(change)}`;
}

/** `a ratos desde las 20:00Z hasta las 21:30Z`, `con un 30 % de probabilidad, a las 12:00Z del día 4`. */
export function headWords({ kind, probability, from, until, at }: ChangeHead): string {
  const chance = probability ? `con un ${probability}\u00a0% de probabilidad` : '';
  const times = [
    from && `desde las ${timeWords(from, until)}`,
    until && `hasta las ${timeWords(until)}`,
    at && `a las ${timeWords(at)}`,
  ]
    .filter(Boolean)
    .join(' ');
  const isTold = (kind === 'FM' && times !== '') || (kind === 'PROB' && chance !== '');
  const what = [isTold ? '' : KINDS[kind], chance].filter(Boolean).join(', ');
  return [what, times].filter(Boolean).join(chance === '' ? ' ' : ', ');
}

/**
 * `20:00Z`, or `06:00Z del día 12`. The day is left out if `next`, the time that follows in the sentence, has the same.
 */
export function timeWords({ day, hour, minute }: DayTime, next?: DayTime): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hour)}:${two(minute)}Z${day === undefined || day === next?.day ? '' : ` del día ${day}`}`;
}

/** All conditions of a part in one phrase: `viento en calma; visibilidad, 3000 m; neblina`. */
export function conditionWords(part: Conditions): string {
  const phrases = [
    part.wind && `viento ${windWords(part.wind)}`,
    part.windSector && `viento ${sectorWords(part.windSector)}`,
    part.visibility && `visibilidad, ${visibilityWords(part.visibility)}`,
    ...part.weather.map(weatherWords),
    ...skyWords(part),
    ...part.windShear.map((shear) => `cizalladura ${windShearWords(shear)}`),
    part.colour && `color ${colourName(part.colour)}`,
  ].filter((phrase) => phrase !== undefined && phrase !== '');
  return phrases.length === 0 ? 'sin detalles' : phrases.join('; ');
}

/** A line of the table: its term and the words of the report, in Spanish. */
export interface ReportLine {
  term: string;
  /** One phrase or several, each with a capital letter. */
  phrases: readonly string[];
}

const NOT_REPORTED = 'sin datos';

/** Douglas scale of the state of the sea, 0 to 9, as AEMET names it. */
const STATES = [
  'mar llana',
  'mar rizada',
  'marejadilla',
  'marejada',
  'fuerte marejada',
  'mar gruesa',
  'mar muy gruesa',
  'mar arbolada',
  'mar montañosa',
  'mar enorme',
];

/** Everything in a report except station, time and raw text, in the order in which pilots read it. */
export function reportLines(report: Report): ReportLine[] {
  const ceiling = ceilingOf(report);
  const lines: [term: string, phrases: readonly string[]][] = [
    ['Viento', [windOr(report)]],
    ['Visibilidad', [report.visibility ? visibilityWords(report.visibility) : NOT_REPORTED]],
    ['Alcance visual en pista', report.runwayRanges.map(runwayRangeWords)],
    ['Tiempo presente', report.weather.map(weatherWords)],
    ['Nubes', skyOr(report)],
    ['Techo', ceiling === undefined || ceiling === Infinity ? [] : [ceilingWords(ceiling)]],
    ['Temperatura', [temperatureWords(report)]],
    ['QNH', [pressureWords(report)]],
    ['Tiempo reciente', report.recent.map(weatherWords)],
    ['Cizalladura', report.windShear.map(windShearWords)],
    ['Estado de las pistas', report.runwayStates.map(runwayStateWords)],
    ['Color militar', colourWords(report)],
    ['Mar', report.sea === undefined ? [] : [seaWords(report.sea)]],
    ['Tendencia', trends(report)],
  ];
  return lines
    .filter(([, phrases]) => phrases.length > 0)
    .map(([term, phrases]) => ({ term, phrases: [...new Set(phrases.map(capital))] }));
}

/** State of the sea in Spanish. `agua a 15 °C; fuerte marejada`, `olas de 1,7 m`, `sin datos`. */
function seaWords({ temperature, state, waves }: Sea): string {
  const words = [
    temperature !== undefined && `agua a ${formatCelsius(temperature)}`,
    state !== undefined && (STATES[state] ?? ''),
    waves !== undefined && `olas de ${formatNumber(waves)}\u00a0m`,
  ].filter(Boolean);
  return words.length === 0 ? 'sin datos' : words.join('; ');
}

function skyOr(report: Report): string[] {
  const words = skyWords(report);
  return words.length > 0 ? words : [NOT_REPORTED];
}

function ceilingWords(ceiling: number): string {
  return ceiling === 0 ? 'a ras de suelo' : formatFeet(ceiling);
}

function temperatureWords({ temperature, dewPoint }: Report): string {
  if (temperature === undefined) return NOT_REPORTED;
  return dewPoint === undefined
    ? formatCelsius(temperature)
    : `${formatCelsius(temperature)}; punto de rocío, ${formatCelsius(dewPoint)}`;
}

function pressureWords({ pressure, inches }: Report): string {
  if (pressure === undefined) return NOT_REPORTED;
  return inches === undefined
    ? `${formatHectopascals(pressure)} (${formatInches(inchesOfHectopascals(pressure))})`
    : `${formatInches(inches)} (${formatHectopascals(pressure)})`;
}

function windOr({ wind, windSector }: Report): string {
  if (wind) return windWords(wind);
  return windSector === undefined ? NOT_REPORTED : `${NOT_REPORTED}; ${sectorWords(windSector)}`;
}

function trends({ noSignificantChange, trends: parts }: Report): string[] {
  const words = parts.map((trend) => changeWords(trend));
  return noSignificantChange ? ['sin cambios de importancia en las dos horas siguientes', ...words] : words;
}
