import { plainText } from '@va/domain/texts.ts';

/** One column of a desk's list. */
export interface ListColumn<T> {
  /** Name in the address, where the list is sorted by it. */
  id: string;
  title: string;
  /** Text of the cell for sorting, searching and the CSV file; a date as ISO 8601, a number without its unit. */
  text: (row: T) => string;
}

/** Id of the column by which a list is sorted; with a minus before it for descending order: `-desde`. */
export type ListOrder = string;

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** The rows that contain every word of a search, sorted; equal rows keep their order. */
export function orderRows<T>(
  rows: readonly T[],
  columns: readonly ListColumn<T>[],
  { search, order }: { search: string; order: ListOrder | null },
): T[] {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const text = plainText(columns.map((column) => column.text(row)).join(' '));
    return words.every((word) => text.includes(word));
  });
  const down = order?.startsWith('-') ?? false;
  const column = columns.find(({ id }) => id === (down ? order?.slice(1) : order));
  if (!column) return found;
  return found.toSorted((a, b) => collator.compare(column.text(a), column.text(b)) * (down ? -1 : 1));
}

/** The order after a press on a column's head: up, then down, then as the list comes. */
export function nextOrder(order: ListOrder | null, id: string): ListOrder | null {
  if (order === id) return `-${id}`;
  return order === `-${id}` ? null : id;
}
