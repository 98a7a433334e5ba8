import { dateFormat } from '@va/domain/dates.ts';
import { formatMiles } from '@va/domain/quantities.ts';
import { hoursAndMinutes } from '@va/domain/durations.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import type { Badge } from '@va/contract/pilots/awards.ts';
import type { Statistics } from '@va/contract/airline/statistics.ts';

/** Figures of a year, for the page and its picture. */
export interface YearFacts {
  /** `31 vuelos`, `87:20 h`, `21 340 NM`, `14 aeropuertos`. */
  sums: readonly { figure: string; word: string }[];
  /** Sentences about the best month, the favourite route, the longest one, and the points. */
  lines: readonly string[];
}

const MONTH = dateFormat({ month: 'long' });
/** Great circle of the equator, NM. */
const AROUND = 21_600;

/**
 * @param badges of the pilot, of any year
 * @param year four figures
 */
export function yearFacts(figures: Statistics, badges: readonly Badge[], year: string): YearFacts {
  const { flights, minutes, airports, months, routes, landings } = figures;
  const nm = Math.round(figures.distanceNm);
  const best = months.toSorted((a, b) => b.minutes - a.minutes || a.month.localeCompare(b.month))[0];
  const [favourite] = routes;
  const longest = routes
    .map((route) => ({ ...route, nm: Math.round(distanceNm(route.dep, route.arr)) }))
    .toSorted((a, b) => b.nm - a.nm)[0];
  const earned = badges.filter(({ at }) => at.startsWith(year));
  return {
    sums: [
      { figure: formatNumber(flights), word: flights === 1 ? 'vuelo' : 'vuelos' },
      { figure: hoursAndMinutes(minutes), word: 'horas' },
      { figure: formatNumber(nm), word: 'millas náuticas' },
      { figure: formatNumber(airports.length), word: airports.length === 1 ? 'aeropuerto' : 'aeropuertos' },
    ],
    lines: [
      ...(nm >= AROUND
        ? [`${formatNumber(Math.round((nm / AROUND) * 10) / 10)} vueltas al mundo por el ecuador.`]
        : []),
      ...(best
        ? [
            `Tu mejor mes fue ${MONTH(new Date(`${best.month}-01T00:00:00Z`))}, con ${hoursAndMinutes(best.minutes)} horas.`,
          ]
        : []),
      ...(favourite && favourite.flights > 1
        ? [
            `Tu ruta fue ${favourite.dep.city}–${favourite.arr.city}: ${countOf(favourite.flights, 'vez', 'veces')}.`,
          ]
        : []),
      ...(longest && longest.nm > 0
        ? [`Lo más lejos, de ${longest.dep.city} a ${longest.arr.city}: ${formatMiles(longest.nm)}.`]
        : []),
      ...(landings.median === null
        ? []
        : [`Tu toma más habitual, a ${formatNumber(Math.round(landings.median))}\u00a0ft/min.`]),
      ...(earned.length > 0
        ? [
            `Ganaste ${countOf(earned.length, 'insignia', 'insignias')}: ${new Intl.ListFormat('es-ES').format(earned.map(({ name }) => name))}.`,
          ]
        : []),
    ],
  };
}
