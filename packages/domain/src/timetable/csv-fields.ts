/** Kind, route, remark and the rest of a row. */
import { NEW_TYPE } from '../fleet/aircraft-csv.ts';
import { formatNumber } from '../numbers.ts';
import { shorten } from '../texts.ts';
import type { RowReader } from '../csv/row-reader.ts';
import { type Flight, FLIGHT_KINDS, type FlightKind, arrivalOf, DAY_MINUTES } from './flight.ts';
import { IATA_TYPES, KIND_LETTERS } from './iata-types.ts';
import { type CellClock, cellClock, cellSpan, cellYes } from '../csv/cells.ts';
import { clockOf, wrapDay } from './clock.ts';
import type { TimetableAirport } from './timetable-input.ts';
import { standardOffset, zoneOffset } from './zone-letters.ts';

/** Longest route that is kept, as flight plans have room for it. */
const MOST_ROUTE_SIGNS = 1000;
const MOST_NOTE_SIGNS = 200;

/** The letter gives the kind, unless `fields` gives a more exact one: `kind=tour;public=0;locked=1`. */
export function readKindAndFields(
  reader: RowReader,
): Pick<Flight, 'kind' | 'iataType' | 'isPublic' | 'locked'> | undefined {
  const letter = reader.text('flight_type').toUpperCase() || 'J';
  const type = letter.length === 1 ? IATA_TYPES[letter] : undefined;
  if (type === undefined) {
    const known = Object.keys(IATA_TYPES).toSorted().join(', ');
    return reader.wrong(
      'flight_type',
      `«${shorten(letter)}» no es un tipo de vuelo que se conozca.`,
      `Escribe J (línea), P (posicionamiento), K (entrenamiento), C (chárter) u otra letra de phpVMS: ${known}.`,
    );
  }
  const fields = new Map(
    reader
      .text('fields')
      .split(';')
      .map((field) => field.trim().split('='))
      .map(([name = '', value = '']) => [name.trim(), value.trim()]),
  );
  const kind = fields.get('kind') ?? type.kind;
  if (!isKind(kind)) {
    const known = Object.keys(FLIGHT_KINDS).join(', ');
    return reader.wrong('fields', `«kind=${shorten(kind)}» no se conoce.`, `Escribe uno de estos: ${known}.`);
  }
  return {
    kind,
    iataType: KIND_LETTERS[kind] === letter ? undefined : letter,
    isPublic: fields.get('public') !== '0',
    locked: fields.get('locked') === '1',
  };
}

function isKind(word: string): word is FlightKind {
  return Object.hasOwn(FLIGHT_KINDS, word);
}

/** Remark and route; a route is in capitals, parted by single spaces. */
export function readTexts(reader: RowReader): Pick<Flight, 'note' | 'route'> {
  const note = reader.text('notes');
  if (note.length > MOST_NOTE_SIGNS)
    reader.wrong(
      'notes',
      `Tiene ${formatNumber(note.length)} caracteres.`,
      `Acórtalo a ${MOST_NOTE_SIGNS} como mucho.`,
    );
  const route = reader.text('route').toUpperCase().replaceAll(/\s+/g, ' ');
  if (route.length > MOST_ROUTE_SIGNS)
    reader.wrong(
      'route',
      `La ruta tiene ${formatNumber(route.length)} caracteres.`,
      `Acórtala a ${formatNumber(MOST_ROUTE_SIGNS)} como mucho.`,
    );
  if (/[^\x20-\x7e]/.test(route))
    reader.wrong(
      'route',
      'Hay signos que ningún plan de vuelo lleva.',
      'Escribe letras sin tildes, cifras y barras.',
    );
  return { note, route: route || undefined };
}

/** The types of a row, the preferred one first. */
export function readSubfleets(
  reader: RowReader,
  types: ReadonlyMap<string, string>,
): readonly string[] | undefined {
  const words = `Escribe uno o varios tipos separados por punto y coma: ${[...new Set(types.values())].join(', ')}. ${NEW_TYPE}`;
  const text = reader.needed('subfleets', words);
  if (text === undefined) return undefined;
  const names = text.split(';').flatMap((name) => name.trim() || []);
  if (names.length === 0) return reader.wrong('subfleets', 'Está vacío.', words);
  const idOf = (name: string) => types.get(name) ?? types.get(name.toUpperCase());
  const unknown = names.filter((name) => idOf(name) === undefined);
  if (unknown.length > 0) {
    return reader.wrong(
      'subfleets',
      `No existe ${unknown.map((name) => `«${shorten(name)}»`).join(', ')}.`,
      words,
    );
  }
  return [...new Set(names.flatMap((name) => idOf(name) ?? []))];
}

/** Departure, arrival and block time of a row, in UTC. */

const CLOCK_WORDS = 'Escribe la hora como 0630 o 06:30.';
const BLOCK_WORDS = 'Escribe los minutos de calzo a calzo, por ejemplo 65.';
/** Two whole days: the longest that a flight of the timetable takes. */
const LONGEST = 2 * DAY_MINUTES - 1;

/** The times of a row, in minutes as `Flight` has them. */
export type RowTimes = Pick<Flight, 'stdUtc' | 'staUtc' | 'arrDayOffset' | 'blockMin'> & {
  /** Days by which the departure in UTC is later than the one in the row. */
  dayShift: number;
};

/** Reads arrival and block time. One of them is enough; if both are there they must agree. */
export function readTimes(
  reader: RowReader,
  from: TimetableAirport | undefined,
  to: TimetableAirport | undefined,
  localTimes: boolean,
): RowTimes | undefined {
  const departure = readClock(reader, 'dpt_time', from, localTimes);
  if (departure === undefined && reader.text('dpt_time') === '') reader.needed('dpt_time', CLOCK_WORDS);
  const arrival = readClock(reader, 'arr_time', to, localTimes);
  const block = readBlock(reader);
  if (departure === undefined || from === undefined || to === undefined) return undefined;
  if (reader.problems.some(({ column }) => column === 'arr_time' || column === 'flight_time'))
    return undefined;
  const { minute: stdUtc, dayShift } = wrapDay(departure.utc);
  const staUtc = arrival === undefined ? undefined : wrapDay(arrival.utc).minute;
  if (staUtc === undefined && block === undefined) {
    return reader.wrong('flight_time', 'Falta la llegada.', 'Escribe «arr_time» o «flight_time».');
  }
  const later = arrival?.later === null ? undefined : arrival && arrival.utc + arrival.later * DAY_MINUTES;
  const blockMin =
    block ?? (later === undefined ? wrapDay((staUtc ?? 0) - stdUtc).minute : later - departure.utc);
  if (staUtc !== undefined && (stdUtc + blockMin) % DAY_MINUTES !== staUtc) {
    const lands = clockOf(stdUtc + blockMin);
    return reader.wrong(
      'arr_time',
      `Con salida a las ${clockOf(stdUtc)} Z y ${blockMin}\u00a0min llegaría a las ${lands} Z.`,
      'Corrige «arr_time» o «flight_time» para que cuadren.',
    );
  }
  if (blockMin === 0) return reader.wrong('arr_time', 'Llega a la hora a la que sale.', CLOCK_WORDS);
  if (blockMin < 0 || blockMin > LONGEST)
    return reader.wrong('arr_time', 'La llegada no va con la salida.', 'Corrige una de las dos horas.');
  return { stdUtc, blockMin, dayShift, ...arrivalOf(stdUtc, blockMin) };
}

/** A time in minutes UTC, possibly before or after its day, and the number of days that its cell adds. */
function readClock(
  reader: RowReader,
  column: string,
  airport: TimetableAirport | undefined,
  localTimes: boolean,
): { utc: number; later: number | null } | undefined {
  const text = reader.text(column);
  if (text === '') return undefined;
  const clock = cellClock(text);
  if (clock === undefined)
    return reader.wrong(column, `«${reader.shown(column)}» no es una hora.`, CLOCK_WORDS);
  const offset = offsetOf(reader, column, clock, airport, localTimes);
  return offset === undefined ? undefined : { utc: clock.minute - offset, later: clock.later };
}

/** Minutes that a time is ahead of UTC: by its own zone or, without one, by the file's. */
function offsetOf(
  reader: RowReader,
  column: string,
  { zone, isUtc }: CellClock,
  airport: TimetableAirport | undefined,
  localTimes: boolean,
): number | undefined {
  if (isUtc) return 0;
  if (typeof zone === 'number') return zone;
  const local = airport === undefined ? undefined : standardOffset(airport);
  if (zone === null) return localTimes ? local : 0;
  if (!localTimes)
    return reader.wrong(
      column,
      `La hora lleva la zona ${zone}, que no es UTC.`,
      'Escríbela en UTC, o marca que las horas del archivo son locales.',
    );
  if (airport === undefined || local === undefined) return undefined;
  const offset = zoneOffset(zone, local);
  return (
    offset ??
    reader.wrong(column, `${zone} no es la zona de ${airport.icao}.`, 'Escribe la hora en UTC, como 0810Z.')
  );
}

function readBlock(reader: RowReader): number | undefined {
  const span = cellSpan(reader.text('flight_time'));
  // Databases store 0 for a missing time.
  if (span === 0) return undefined;
  if (span === undefined || span < 1 || span > LONGEST)
    return reader.whole('flight_time', 1, LONGEST, BLOCK_WORDS);
  return span;
}

/**
 * First and last day; a row that is switched off has none.
 * @param from first day of rows that say none, `YYYY-MM-DD` UTC
 */
export function readValidity(
  reader: RowReader,
  from: string,
): Pick<Flight, 'validFrom' | 'validUntil'> | undefined {
  const validFrom = reader.date('start_date') ?? from;
  const validUntil = reader.date('end_date') ?? null;
  if (validUntil !== null && validUntil < validFrom) {
    return reader.wrong('end_date', 'Es anterior a la fecha de comienzo.', 'Escribe una fecha posterior.');
  }
  const enabled = reader.text('enabled');
  const isOn = enabled === '' || cellYes(enabled);
  if (isOn === undefined)
    return reader.wrong(
      'enabled',
      `«${reader.shown('enabled')}» no es ni sí ni no.`,
      'Escribe 1 para importarlo, o borra la fila.',
    );
  if (!isOn) {
    return reader.wrong(
      'enabled',
      'El vuelo está desactivado.',
      'Escribe 1 para importarlo, o borra la fila.',
    );
  }
  return { validFrom, validUntil };
}
