/** Hours and points that pilots bring along, as CSV. */
import { checkTable } from '../csv/check-table.ts';
import type { TableColumns } from '../csv/table-header.ts';
import type { CsvCheck, CsvRecord } from '../csv/csv-record.ts';
import type { RowReader } from '../csv/row-reader.ts';
import { hoursAndMinutes } from '../durations.ts';
import { shorten } from '../texts.ts';
import { sameTwice } from './import-rows.ts';

/** All that a pilot has done elsewhere. */
export interface BalanceRow {
  callsign: string;
  /** Minutes of all flights, including those that are imported one by one; 0 if the file says nothing. */
  minutes: number;
  /** Whole points. */
  points: number;
}

/** Facts against which the file is checked. */
export interface BalanceFacts {
  /** Callsigns that pilots have now. */
  callsigns: ReadonlySet<string>;
  /** Callsigns of those who have an opening balance. */
  settled: ReadonlySet<string>;
  /** Minutes of a callsign's imported flights. */
  flown: ReadonlyMap<string, number>;
}

const TABLE: TableColumns = {
  needed: ['callsign'],
  read: ['hours', 'minutes', 'points'],
  ignored: ['name', 'id', 'email', 'rank'],
  aliases: {
    ident: 'callsign',
    indicativo: 'callsign',
    transfer_time: 'minutes',
    flight_time: 'minutes',
    horas: 'hours',
    minutos: 'minutes',
    puntos: 'points',
  },
};

const MOST_MINUTES = 3_000_000;
const MOST_POINTS = 1_000_000;

/** Checks a file of opening balances and lists the problems of each row; the first record is the header. */
export function checkBalancesCsv(records: readonly CsvRecord[], facts: BalanceFacts): CsvCheck<BalanceRow> {
  return checkTable(
    records,
    TABLE,
    (reader) => rowOf(reader, facts),
    (rows) => sameTwice(rows, 'callsign', ({ callsign }) => callsign),
  );
}

function rowOf(reader: RowReader, { callsigns, settled, flown }: BalanceFacts): BalanceRow | undefined {
  const callsign = reader.needed('callsign', 'Escribe el indicativo del piloto.')?.toUpperCase();
  if (callsign === undefined) return undefined;
  if (!callsigns.has(callsign))
    reader.wrong(
      'callsign',
      `Nadie tiene el indicativo ${shorten(callsign)}.`,
      'Importa antes a sus pilotos o corrígelo.',
    );
  if (settled.has(callsign))
    reader.wrong(
      'callsign',
      'Ya tiene un saldo de apertura.',
      'Retira antes aquella importación o quita la fila.',
    );
  const minutes = minutesOf(reader);
  const known = flown.get(callsign) ?? 0;
  if (minutes !== undefined && minutes > 0 && minutes < known)
    reader.wrong(
      reader.text('hours') === '' ? 'minutes' : 'hours',
      `Sus vuelos importados suman ya ${hoursAndMinutes(known)}.`,
      'Escribe el total de sus horas, con esos vuelos, o déjalo vacío.',
    );
  const points = reader.whole('points', 0, MOST_POINTS, 'Escribe los puntos sin decimales, 0 o más.') ?? 0;
  if (minutes === undefined || reader.problems.length > 0) return undefined;
  if (minutes === 0 && points === 0) return reader.wrong('', 'La fila no trae horas ni puntos.', 'Quítala.');
  return { callsign, minutes, points };
}

function minutesOf(reader: RowReader): number | undefined {
  const hours = reader.text('hours');
  if (hours === '')
    return reader.whole('minutes', 0, MOST_MINUTES, 'Escribe los minutos sin decimales, 0 o más.') ?? 0;
  const [, whole, rest] = /^(\d{1,5})(?::([0-5]\d)(?::00)?)?$/.exec(hours) ?? [];
  if (whole !== undefined) return Number(whole) * 60 + Number(rest ?? 0);
  // One or two decimals are a fraction of an hour; three would be thousands.
  if (/^\d{1,5}[.,]\d{1,2}$/.test(hours)) return Math.round(Number(hours.replace(',', '.')) * 60);
  return reader.wrong('hours', 'No son horas y minutos.', 'Escribe las horas como 123:45.');
}
