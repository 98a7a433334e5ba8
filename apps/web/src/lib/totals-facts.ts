import { hoursAndMinutes } from '@va/domain/durations.ts';
import { formatNumber, tenths } from '@va/domain/numbers.ts';
import type { PilotTotals } from '@va/contract/airline/statistics.ts';

/** The totals of a pilot in the same words on every page. */
export function totalsFacts({ points, minutes, flights, meanScore }: PilotTotals): [string, string][] {
  return [
    ['Puntos', formatNumber(points)],
    ['Horas', hoursAndMinutes(minutes)],
    ['Vuelos', formatNumber(flights)],
    ['Media de 20\u00a0notas', meanScore === null ? 'sin notas' : tenths(meanScore)],
  ];
}
