/** What was read of a report or a forecast in the short form of the tables beside this file. */
import { ceilingOf, flightCategory } from '@va/domain/metar/flight-category.ts';
import { hazardsOf } from '@va/domain/metar/hazards.ts';
import type { Conditions, DayTime, Report, Wind } from '@va/domain/metar/report.ts';
import type { Forecast } from '@va/domain/taf/forecast.ts';

/** `wind | visibility in metres | ceiling in feet | category | hazards | groups not understood`. */
export function toldReport(report: Report): string {
  return row([
    ...conditionCells(report),
    hazardsOf(report)
      .map(({ kind }) => kind)
      .join(' '),
    report.unknown.join(' '),
  ]);
}

/** `span | wind | visibility | ceiling | category | changes | groups not understood`. */
export function toldForecast(forecast: Forecast): string {
  const { from, until, base, changes, unknown, nil, cancelled } = forecast;
  const heads = changes.map(({ kind, probability = '', from: start, until: end, at }) =>
    [kind, probability, ...[start, end, at].map((time) => time && hourOf(time))].filter(Boolean).join(' '),
  );
  const span = nil ? 'NIL' : cancelled ? 'CNL' : `${from ? hourOf(from) : ''}-${until ? hourOf(until) : ''}`;
  return row([span, ...conditionCells(base), heads.join(', '), unknown.join(' ')]);
}

function conditionCells(part: Conditions): string[] {
  const ceiling = ceilingOf(part);
  const { metres, bound } = part.visibility ?? {};
  const sign = bound === undefined ? '' : bound === 'more' ? '+' : '-';
  return [
    part.wind ? windCell(part.wind) : '',
    metres === undefined ? '' : `${Math.round(metres)}${sign}`,
    ceiling === undefined ? '?' : ceiling === Infinity ? 'none' : String(ceiling),
    flightCategory(part) ?? '?',
  ];
}

/** `240/15G27 210V280` in degrees and knots. */
function windCell({ direction, unmeasured, speed, isOver, gust, gustIsOver, from, to }: Wind): string {
  const towards = unmeasured
    ? '///'
    : (direction?.toString().padStart(3, '0') ?? (speed === 0 ? '000' : 'VRB'));
  const gusts = gust === undefined ? '' : `G${gustIsOver ? 'P' : ''}${Math.round(gust)}`;
  const sector = from === undefined ? '' : ` ${from}V${to}`;
  return `${towards}/${isOver ? 'P' : ''}${Math.round(speed)}${gusts}${sector}`;
}

const hourOf = ({ day, hour, minute }: DayTime): string =>
  `${day === undefined ? '' : `${day}.`}${hour}${minute === 0 ? '' : `:${minute}`}`;

const row = (cells: readonly string[]): string => cells.join(' | ').trim();
