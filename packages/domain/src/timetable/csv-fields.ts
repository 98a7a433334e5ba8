/** Types, validity, kind and the rest of a row. */
import type { RowReader } from '../csv/row-reader.ts';
import { LETTER_KINDS } from './csv-columns.ts';
import { type Flight, FLIGHT_KINDS, type FlightKind } from './flight.ts';

/** The types of a row, the preferred one first. */
export function readSubfleets(
  reader: RowReader,
  types: ReadonlyMap<string, string>,
): readonly string[] | undefined {
  const words = `Escribe uno o varios tipos separados por punto y coma: ${[...new Set(types.values())].join(', ')}.`;
  const text = reader.needed('subfleets', words);
  if (text === undefined) return undefined;
  const names = text.split(';').map((name) => name.trim());
  const unknown = names.filter((name) => !types.has(name));
  if (unknown.length > 0) {
    return reader.wrong('subfleets', `No existe ${unknown.map((name) => `«${name}»`).join(', ')}.`, words);
  }
  return [...new Set(names.flatMap((name) => types.get(name) ?? []))];
}

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

/** The letter says the kind, unless `fields` says it better: `kind=tour;public=0;locked=1`. */
export function readKindAndFields(
  reader: RowReader,
): Pick<Flight, 'kind' | 'isPublic' | 'locked'> | undefined {
  const letter = reader.text('flight_type') || 'J';
  const byLetter = LETTER_KINDS.get(letter);
  if (byLetter === undefined) {
    return reader.wrong(
      'flight_type',
      `«${letter}» no es un tipo de vuelo que se conozca.`,
      'Escribe J (línea), P (posicionamiento), K (entrenamiento) o C (chárter).',
    );
  }
  const fields = new Map(
    reader
      .text('fields')
      .split(';')
      .map((field) => field.trim().split('='))
      .map(([name = '', value = '']) => [name, value]),
  );
  const kind = fields.get('kind') ?? byLetter;
  if (!isKind(kind)) {
    const known = Object.keys(FLIGHT_KINDS).join(', ');
    return reader.wrong('fields', `«kind=${kind}» no se conoce.`, `Escribe uno de estos: ${known}.`);
  }
  return { kind, isPublic: fields.get('public') !== '0', locked: fields.get('locked') === '1' };
}

function isKind(word: string): word is FlightKind {
  return Object.hasOwn(FLIGHT_KINDS, word);
}
