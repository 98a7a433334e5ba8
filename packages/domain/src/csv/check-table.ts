/** Common part of all checks of CSV files: header, number of cells, and the refused rows. */
import { formatNumber } from '../numbers.ts';
import { cellDate, type DateOrder, orderOfDates, cellText } from './cells.ts';
import { type CsvCheck, type CsvProblem, type CsvRecord, MOST_ROWS } from './csv-record.ts';
import { RowReader } from './row-reader.ts';
import { type TableColumns, readHeader, type TableHeader } from './table-header.ts';

/**
 * Longest cell of a column that is read, characters: no route or remark is longer, so a longer cell means a broken
 * table.
 */
const MOST_SIGNS = 2000;

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
  if (header === undefined) return refusedWhole([emptyFile()], body);
  const table = readHeader(header, columns, body);
  const wrongFile = [...table.problems, ...tooManyRows(header.line, body.length)];
  if (wrongFile.length > 0) return refusedWhole(wrongFile, body);
  const { index, others, titleOf } = table;
  const dates = orderOfDates(cellsOf(body, index, columns.dates ?? []), header.semicolons === true);
  const problems: CsvProblem[] = [];
  const read: { line: number; row: Row }[] = [];
  for (const record of body) {
    const reader = new RowReader(record, index, dates);
    const row = fits(reader, record, table, columns, header.cells.length) ? rowOf(reader) : undefined;
    if (row !== undefined && reader.problems.length === 0) read.push({ line: record.line, row });
    problems.push(...reader.problems);
  }
  problems.push(...rowsWrong(read));
  problems.sort((a, b) => a.line - b.line);
  const wrong = new Set(problems.map(({ line }) => line));
  const ignored = others.filter(
    ({ at, name }) =>
      name !== '' &&
      !sameAsRead(body, at, table, columns) &&
      body.some(({ cells }) => cellText(cells[at] ?? '') !== ''),
  );
  return {
    rows: read.filter(({ line }) => !wrong.has(line)),
    problems: problems.map((problem) => ({ ...problem, column: problem.column && titleOf(problem.column) })),
    refused: body
      .filter(({ line }) => wrong.has(line))
      .map((record) => yearFirst(record, table, columns, dates)),
    ignored: ignored.map(({ name }) => name),
    notes: [],
  };
}

/**
 * A refused row with its dates rewritten year first: sent alone, those rows may no longer tell the order of day and
 * month.
 */
function yearFirst(
  record: CsvRecord,
  { index }: TableHeader,
  { dates = [] }: TableColumns,
  order: DateOrder,
): CsvRecord {
  const places = new Set(dates.map((name) => index.get(name)));
  const cells = record.cells.map((cell, at) => {
    const found = order !== undefined && places.has(at) ? DATE_ALONE.exec(cellText(cell)) : null;
    const date = found && cellDate(found[0], order);
    return date?.kind === 'date' ? date.date : cell;
  });
  return { ...record, cells };
}

const DATE_ALONE = /^[^:]+$/;

function refusedWhole<Row>(problems: readonly CsvProblem[], refused: readonly CsvRecord[]): CsvCheck<Row> {
  return { rows: [], problems, refused, ignored: [], notes: [] };
}

/** Whether a column that is not read only repeats one that is, as `active` repeats `enabled` in phpVMS 8. */
function sameAsRead(
  body: readonly CsvRecord[],
  at: number,
  { index, others }: TableHeader,
  { aliases = {} }: TableColumns,
): boolean {
  const name = aliases[others.find((other) => other.at === at)?.name.toLowerCase() ?? ''];
  const own = name === undefined ? undefined : index.get(name);
  return own !== undefined && body.every(({ cells }) => (cells[at] ?? '') === (cells[own] ?? ''));
}

function* cellsOf(
  body: readonly CsvRecord[],
  index: ReadonlyMap<string, number>,
  names: readonly string[],
): Generator<string> {
  for (const name of names) {
    const at = index.get(name);
    if (at !== undefined) for (const { cells } of body) yield cellText(cells[at] ?? '');
  }
}

/**
 * Whether a row has as many cells as the header, empty ones at its end apart, which spreadsheets cut, and none that is no
 * cell any more.
 */
function fits(
  reader: RowReader,
  { cells }: CsvRecord,
  { index }: TableHeader,
  { needed }: TableColumns,
  width: number,
): boolean {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  const isCut = cells.length < width && needed.some((name) => (index.get(name) ?? 0) >= cells.length);
  if (last >= width || isCut)
    reader.wrong(
      '',
      `La fila tiene ${cells.length} celdas y la cabecera ${width}.`,
      'Revisa las comillas de la fila: un texto con comas o puntos y coma va entre comillas dobles.',
    );
  for (const [name, at] of index) {
    const { length } = cells[at] ?? '';
    if (length > MOST_SIGNS)
      reader.wrong(
        name,
        `La celda tiene ${formatNumber(length)} letras.`,
        `Escribe ${formatNumber(MOST_SIGNS)} como mucho, o revisa las comillas de la fila.`,
      );
  }
  return reader.problems.length === 0;
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

function tooManyRows(line: number, rows: number): CsvProblem[] {
  if (rows <= MOST_ROWS) return [];
  const wrong = `El archivo tiene ${rows} filas.`;
  return [{ line, column: '', value: '', wrong, write: `Pártelo en archivos de ${MOST_ROWS} como mucho.` }];
}
