/** Flights of another system as CSV, in the columns of the platform's own logbook and one for the pilot. */
import { checkTable, type TableColumns } from '../csv/check-table.ts';
import type { CsvCheck, CsvRecord } from '../csv/csv-record.ts';
import type { RowReader } from '../csv/row-reader.ts';
import { sameTwice } from './same-twice.ts';
import type { LogbookFacts, LogbookRow } from './logbook-row.ts';

const TABLE: TableColumns = {
  needed: ['callsign', 'depicao', 'arricao', 'icaotype', 'offblock'],
  read: ['flightnumber', 'onblock', 'blockmin', 'distancenm', 'touchdownfpm', 'score'],
  ignored: [
    'code',
    'state',
    'outcome',
    'source',
    'arrplannedicao',
    'registration',
    'takeoff',
    'landing',
    'countedmin',
    'points',
  ],
};

const OLDEST = Date.parse('1990-01-01T00:00:00Z');

const MOST_BLOCK_MIN = 1800;

/** What makes a flight the same: its pilot and when it left. */
export function flightKey(callsign: string, offBlock: string): string {
  return `${callsign} ${offBlock.slice(0, 16)}`;
}

/** Reads a file of flights and says of each row what is wrong; the first record is the header. */
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
      `Nadie tiene el indicativo ${callsign}.`,
      'Importa antes a sus pilotos o corrígelo.',
    );
  const dep = airport(reader, 'depicao');
  const arr = airport(reader, 'arricao');
  const icaoType = reader.needed('icaotype', 'Escribe el código OACI del tipo.')?.toUpperCase();
  if (icaoType !== undefined && !/^[A-Z0-9]{2,4}$/.test(icaoType))
    reader.wrong('icaotype', `«${icaoType}» no es un tipo de avión.`, 'Escribe su código OACI.');
  const off = instant(reader, 'offblock', now);
  const on = reader.text('onblock') === '' ? undefined : instant(reader, 'onblock', now);
  const told = reader.whole('blockmin', 1, MOST_BLOCK_MIN, 'Escribe los minutos de bloque.');
  const block = off === undefined || on === undefined ? told : Math.round((on - off) / 60_000);
  if (off !== undefined && block === undefined && reader.problems.length === 0)
    reader.wrong('onblock', 'No se sabe cuándo llegó.', 'Escribe la llegada o los minutos de bloque.');
  if (block !== undefined && (block < 1 || block > MOST_BLOCK_MIN))
    reader.wrong('onblock', 'La llegada no va con la salida.', 'Corrige una de las dos horas.');
  const distance = reader.number('distancenm', 0, 20_000, 'Escribe la distancia en NM.');
  const fpm = reader.whole('touchdownfpm', -5000, 0, 'Escribe los pies por minuto, negativos.');
  const score = reader.whole('score', 0, 100, 'Escribe la nota de 0 a 100.');
  const number = reader.whole('flightnumber', 1, 9999, 'Escribe el número de vuelo sin letras.');
  if (callsign === undefined || dep === undefined || arr === undefined || icaoType === undefined)
    return undefined;
  if (off === undefined || block === undefined) return undefined;
  const offBlock = new Date(off).toISOString();
  if (flights.has(flightKey(callsign, offBlock)))
    reader.wrong('offblock', 'Ese vuelo ya está en la bitácora.', 'Quita la fila.');
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

function airport(reader: RowReader, column: string): string | undefined {
  const code = reader.needed(column, 'Escribe el código OACI.')?.toUpperCase();
  if (code === undefined || /^[A-Z0-9]{4}$/.test(code)) return code;
  return reader.wrong(column, `«${code}» no es un código OACI.`, 'Escribe cuatro letras o cifras.');
}

function instant(reader: RowReader, column: string, now: number): number | undefined {
  const text = reader.needed(column, 'Escribe la hora en UTC, como 2025-03-01T10:05Z.');
  if (text === undefined) return undefined;
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)Z?$/.exec(text) ?? [];
  const at = day === undefined ? Number.NaN : Date.parse(`${day}T${time}Z`);
  if (at >= OLDEST && at <= now) return at;
  return reader.wrong(
    column,
    at > now ? 'Esa hora no ha llegado.' : 'No es una hora que valga.',
    'Escribe la hora en UTC, como 2025-03-01T10:05Z.',
  );
}
