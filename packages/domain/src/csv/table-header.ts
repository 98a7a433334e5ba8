/** Reads the first row of a file: which column is at which index, under the names of any known program. */
import { nearest } from '../nearest.ts';
import { shorten } from '../texts.ts';
import type { CsvProblem, CsvRecord } from './csv-record.ts';

/** The columns of one kind of file. Names are compared without capitals, accents, spaces and signs. */
export interface TableColumns {
  /** Columns that a file must have. */
  needed: readonly string[];
  /** Columns that are read too, of which a file must have one: the first is asked for. */
  either?: readonly string[];
  /** Columns that are read when they are there. */
  read: readonly string[];
  /** Columns of other programs that are known and not kept. */
  ignored: readonly string[];
  /** Other names of columns, old to new. */
  aliases?: Readonly<Record<string, string>>;
  /** The columns among `needed` and `read` that hold dates. */
  dates?: readonly string[];
}

/** Extra column of the file of refused rows; the reader ignores it. */
export const PROBLEM_COLUMN = 'problema';

/** Index of each column, and the problems of the header. */
export interface TableHeader {
  /** Place of each column that is read, by its name. */
  index: ReadonlyMap<string, number>;
  /** Places and names of the others, with the names of the file. */
  others: readonly { at: number; name: string }[];
  /** The name that the file gives a column. */
  titleOf: (name: string) => string;
  problems: readonly CsvProblem[];
}

/** Reads the header; names differ in capitals, accents, spaces and signs, and may be those of other programs. */
export function readHeader(
  { line, cells }: CsvRecord,
  columns: TableColumns,
  body: readonly CsvRecord[],
): TableHeader {
  const about = (column: string, wrong: string, write: string) => ({ line, column, value: '', wrong, write });
  const problems: CsvProblem[] = [];
  const kept = [...columns.needed, ...(columns.either ?? []), ...columns.read];
  const names = new Map(kept.map((name) => [plain(name), name]));
  const known = new Set([...columns.ignored, PROBLEM_COLUMN].map(plain));
  const aliases = new Map(Object.entries(columns.aliases ?? {}).map(([other, name]) => [plain(other), name]));
  const index = new Map<string, number>();
  const others: { at: number; name: string }[] = [];
  const twice = (name: string) =>
    problems.push(about(name, `La columna «${name}» está dos veces.`, 'Deja sólo una.'));
  for (const [at, cell] of cells.entries()) {
    const name = names.get(plain(cell));
    if (name !== undefined && index.has(name)) twice(name);
    if (name !== undefined) index.set(name, at);
  }
  // A column under its own name counts before one under another: some programs write both.
  const given = new Map<string, number>();
  for (const [at, cell] of cells.entries()) {
    const word = plain(cell);
    if (names.has(word)) continue;
    const name = aliases.get(word);
    const first = name === undefined ? undefined : given.get(name);
    if (name !== undefined && first !== undefined && !known.has(word))
      problems.push(
        about(
          name,
          `«${shorten(cells[first] ?? '')}» y «${shorten(cell)}» son la misma columna.`,
          'Deja sólo una de las dos.',
        ),
      );
    if (name !== undefined && !index.has(name)) {
      index.set(name, at);
      given.set(name, at);
    } else others.push({ at, name: shorten(cell.trim()) });
  }
  const [first] = columns.either ?? [];
  const lacksBoth = first !== undefined && !columns.either?.some((name) => index.has(name));
  const missing = [...columns.needed, ...(lacksBoth ? [first] : [])].filter((name) => !index.has(name));
  const titleOf = (name: string) => {
    const title = (cells[index.get(name) ?? -1] ?? name).trim();
    return title.toLowerCase() === name ? name : shorten(title);
  };
  if (missing.length > 0 && index.size === 0)
    return { index, others, titleOf, problems: [noHeader(line, missing)] };
  for (const { at, name } of others) {
    const isEmpty = body.every((row) => (row.cells[at] ?? '').trim() === '');
    if (name === '' && !isEmpty)
      problems.push(
        about('', `La columna ${at + 1} no tiene nombre.`, 'Escribe su nombre en la cabecera o quítala.'),
      );
    const word = plain(name);
    if (name === '' || isEmpty || known.has(word) || aliases.has(word)) continue;
    const free = [...names.values()].filter((one) => !index.has(one));
    const meant = nearest(word, free.map(plain));
    const question = meant === undefined ? '' : `¿Es «${names.get(meant)}»? `;
    problems.push(
      about(name, `La columna «${name}» no se conoce.`, `${question}Quítala o corrige su nombre.`),
    );
  }
  problems.push(
    ...missing.map((name) =>
      about(name, `Falta la columna «${name}».`, 'Añádela a la cabecera y a cada fila.'),
    ),
  );
  return { index, others: others.filter(({ name }) => plain(name) !== PROBLEM_COLUMN), titleOf, problems };
}

/** A name as it is compared: small letters and figures alone. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function noHeader(line: number, missing: readonly string[]): CsvProblem {
  return {
    line,
    column: missing[0] ?? '',
    value: '',
    wrong: `Falta la columna «${missing[0]}», y la primera fila no tiene ninguna de las que se leen.`,
    write: `Empieza por la fila de la cabecera, con los nombres de las columnas: ${missing.join(', ')}.`,
  };
}
