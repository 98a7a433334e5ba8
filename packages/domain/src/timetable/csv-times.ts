/** Departure, arrival and block time of a row, in UTC. */
import type { RowReader } from '../csv/row-reader.ts';
import { clockOf, minutesOfClock, wrapDay } from './clock.ts';
import { arrivalOf, DAY_MINUTES, type Flight } from './flight.ts';
import { standardOffset } from './standard-offset.ts';
import type { TimetableAirport } from './timetable-input.ts';

const CLOCK_WORDS = 'Escribe la hora como 0630 o 06:30.';
/** Two whole days: the longest that a flight of the timetable takes. */
const LONGEST = 2 * DAY_MINUTES - 1;

/** The times of a row, in minutes as `Flight` has them. */
export type RowTimes = Pick<Flight, 'stdUtc' | 'staUtc' | 'arrDayOffset' | 'blockMin'> & {
  /** Days by which the departure in UTC is later than the one in the row. */
  dayShift: number;
};

/** Of arrival and block time one is enough; where both stand they must agree. */
export function readTimes(
  reader: RowReader,
  from: TimetableAirport | undefined,
  to: TimetableAirport | undefined,
  localTimes: boolean,
): RowTimes | undefined {
  const departure = readClock(reader, 'dpt_time', true);
  const arrival = readClock(reader, 'arr_time', false);
  const block = reader.whole(
    'flight_time',
    1,
    LONGEST,
    'Escribe los minutos de calzo a calzo, por ejemplo 65.',
  );
  if (departure === undefined || from === undefined || to === undefined) return undefined;
  if (reader.problems.some(({ column }) => column === 'arr_time' || column === 'flight_time'))
    return undefined;
  const { minute: stdUtc, dayShift } = wrapDay(departure - (localTimes ? standardOffset(from) : 0));
  const staUtc =
    arrival === undefined ? undefined : wrapDay(arrival - (localTimes ? standardOffset(to) : 0)).minute;
  if (staUtc === undefined && block === undefined) {
    return reader.wrong('flight_time', 'Falta la llegada.', 'Escribe «arr_time» o «flight_time».');
  }
  const blockMin = block ?? wrapDay((staUtc ?? 0) - stdUtc).minute;
  if (staUtc !== undefined && (stdUtc + blockMin) % DAY_MINUTES !== staUtc) {
    const lands = clockOf(stdUtc + blockMin);
    return reader.wrong(
      'arr_time',
      `Con salida a las ${clockOf(stdUtc)} Z y ${blockMin}\u00a0min llegaría a las ${lands} Z.`,
      'Corrige «arr_time» o «flight_time» para que cuadren.',
    );
  }
  if (blockMin === 0) return reader.wrong('arr_time', 'Llega a la hora a la que sale.', CLOCK_WORDS);
  return { stdUtc, blockMin, dayShift, ...arrivalOf(stdUtc, blockMin) };
}

function readClock(reader: RowReader, column: string, needed: boolean): number | undefined {
  const text = needed ? reader.needed(column, CLOCK_WORDS) : reader.text(column);
  if (text === undefined || text === '') return undefined;
  // Spreadsheets drop the zeros in front: 630 and 5 are 06:30 and 00:05.
  const padded = /^\d{1,3}$/.test(text) ? text.padStart(4, '0') : text;
  return minutesOfClock(padded) ?? reader.wrong(column, `«${text}» no es una hora.`, CLOCK_WORDS);
}
