import { TableScroller } from '@va/ui/controls/table-scroller.tsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ListColumn, type ListOrder, nextOrder } from './list-order.ts';

/** A column and the content of its cells; without `cell`, their text. The first column names the row. */
export interface DeskColumn<T> extends ListColumn<T> {
  cell?: (row: T) => ReactNode;
}

/** Rows of a list with their columns. */
export interface ShownRows<T> {
  /** Subject of the list: «Pilotos». */
  label: string;
  rows: readonly T[];
  columns: readonly DeskColumn<T>[];
  keyOf: (row: T) => string;
  /** Action for a row. */
  action?: ((row: T) => ReactNode) | undefined;
}

/** Content of a cell; a dash if it is empty. */
export const cellOf = <T,>({ text, cell }: DeskColumn<T>, row: T): ReactNode =>
  cell ? cell(row) : text(row) || '—';

/** Rows as a table, sorted by the heads of its columns. */
export function ListTable<T>({
  label,
  rows,
  columns,
  keyOf,
  action,
  order,
  onOrder,
}: ShownRows<T> & { order: ListOrder | null; onOrder: (order: ListOrder | null) => void }) {
  return (
    <TableScroller label={label}>
      <table className="relative w-full text-left">
        <thead>
          <tr className="border-b border-line text-sm text-ink-2">
            {columns.map(({ id, title }) => (
              <th
                key={id}
                scope="col"
                aria-sort={order === id ? 'ascending' : order === `-${id}` ? 'descending' : 'none'}
                className="pr-4 font-normal whitespace-nowrap"
              >
                <button
                  type="button"
                  className="inline-flex min-h-11 items-center gap-1 hover:text-ink"
                  onClick={() => onOrder(nextOrder(order, id))}
                >
                  {title}
                  {order === id && <ArrowUp aria-hidden className="size-3.5" />}
                  {order === `-${id}` && <ArrowDown aria-hidden className="size-3.5" />}
                </button>
              </th>
            ))}
            {action && (
              <th scope="col">
                <span className="sr-only">Acciones</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line align-baseline">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row" className="py-2 pr-4 font-mono whitespace-nowrap">
                    {cellOf(column, row)}
                  </th>
                ) : (
                  <td key={column.id} className="py-2 pr-4">
                    {cellOf(column, row)}
                  </td>
                ),
              )}
              {action && <td className="py-1 text-right whitespace-nowrap">{action(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}
