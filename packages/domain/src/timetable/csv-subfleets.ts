import { NEW_TYPE } from '../fleet/aircraft-csv.ts';
import type { RowReader } from '../csv/row-reader.ts';
import { shorten } from '../shorten.ts';

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
