/** Types, validity, kind and the rest of a row. */
import type { RowReader } from '../csv/row-reader.ts';
import { LETTER_KINDS } from './csv-columns.ts';
import { type Flight, FLIGHT_KINDS, type FlightKind } from './flight.ts';

/** The letter says the kind, unless `fields` says it better: `kind=tour;public=0;locked=1`. */
export function readKindAndFields(
  reader: RowReader,
): Pick<Flight, 'kind' | 'isPublic' | 'locked'> | undefined {
  const letter = reader.text('flight_type').toUpperCase() || 'J';
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
