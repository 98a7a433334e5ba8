import { namedAirport, type AirportNames } from '@va/domain/airport/airport-search.ts';
import { formatLocalTime } from '@va/domain/local-time.ts';
import { dayOf } from '@va/domain/months.ts';
import { minutesOfClock } from '@va/domain/timetable/clock.ts';
import { DAY_MINUTES } from '@va/domain/timetable/flight.ts';
import { wholeOf } from '#app/lib/whole.ts';
import { arrivalClock } from './added-flight.ts';

/** An airport as far as its clock asks for it. */
export interface ClockAirport extends AirportNames {
  timezone: string;
}

/** Day whose local time is shown for a flight: today, or its first day if that is later. `YYYY-MM-DD`. */
export function clockDay(from: string, now: number): string {
  const today = dayOf(now);
  return from > today ? from : today;
}

/**
 * Local time, such as `11:05` in Valencia, for minutes after 00:00Z of a day; undefined until time and airport are
 * known.
 * @param typed the airport as a field has it
 * @param day `YYYY-MM-DD`, which says whether summer time holds
 */
export function localTime(
  minutes: number | undefined,
  typed: string,
  airports: readonly ClockAirport[],
  day: string,
): { clock: string; city: string } | undefined {
  const airport = namedAirport(airports, typed);
  const known = airports.find(({ icao }) => icao === airport?.icao);
  if (known === undefined || minutes === undefined || !(minutes >= 0)) return undefined;
  const at = new Date(Date.parse(`${day}T00:00:00Z`) + (minutes % (2 * DAY_MINUTES)) * 60_000);
  return { clock: formatLocalTime(at, known.timezone), city: known.city };
}

/** The local time in a sentence: `Son las 11:05 en Valencia`. */
export function localClock(...of: Parameters<typeof localTime>): string | undefined {
  const local = localTime(...of);
  return local && `${local.clock.startsWith('01:') ? 'Es la' : 'Son las'} ${local.clock} en ${local.city}`;
}

/** Arrival by the values typed so far, in UTC and local time: `Llega a las 00:45Z. Es la 01:45 en Valencia.` */
export function arrivalWords(
  typed: { std: string; block: string; arr: string },
  airports: readonly ClockAirport[],
  day: string,
): string | undefined {
  const arrival = arrivalClock(typed);
  const departure = minutesOfClock(typed.std);
  if (arrival === undefined || departure === undefined) return undefined;
  const local = localClock(departure + wholeOf(typed.block), typed.arr, airports, day);
  return [`Llega a las ${arrival}.`, ...(local ? [`${local}.`] : [])].join(' ');
}
