/** Flights of another system as CSV: the columns of the platform's own logbook and one for the pilot, or those of phpVMS. */
import { checkTable } from '../csv/check-table.ts';
import type { TableColumns } from '../csv/table-header.ts';
import type { CsvCheck, CsvRecord } from '../csv/csv-record.ts';
import type { RowReader } from '../csv/row-reader.ts';
import { cellClock, cellSpan } from '../csv/cells.ts';
import { DAY_MS } from '../durations.ts';
import { shorten } from '../texts.ts';
import { cellTouchdownRate } from '../touchdown-rate.ts';
import { sameTwice, type LogbookFacts, type LogbookRow } from './import-rows.ts';

const TABLE: TableColumns = {
  needed: ['callsign', 'depicao', 'arricao', 'icaotype', 'offblock'],
  read: ['date', 'flightnumber', 'onblock', 'blockmin', 'distancenm', 'touchdownfpm', 'score', 'state'],
  ignored: [
    'id',
    'code',
    'outcome',
    'source',
    'source_name',
    'arrplannedicao',
    'registration',
    'takeoff',
    'landing',
    'countedmin',
    'points',
    'user_id',
    'airline_id',
    'aircraft_id',
    'event_id',
    'route_code',
    'route_leg',
    'flight_id',
    'alt_airport_id',
    'level',
    'planned_distance',
    'flight_time',
    'planned_flight_time',
    'zfw',
    'block_fuel',
    'fuel_used',
    'route',
    'notes',
    'flight_type',
    'status',
    'submitted_at',
    'created_at',
    'updated_at',
    'deleted_at',
  ],
  // Column names of phpVMS first, then common ones.
  aliases: {
    ident: 'callsign',
    pilot: 'callsign',
    pilot_id: 'callsign',
    indicativo: 'callsign',
    piloto: 'callsign',
    flight: 'flightnumber',
    vuelo: 'flightnumber',
    dpt_airport_id: 'depicao',
    dpt_airport: 'depicao',
    dep: 'depicao',
    departure: 'depicao',
    origen: 'depicao',
    arr_airport_id: 'arricao',
    arr_airport: 'arricao',
    arr: 'arricao',
    arrival: 'arricao',
    destino: 'arricao',
    aircraft_icao: 'icaotype',
    aircraft_type: 'icaotype',
    aircraft: 'icaotype',
    icao: 'icaotype',
    tipo: 'icaotype',
    avion: 'icaotype',
    block_off_time: 'offblock',
    off_block_time: 'offblock',
    departure_time: 'offblock',
    salida: 'offblock',
    block_on_time: 'onblock',
    on_block_time: 'onblock',
    arrival_time: 'onblock',
    llegada: 'onblock',
    block_time: 'blockmin',
    flight_time: 'blockmin',
    duration: 'blockmin',
    duracion: 'blockmin',
    distance: 'distancenm',
    distancia: 'distancenm',
    landing_rate: 'touchdownfpm',
    toma: 'touchdownfpm',
    rating: 'score',
    nota: 'score',
    fecha: 'date',
  },
  dates: ['date', 'offblock', 'onblock'],
};

/** `11:59:59 p. m.` is the longest that a time alone is written. */
const LONGEST_CLOCK = 14;
const OLDEST = Date.parse('1990-01-01T00:00:00Z');

const MOST_BLOCK_MIN = 1800;

/**
 * Key of a flight: the pilot's callsign and the minute of off block. Two rows with the same key are the same flight.
 */
export function flightKey(callsign: string, offBlock: string): string {
  return `${callsign} ${offBlock.slice(0, 16)}`;
}

/** Checks a file of flights and lists the problems of each row; the first record is the header. */
export function checkLogbookCsv(records: readonly CsvRecord[], facts: LogbookFacts): CsvCheck<LogbookRow> {
  return checkTable(
    records,
    TABLE,
    (reader) => rowOf(reader, facts),
    (rows) => sameTwice(rows, 'offblock', ({ callsign, offBlock }) => flightKey(callsign, offBlock)),
  );
}

function rowOf(reader: RowReader, { callsigns, flights, now }: LogbookFacts): LogbookRow | undefined {
  const callsign = reader.needed('callsign', 'Escribe el indicativo del piloto.')?.toUpperCase();
  if (callsign !== undefined && !callsigns.has(callsign))
    reader.wrong(
      'callsign',
      `Nadie tiene el indicativo ${shorten(callsign)}.`,
      'Importa antes a sus pilotos o corrígelo.',
    );
  const dep = airport(reader, 'depicao');
  const arr = airport(reader, 'arricao');
  const icaoType = reader.needed('icaotype', 'Escribe el código OACI del tipo.')?.toUpperCase();
  if (icaoType !== undefined && !/^[A-Z0-9]{2,4}$/.test(icaoType))
    reader.wrong('icaotype', `«${shorten(icaoType)}» no es un tipo de avión.`, 'Escribe su código OACI.');
  refuseUnaccepted(reader);
  const off = instant(reader, 'offblock', now);
  const on = reader.text('onblock') === '' ? undefined : instant(reader, 'onblock', now, off);
  const told = blockOf(reader);
  const block = off === undefined || on === undefined ? told : Math.round((on - off) / 60_000);
  if (off !== undefined && block === undefined && reader.problems.length === 0)
    reader.wrong('onblock', 'No se sabe cuándo llegó.', 'Escribe la llegada o los minutos de bloque.');
  if (block !== undefined && (block < 1 || block > MOST_BLOCK_MIN))
    reader.wrong('onblock', 'La llegada no va con la salida.', 'Corrige una de las dos horas.');
  const distance = reader.number('distancenm', 0, 20_000, 'Escribe la distancia en NM.');
  const fpm = rateOf(reader);
  const score = reader.whole('score', 0, 100, 'Escribe la nota de 0 a 100.');
  const number = numberOf(reader);
  if (callsign === undefined || dep === undefined || arr === undefined || icaoType === undefined)
    return undefined;
  if (off === undefined || block === undefined) return undefined;
  const offBlock = new Date(off).toISOString();
  if (flights.has(flightKey(callsign, offBlock)))
    reader.wrong('offblock', 'Ese vuelo ya está entre los del piloto.', 'Quita la fila.');
  return {
    callsign,
    flightNumber: number ?? null,
    dep,
    arr,
    icaoType,
    offBlock,
    onBlock: new Date(on ?? off + block * 60_000).toISOString(),
    blockMin: block,
    distanceNm: distance ?? null,
    touchdownFpm: fpm ?? null,
    score: score ?? null,
    emergency: false,
  };
}

/** phpVMS writes the state of a flight as a number: 2 is accepted, and 1 waits for it. */
function refuseUnaccepted(reader: RowReader): void {
  const state = reader.text('state');
  if (/^[03-9]$/.test(state))
    reader.wrong('state', 'En el otro sistema ese vuelo no está aceptado.', 'Quita la fila.');
}

function blockOf(reader: RowReader): number | undefined {
  const span = cellSpan(reader.text('blockmin'));
  if (span !== undefined && span >= 1 && span <= MOST_BLOCK_MIN) return span;
  return reader.whole('blockmin', 1, MOST_BLOCK_MIN, 'Escribe los minutos de bloque.');
}

function rateOf(reader: RowReader): number | undefined {
  const text = reader.text('touchdownfpm');
  if (text === '') return undefined;
  return (
    cellTouchdownRate(text) ??
    reader.wrong(
      'touchdownfpm',
      'No es un régimen de descenso.',
      'Escribe los pies por minuto sin separar los miles, como -182.',
    )
  );
}

/** A number, also with the code of the airline in front. */
function numberOf(reader: RowReader): number | undefined {
  const [, digits] = /^[A-Z]{2,3} ?0*([1-9]\d{0,3})$/i.exec(reader.text('flightnumber')) ?? [];
  if (digits !== undefined) return Number(digits);
  return reader.whole('flightnumber', 1, 9999, 'Escribe el número de vuelo sin letras.');
}

function airport(reader: RowReader, column: string): string | undefined {
  const code = reader.needed(column, 'Escribe el código OACI.')?.toUpperCase();
  if (code === undefined || /^[A-Z0-9]{4}$/.test(code)) return code;
  return reader.wrong(column, `«${shorten(code)}» no es un código OACI.`, 'Escribe cuatro letras o cifras.');
}

/**
 * The instant of a cell; of a time alone that of the column of dates, or the day after where it would come before another.
 * @param after ms since 1970 UTC, what it comes after
 */
function instant(reader: RowReader, column: string, now: number, after = -Infinity): number | undefined {
  const words = 'Escribe la hora en UTC, como 2025-03-01T10:05Z.';
  const text = reader.needed(column, words);
  if (text === undefined) return undefined;
  // A date and a time together are longer than any time alone.
  const clock = text.length > LONGEST_CLOCK ? undefined : cellClock(text);
  const isAlone = clock !== undefined && typeof clock.zone !== 'string' && reader.text('date') !== '';
  const date = isAlone ? reader.date('date') : undefined;
  if (isAlone && date === undefined) return undefined;
  const ofDay = isAlone
    ? Date.parse(`${date}T00:00:00Z`) + (clock.minute - Number(clock.zone)) * 60_000
    : undefined;
  const at = ofDay === undefined ? reader.instant(text, column) : ofDay < after ? ofDay + DAY_MS : ofDay;
  if (at === undefined) return undefined;
  if (at >= OLDEST && at <= now) return at;
  return reader.wrong(column, at > now ? 'Esa hora no ha llegado.' : 'No es una hora que valga.', words);
}
