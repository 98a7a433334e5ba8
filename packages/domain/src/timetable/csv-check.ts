/** Checks the rows of a timetable file and lists the problems of each. It never invents an airport, type or flight. */
import { checkTable } from '../csv/check-table.ts';
import type { CsvCheck, CsvProblem, CsvRecord } from '../csv/csv-record.ts';
import type { RowReader } from '../csv/row-reader.ts';
import { countOf } from '../numbers.ts';
import { piecesOf } from './apply-rows.ts';
import { FLIGHT_TABLE } from './csv-columns.ts';
import { readKindAndFields, readSubfleets, readTexts, readTimes, readValidity } from './csv-fields.ts';
import { type Flight, FLIGHT_KINDS } from './flight.ts';
import { freshId, identityOf, legOf, shareDays } from './flight-identity.ts';
import { groupBy } from './group-by.ts';
import { IATA_TYPES } from './iata-types.ts';
import { isOver } from './season.ts';
import type { TimetableAirport } from './timetable-input.ts';
import { dayNames, daysOf, EVERY_DAY, shiftDays } from './weekdays.ts';

/** Facts against which the file is checked. */
export interface TimetableCsvContext {
  /** ICAO code of the airline. */
  airline: string;
  /** Airports by ICAO code, aliases included. */
  airports: ReadonlyMap<string, TimetableAirport>;
  /** Id of a type by id, model and ICAO designator, also in capitals. */
  types: ReadonlyMap<string, string>;
  /** Whether the times are local standard times of the airports. */
  localTimes: boolean;
  /** The timetable as it is, with what has ended: new rows have other ids. */
  current: readonly Flight[];
  /** `YYYY-MM-DD` UTC. */
  today: string;
  /** First day of rows without one, `YYYY-MM-DD` UTC; today if absent. */
  from?: string | undefined;
  /** Distance between two airports, NM. */
  distanceNm: (from: TimetableAirport, to: TimetableAirport) => number;
}

/** Rows of one number beyond these are refused: no timetable has as many, and each is held against the others. */
const MOST_OF_NUMBER = 400;

/**
 * Checks a timetable file and lists the problems of each row; the first record is the header. Every row gets a free id.
 */
export function checkTimetableCsv(
  records: readonly CsvRecord[],
  context: TimetableCsvContext,
): CsvCheck<Flight> {
  const read = checkTable(
    records,
    FLIGHT_TABLE,
    (reader) => flightOf(reader, context),
    (rows) => sameFlights(rows, context.today),
  );
  const taken = new Set(context.current.map(({ id }) => id));
  const rows = read.rows.map(({ line, row }) => {
    const id = freshId(row, taken);
    taken.add(id);
    return { line, row: { ...row, id } };
  });
  return { ...read, rows, notes: notesOf(rows, context) };
}

/** Remarks about letters of types that were converted, and about rows of past seasons. */
function notesOf(rows: readonly { row: Flight }[], { today }: TimetableCsvContext): string[] {
  const counts = new Map<string, { row: Flight; count: number }>();
  for (const { row } of rows) {
    if (row.iataType === undefined) continue;
    const key = `${row.iataType} ${row.kind}`;
    counts.set(key, { row, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const over = rows.filter(({ row }) => isOver(row, today)).length;
  const letters = [...counts.values()].map(({ row: { iataType = '', kind }, count }) => {
    const name = IATA_TYPES[iataType]?.name ?? '';
    return `«${iataType}» (${name}) entra como «${FLIGHT_KINDS[kind]}» y conserva su letra: ${countOf(count, 'fila', 'filas')}.`;
  });
  if (over === 0) return letters;
  const ended =
    over === 1
      ? 'es de una temporada que ya acabó y no cambia nada'
      : 'son de temporadas que ya acabaron y no cambian nada';
  return [...letters, `${countOf(over, 'fila', 'filas')} ${ended}.`];
}

function flightOf(reader: RowReader, context: TimetableCsvContext): Flight | undefined {
  const airline = reader.needed('airline', `Escribe ${context.airline}.`);
  if (airline !== undefined && airline.toUpperCase() !== context.airline) {
    reader.wrong(
      'airline',
      `«${reader.shown('airline')}» no es esta aerolínea.`,
      `Escribe ${context.airline}.`,
    );
  }
  const number = readNumber(reader, context.airline);
  const airportWords = 'Escribe el código OACI de un aeropuerto que ya exista en la plataforma.';
  const from = reader.oneOf('dpt_airport', context.airports, airportWords);
  const to = reader.oneOf('arr_airport', context.airports, airportWords);
  if (from !== undefined && from === to) {
    reader.wrong('arr_airport', 'Es el mismo aeropuerto de salida.', 'Escribe el de llegada.');
  }
  const days = readDays(reader);
  const times = readTimes(reader, from, to, context.localTimes);
  const level = reader.whole('level', 0, 600, 'Escribe el nivel de vuelo, por ejemplo 350, o déjalo vacío.');
  const distance = reader.number('distance', 0, 12_000, 'Escribe las millas náuticas.');
  const types = readSubfleets(reader, context.types);
  const validity = readValidity(reader, context.from ?? context.today);
  const extra = readKindAndFields(reader);
  const texts = readTexts(reader);
  if (number === undefined || from === undefined || to === undefined || times === undefined) return undefined;
  if (days === undefined || types === undefined || validity === undefined || extra === undefined) {
    return undefined;
  }
  const { dayShift, ...clock } = times;
  return {
    id: '',
    number,
    dep: from.icao,
    arr: to.icao,
    days: shiftDays(days, dayShift),
    ...clock,
    distanceNm: distance ?? Math.round(context.distanceNm(from, to) * 10) / 10,
    level: level === 0 ? null : (level ?? null),
    ...validity,
    ...extra,
    ...texts,
    source: 'import',
    types,
  };
}

/** A number, also with the code of the airline in front. */
function readNumber(reader: RowReader, airline: string): number | undefined {
  const words = 'Escribe un número de 1 a 9999, sin el código de la aerolínea.';
  const text = reader.needed('flight_number', words)?.toUpperCase();
  const digits = text?.startsWith(airline) ? text.slice(airline.length).trim() : '';
  if (/^0*[1-9]\d{0,3}$/.test(digits)) return Number(digits);
  return reader.whole('flight_number', 1, 9999, words);
}

function readDays(reader: RowReader): number | undefined {
  // Some write «1,3,5», and where a day is not flown a point or a line in its place.
  const text = reader.text('days').replaceAll(/[\s.,_]/g, '');
  if (text === '' || text === '0' || /^(a?diario|daily|todos)$/i.test(text)) return EVERY_DAY;
  if (/^[1-7]+$/.test(text) && new Set(text).size === text.length) return daysOf(text);
  return reader.wrong(
    'days',
    `«${reader.shown('days')}» no son días de la semana.`,
    'Escribe las cifras del 1 (lunes) al 7 (domingo) sin repetir, por ejemplo 135; vacío es todos los días.',
  );
}

/** Problems of equal flights, and of a number used twice on one day. */
function sameFlights(rows: readonly { line: number; row: Flight }[], today: string): CsvProblem[] {
  const problems: CsvProblem[] = [];
  for (const all of groupBy(rows, ({ row }) => String(row.number)).values()) {
    problems.push(...all.slice(MOST_OF_NUMBER).map(({ line, row }) => tooMany(line, row)));
    const same = all.slice(0, MOST_OF_NUMBER);
    const lines = new Map(same.map(({ line, row }) => [row, line]));
    const legs = groupBy(
      same.map(({ row }) => row),
      legOf,
    );
    // Days on which each row operates after the others with its number and airports have taken theirs.
    const flies = new Map(same.map(({ row }) => [row, piecesOf(row, legs.get(legOf(row)) ?? [], [], today)]));
    const fine: Flight[] = [];
    for (const { line, row } of same) {
      const clash = fine.find((other) => clashes(row, other, flies));
      if (clash === undefined) fine.push(row);
      else problems.push(clashOf(line, row, lines.get(clash) ?? 0, clash));
    }
  }
  return problems;
}

function clashes(row: Flight, other: Flight, flies: ReadonlyMap<Flight, readonly Flight[]>): boolean {
  if (legOf(row) !== legOf(other)) {
    const [own, others] = [flies.get(row) ?? [], flies.get(other) ?? []];
    return own.some((one) => others.some((another) => shareDays(one, another)));
  }
  const sameStart = row.validFrom === other.validFrom;
  const bothSaid = row.validUntil !== null && other.validUntil !== null;
  const bothOpen = row.validUntil === null && other.validUntil === null;
  return shareDays(row, other) && (bothSaid || (bothOpen && sameStart));
}

function clashOf(line: number, row: Flight, first: number, clash: Flight): CsvProblem {
  const same = identityOf(clash) === identityOf(row);
  return {
    line,
    column: 'flight_number',
    value: String(row.number),
    wrong: same
      ? `Es el mismo vuelo que el de la línea ${first}.`
      : `El número ya sale en la línea ${first} (${dayNames(clash.days & row.days)}).`,
    write: same ? sameFlightAdvice(clash, row) : 'Cambia el número o los días de una de las dos.',
  };
}

function tooMany(line: number, { number }: Flight): CsvProblem {
  return {
    line,
    column: 'flight_number',
    value: String(number),
    wrong: `El número ${number} está en más de ${MOST_OF_NUMBER} filas.`,
    write: 'Junta en una fila los días que tienen la misma hora.',
  };
}

function sameFlightAdvice(a: Flight, b: Flight): string {
  if (a.validFrom === b.validFrom) return 'Borra una de las dos filas.';
  return 'Escribe en la que empieza antes un end_date anterior al start_date de la otra, o borra una de las dos.';
}
