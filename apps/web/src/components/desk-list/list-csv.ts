import { csvText } from '@va/domain/csv/csv-text.ts';
import type { ListColumn } from './list-order.ts';

/** Rows of a list as CSV, under the titles of their columns. */
export const listCsv = <T>(columns: readonly ListColumn<T>[], rows: readonly T[]) =>
  csvText(
    columns.map(({ title }) => title),
    rows.map((row) => columns.map(({ text }) => text(row))),
  );
