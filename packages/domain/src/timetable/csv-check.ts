/** Reads the rows of a timetable and says of each what is wrong. No airport, type or flight is invented. */
import { checkTable } from '../csv/check-table.ts';
import type { CsvCheck, CsvProblem, CsvRecord } from '../csv/csv-record.ts';
import type { RowReader } from '../csv/row-reader.ts';
import { dayAfter } from '../durations.ts';
import { FLIGHT_TABLE } from './csv-columns.ts';
import { readKindAndFields } from './csv-fields.ts';
import { readSubfleets } from './csv-subfleets.ts';
import { readValidity } from './csv-validity.ts';
import { readTimes } from './csv-times.ts';
import { firstDays, LastDays, pairRows } from './file-seasons.ts';
import type { Flight } from './flight.ts';
import { freshId, identityOf, legOf, shareDays } from './flight-identity.ts';
import { goAround } from './go-around.ts';
import { groupBy } from './group-by.ts';
import type { TimetableAirport } from './timetable-input.ts';
import { dayNames, daysOf, EVERY_DAY, shiftDays } from './weekdays.ts';

/** What the file is checked against. */
export interface TimetableCsvContext {
  /** ICAO code of the airline. */
  airline: string;
  /** By ICAO code, aliases included. */
  airports: ReadonlyMap<string, TimetableAirport>;
  /** Id of a type by id, model and ICAO designator, also in capitals. */
  types: ReadonlyMap<string, string>;
  /** The times are local standard times of the airports. */
  localTimes: boolean;
  /** The timetable in force: a row with the same number, airports and days changes that flight, or begins its next season. */
  current: readonly Flight[];
  /** First day of rows that don't say one, `YYYY-MM-DD` UTC. */
  today: string;
  /** Distance between two airports, NM. */
  distanceNm: (from: TimetableAirport, to: TimetableAirport) => number;
}

/**
 * Reads a timetable and says of each row what is wrong; the first record is the header. A row that names a flight in
 * force keeps its id.
 */
export function checkTimetableCsv(
  records: readonly CsvRecord[],
  context: TimetableCsvContext,
): CsvCheck<Flight> {
  const { current, today } = context;
  const read = checkTable(
    records,
    FLIGHT_TABLE,
    (reader) => flightOf(reader, context),
    (rows) => sameFlights(rows, today),
  );
  // Rows with a last day first: the others go around the Christmas schedule that the file gives, not the one it changes.
  const closed = read.rows.map(({ row }) => row).filter(({ validUntil }) => validUntil !== null);
  const changed = new Set(pairRows(closed, current, today).values());
  const around = goAround(read.rows, current, changed, today);
  const parts = around.rows.map(({ row }) => row);
  const known = pairRows(parts, current, today, around);
  const startOf = firstDays(parts, today);
  const rows = around.rows.map(({ line, row, isPart }) => {
    const flight = known.get(row);
    return {
      line,
      isPart,
      flight,
      row: flight === undefined ? row : { ...row, validFrom: startOf(row, flight) },
    };
  });
  const named = new Set(known.values());
  const lastDays = new LastDays([
    ...rows.map(({ row }) => row),
    ...current.filter((flight) => !named.has(flight)),
  ]);
  const legs = groupBy(current, legOf);
  // The winter until Christmas lasts longer where the file lets Christmas begin later.
  const endedByNext = ({ validUntil, ...flight }: Flight) =>
    validUntil !== null &&
    legs.get(legOf(flight))?.some(({ validFrom }) => validFrom === dayAfter(validUntil));
  const taken = new Set(current.map(({ id }) => id));
  return {
    ...read,
    rows: rows.map(({ line, isPart, flight, row: begun }) => {
      const before = flight === undefined || (isPart && endedByNext(flight)) ? null : flight.validUntil;
      const row = { ...begun, validUntil: lastDays.of(begun, before) };
      if (flight !== undefined) return { line, row: asKnown(row, flight) };
      const id = freshId(row, taken);
      taken.add(id);
      return { line, row: { ...row, id } };
    }),
  };
}

/**
 * A row equal to a flight in force changes nothing; one that changes it makes the file its source, so that the
 * generator leaves it alone.
 */
function asKnown(row: Flight, known: Flight): Flight {
  const same = { ...row, id: known.id, source: known.source };
  const keys = Object.keys(known).filter((key): key is keyof Flight => key in same);
  const unchanged = keys.every((key) => JSON.stringify(same[key]) === JSON.stringify(known[key]));
  return unchanged ? known : { ...same, source: 'import' };
}

function flightOf(reader: RowReader, context: TimetableCsvContext): Flight | undefined {
  const airline = reader.needed('airline', `Escribe ${context.airline}.`);
  if (airline !== undefined && airline.toUpperCase() !== context.airline) {
    reader.wrong('airline', `«${airline}» no es esta aerolínea.`, `Escribe ${context.airline}.`);
  }
  const numberWords = 'Escribe un número de 1 a 9999, sin el código de la aerolínea.';
  reader.needed('flight_number', numberWords);
  const number = reader.whole('flight_number', 1, 9999, numberWords);
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
  const validity = readValidity(reader, context.today);
  const extra = readKindAndFields(reader);
  const note = reader.text('notes');
  if (note.length > 200) {
    reader.wrong('notes', `Tiene ${note.length} caracteres.`, 'Acórtalo a 200 como mucho.');
  }
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
    note,
    source: 'import',
    types,
  };
}

function readDays(reader: RowReader): number | undefined {
  const text = reader.text('days');
  if (text === '') return EVERY_DAY;
  if (/^[1-7]+$/.test(text) && new Set(text).size === text.length) return daysOf(text);
  return reader.wrong(
    'days',
    `«${text}» no son días de la semana.`,
    'Escribe las cifras del 1 (lunes) al 7 (domingo) sin repetir, por ejemplo 135; vacío es todos los días.',
  );
}

/** The same flight twice, and one number twice on a day. */
function sameFlights(rows: readonly { line: number; row: Flight }[], today: string): CsvProblem[] {
  const problems = new Map<number, CsvProblem>();
  const byNumber = new Map<number, { line: number; row: Flight }[]>();
  const split = goAround(rows, [], new Set(), today).rows;
  const lastDays = new LastDays(split.map(({ row }) => row));
  for (const { line, row: read } of split) {
    if (problems.has(line)) continue;
    const one = { line, row: { ...read, validUntil: lastDays.of(read) } };
    const others = byNumber.get(one.row.number) ?? [];
    byNumber.set(one.row.number, others);
    const clash = others.find(({ row }) => shareDays(row, one.row));
    if (clash === undefined) {
      others.push(one);
      continue;
    }
    const same = identityOf(clash.row) === identityOf(one.row);
    problems.set(line, {
      line,
      column: 'flight_number',
      value: String(one.row.number),
      wrong: same
        ? `Es el mismo vuelo que el de la línea ${clash.line}.`
        : `El número ya sale en la línea ${clash.line} (${dayNames(clash.row.days & one.row.days)}).`,
      write: same ? sameFlightAdvice(clash.row, one.row) : 'Cambia el número o los días de una de las dos.',
    });
  }
  return [...problems.values()];
}

function sameFlightAdvice(a: Flight, b: Flight): string {
  if (a.validFrom === b.validFrom) return 'Borra una de las dos filas.';
  return 'Escribe en la que empieza antes un end_date anterior al start_date de la otra, o borra una de las dos.';
}
