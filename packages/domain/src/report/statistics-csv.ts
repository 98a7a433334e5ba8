/**
 * Totals of flights as a CSV file: a header, commas, a decimal point. Every split adds up to the total, except
 * airports: a flight counts at both its ends.
 */
import { csvText } from '../csv/csv-text.ts';

interface Sum {
  flights: number;
  /** Block minutes that count. */
  minutes: number;
}

interface Place {
  icao: string;
}

/** Totals as the file shows them. */
export interface StatisticsFigures extends Sum {
  distanceNm: number;
  months: readonly (Sum & { month: string })[];
  types: readonly (Sum & { type: string | null })[];
  routes: readonly (Sum & { dep: Place; arr: Place })[];
  /** Flights that began or ended there. */
  airports: readonly { place: Place; flights: number }[];
}

/** The file: the whole, then by month, type, route and airport. */
export function statisticsCsv({ months, types, routes, airports, ...all }: StatisticsFigures): string {
  const line = (by: string, of: string, to: string, { flights, minutes }: Partial<Sum>, miles = '') => [
    by,
    of,
    to,
    String(flights),
    String(minutes ?? ''),
    miles,
  ];
  return csvText(
    ['by', 'of', 'to', 'flights', 'minutes', 'distanceNm'],
    [
      line('all', '', '', all, String(Math.round(all.distanceNm * 10) / 10)),
      ...months.map((sum) => line('month', sum.month, '', sum)),
      ...types.map((sum) => line('type', sum.type ?? '', '', sum)),
      ...routes.map((sum) => line('route', sum.dep.icao, sum.arr.icao, sum)),
      ...airports.map((sum) => line('airport', sum.place.icao, '', sum)),
    ],
  );
}
