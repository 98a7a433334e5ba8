/** Kind, route, remark and the rest of a row. */
import { NEW_TYPE } from '../fleet/aircraft-csv.ts';
import { formatNumber } from '../numbers.ts';
import { shorten } from '../shorten.ts';
import type { RowReader } from '../csv/row-reader.ts';
import { type Flight, FLIGHT_KINDS, type FlightKind } from './flight.ts';
import { IATA_TYPES, KIND_LETTERS } from './iata-types.ts';

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
