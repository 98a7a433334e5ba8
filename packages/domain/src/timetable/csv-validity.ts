import type { RowReader } from '../csv/row-reader.ts';
import { type Flight } from './flight.ts';

/** First and last day; a row that is switched off has none. */
export function readValidity(
  reader: RowReader,
  today: string,
): Pick<Flight, 'validFrom' | 'validUntil'> | undefined {
  const validFrom = readDate(reader, 'start_date') ?? today;
  const validUntil = readDate(reader, 'end_date') ?? null;
  if (validUntil !== null && validUntil < validFrom) {
    return reader.wrong('end_date', 'Es anterior a la fecha de comienzo.', 'Escribe una fecha posterior.');
  }
  if (!['', '1', 'true', 'yes', 'y'].includes(reader.text('enabled').toLowerCase())) {
    return reader.wrong(
      'enabled',
      'El vuelo está desactivado.',
      'Escribe 1 para importarlo, o borra la fila.',
    );
  }
  return { validFrom, validUntil };
}

function readDate(reader: RowReader, column: string): string | undefined {
  const text = reader.text(column);
  if (text === '') return undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(NaN);
  const real = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return real
    ? text
    : reader.wrong(column, `«${text}» no es una fecha.`, 'Escribe año-mes-día, por ejemplo 2026-11-22.');
}
