/** The rows that were refused, as a file to correct and send again. */
import { PROBLEM_COLUMN } from './table-header.ts';
import type { CsvCheck, CsvRecord } from './csv-record.ts';
import { csvText, unguarded } from './csv-text.ts';

/** @param header the first row of the file that was read */
export function refusedCsv(
  header: CsvRecord,
  { problems, refused }: Pick<CsvCheck<unknown>, 'problems' | 'refused'>,
): string {
  const had = header.cells.findIndex((cell) => cell.trim().toLowerCase() === PROBLEM_COLUMN);
  const width = header.cells.length;
  const without = (cells: readonly string[]) =>
    // A spreadsheet may have cut the empty cells at the end of a row.
    [...cells, ...Array.from({ length: Math.max(0, width - cells.length) }, () => '')]
      .filter((_, at) => at !== had)
      .map(unguarded);
  const words = new Map<number, string[]>();
  for (const { line, column, wrong, write } of problems) {
    const sentence = [column === '' ? '' : `${column}:`, wrong, write]
      .filter((part) => part !== '')
      .join(' ');
    words.set(line, [...(words.get(line) ?? []), sentence]);
  }
  return csvText(
    [...without(header.cells), PROBLEM_COLUMN],
    refused.map(({ line, cells }) => [...without(cells), (words.get(line) ?? []).join(' ')]),
  );
}
