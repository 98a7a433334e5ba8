import type { CsvProblem } from '../csv/csv-record.ts';

/** Problems of rows that repeat the value of an earlier row in a column; null is an empty cell. */
export function sameTwice<Row>(
  rows: readonly { line: number; row: Row }[],
  column: string,
  keyOf: (row: Row) => string | null,
): CsvProblem[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ line, row }) => {
    const key = keyOf(row);
    const first = key === null ? undefined : lines.get(key);
    if (key !== null && first === undefined) lines.set(key, line);
    if (first === undefined) return [];
    const wrong = `Lo mismo está ya en la línea ${first}.`;
    return [{ line, column, value: key ?? '', wrong, write: 'Borra una de las dos filas.' }];
  });
}
