/** A report as lines of a table: what, and in Spanish. Pure. */
import { capital } from '../capital.ts';
import { formatCelsius, formatFeet, formatHectopascals, formatInches } from '../quantities.ts';
import { inchesOfHectopascals } from '../units.ts';
import { runwayRangeWords, visibilityWords } from './condition-words.ts';
import { skyWords } from './sky-words.ts';
import { windWords } from './wind-words.ts';
import { ceilingOf } from './flight-category.ts';
import { runwayStateWords } from './runway-state-words.ts';
import type { Conditions, Report, Trend } from './report.ts';
import { weatherWords } from './weather-words.ts';

/** A line of the table: its term and what the report says of it, in Spanish. */
export interface ReportLine {
  term: string;
  /** One phrase or several, each with a capital. */
  phrases: readonly string[];
}

const NOT_REPORTED = 'sin datos';

/** Everything that a report says but station, time and raw text, in the order in which a pilot reads it. */
export function reportLines(report: Report): ReportLine[] {
  const ceiling = ceilingOf(report);
  const lines: [term: string, phrases: readonly string[]][] = [
    ['Viento', [report.wind ? windWords(report.wind) : NOT_REPORTED]],
    ['Visibilidad', [report.visibility ? visibilityWords(report.visibility) : NOT_REPORTED]],
    ['Alcance visual en pista', report.runwayRanges.map(runwayRangeWords)],
    ['Tiempo presente', report.weather.map(weatherWords)],
    ['Nubes', skyOr(report)],
    ['Techo', ceiling === undefined || ceiling === Infinity ? [] : [ceilingWords(ceiling)]],
    ['Temperatura', [temperatureWords(report)]],
    ['QNH', [pressureWords(report)]],
    ['Tiempo reciente', report.recent.map(weatherWords)],
    [
      'Cizalladura',
      report.windShear.map((runway) => (runway === 'ALL' ? 'en todas las pistas' : `en la pista ${runway}`)),
    ],
    ['Estado de las pistas', report.runwayStates.map(runwayStateWords)],
    ['Color militar', report.colour === undefined ? [] : [COLOURS[report.colour] ?? report.colour]],
    ['Tendencia', trends(report)],
  ];
  return lines
    .filter(([, phrases]) => phrases.length > 0)
    .map(([term, phrases]) => ({ term, phrases: phrases.map(capital) }));
}

/** A trend in one phrase: `a ratos, de 12:00Z a 14:00Z: visibilidad, 3000 m; lluvia fuerte`. */
export function trendWords(trend: Trend): string {
  const kind =
    { TEMPO: 'a ratos', BECMG: 'cambiará', INTER: 'en intervalos cortos' }[trend.kind] ?? trend.kind;
  const times = trend.times.map(({ kind: word, text }) => `${TIMES[word]} ${text}`).join(' ');
  return `${kind}${times === '' ? '' : ` ${times}`}: ${conditionWords(trend)}`;
}

const TIMES = { FM: 'desde las', TL: 'hasta las', AT: 'a las' } as const;

function conditionWords(part: Conditions): string {
  const phrases = [
    part.wind && `viento ${windWords(part.wind)}`,
    part.cavok ? 'CAVOK' : part.visibility && `visibilidad, ${visibilityWords(part.visibility)}`,
    ...part.weather.map(weatherWords),
    ...(part.cavok ? [] : skyWords(part)),
  ].filter((phrase) => phrase !== undefined);
  return phrases.length === 0 ? 'sin detalles' : phrases.join('; ');
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

/** Colour states of military aerodromes: the best first. */
const COLOURS: Readonly<Record<string, string>> = {
  BLU: 'azul (lo mejor)',
  WHT: 'blanco',
  GRN: 'verde',
  YLO: 'amarillo',
  AMB: 'ámbar',
  RED: 'rojo (lo peor)',
  BLACK: 'negro: la pista no se puede usar',
};

function trends({ noSignificantChange, trends: parts }: Report): string[] {
  const words = parts.map(trendWords);
  return noSignificantChange ? ['sin cambios de importancia en las dos horas siguientes', ...words] : words;
}
