/** What all checks of CSV files share: the header, the number of cells, and which rows are refused. */
import { type CsvCheck, type CsvProblem, type CsvRecord, MOST_ROWS } from './csv-record.ts';
import { RowReader } from './row-reader.ts';

/** The columns of one kind of file. */
export interface TableColumns {
  /** Columns that a file must have. */
  needed: readonly string[];
  /** Columns that are read when they are there. */
  read: readonly string[];
  /** Columns that are known and not kept. */
  ignored: readonly string[];
  /** Other names of columns, old to new. */
  aliases?: Readonly<Record<string, string>>;
}

/** The column that a file of refused rows has besides; reading ignores it. */
export const PROBLEM_COLUMN = 'problema';

/**
 * Reads every row, and gives back those without a problem.
 * @param records the header and the rows
 * @param rowOf reads one row; undefined when it has problems
 * @param rowsWrong what is wrong among the rows: duplicates and the like
 */
export function checkTable<Row>(
  records: readonly CsvRecord[],
  columns: TableColumns,
  rowOf: (reader: RowReader) => Row | undefined,
  rowsWrong: (rows: readonly { line: number; row: Row }[]) => CsvProblem[] = () => [],
): CsvCheck<Row> {
  const [header, ...body] = records;
  const names = (header?.cells ?? []).map((cell) => nameOf(cell, columns));
  const wrongFile = header === undefined ? [emptyFile()] : headerProblems(header, names, columns, body);
  if (wrongFile.length > 0) return { rows: [], problems: wrongFile, refused: body, ignored: [] };
  const index = new Map(names.map((name, at) => [name, at]));
  const problems: CsvProblem[] = [];
  const read: { line: number; row: Row }[] = [];
  for (const record of body) {
    const reader = new RowReader(record, index);
    const row = record.cells.length === names.length ? rowOf(reader) : cellCount(reader, record, names);
    if (row !== undefined && reader.problems.length === 0) read.push({ line: record.line, row });
    problems.push(...reader.problems);
  }
  problems.push(...rowsWrong(read));
  problems.sort((a, b) => a.line - b.line);
  const wrong = new Set(problems.map(({ line }) => line));
  const ignored = columns.ignored.filter((name) => {
    const at = index.get(name);
    return at !== undefined && body.some(({ cells }) => (cells[at] ?? '').trim() !== '');
  });
  return {
    rows: read.filter(({ line }) => !wrong.has(line)),
    problems,
    refused: body.filter(({ line }) => wrong.has(line)),
    ignored,
  };
}

function nameOf(cell: string, { aliases }: TableColumns): string {
  const name = cell.trim().toLowerCase();
  return aliases?.[name] ?? name;
}

function cellCount(reader: RowReader, { cells }: CsvRecord, names: readonly string[]): undefined {
  return reader.wrong(
    '',
    `La fila tiene ${cells.length} celdas y la cabecera ${names.length}.`,
    'Revisa las comillas de la fila: un texto con comas o puntos y coma va entre comillas dobles.',
  );
}

function emptyFile(): CsvProblem {
  return {
    line: 1,
    column: '',
    value: '',
    wrong: 'El archivo está vacío.',
    write: 'Empieza por la fila de la cabecera, con los nombres de las columnas.',
  };
}

function headerProblems(
  { line }: CsvRecord,
  names: readonly string[],
  columns: TableColumns,
  body: readonly CsvRecord[],
): CsvProblem[] {
  const about = (column: string, wrong: string, write: string) => ({ line, column, value: '', wrong, write });
  const known = new Set([...columns.needed, ...columns.read, ...columns.ignored, PROBLEM_COLUMN]);
  const missing = columns.needed.filter((name) => !names.includes(name));
  const strange = names.filter((name) => !known.has(name));
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  return [
    ...missing.map((name) =>
      about(name, `Falta la columna «${name}».`, 'Añádela a la cabecera y a cada fila.'),
    ),
    ...strange.map((name) =>
      about(name, `La columna «${name}» no se conoce.`, 'Quítala o corrige su nombre.'),
    ),
    ...twice.map((name) => about(name, `La columna «${name}» está dos veces.`, 'Deja sólo una.')),
    ...(body.length > MOST_ROWS
      ? [
          about(
            '',
            `El archivo tiene ${body.length} filas.`,
            `Pártelo en archivos de ${MOST_ROWS} como mucho.`,
          ),
        ]
      : []),
  ];
}
