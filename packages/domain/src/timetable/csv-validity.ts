import { cellYes } from '../csv/cell-words.ts';
import type { RowReader } from '../csv/row-reader.ts';
import { type Flight } from './flight.ts';

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
