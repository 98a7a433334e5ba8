import { TableScroller } from '@va/ui/controls/table-scroller.tsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import type { SaveFile } from './csv-button.tsx';
import { type ListColumn, nextOrder } from './list-order.ts';
import { ListTools } from './list-tools.tsx';
import { useListRows } from './use-list-rows.ts';

/** A column and how its cell looks; without `cell` it is its text. The first one names the row. */
export interface DeskColumn<T> extends ListColumn<T> {
  cell?: (row: T) => ReactNode;
}

interface DeskListProps<T> {
  /** What the list is of: «Pilotos». */
  label: string;
  /** Name of the CSV file, without its end. */
  file: string;
  save: SaveFile;
  /** All rows that the filters above the list leave. */
  rows: readonly T[];
  columns: readonly DeskColumn<T>[];
  keyOf: (row: T) => string;
  /** What can be done with a row. */
  action?: (row: T) => ReactNode;
  /** Choices beside the search. */
  filters?: ReactNode;
}

/** A list of the desk: search, sort, pages and CSV; what is chosen stands in the address. */
export function DeskList<T>({ label, file, save, rows, columns, keyOf, action, filters }: DeskListProps<T>) {
  const list = useListRows(rows, columns);
  const { order, shown, from, next, set } = list;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ListTools list={list} columns={columns} label="Buscar" file={file} save={save} filters={filters} />
      {shown.length > 0 && (
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
                      onClick={() => set({ orden: nextOrder(order, id) })}
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
              {shown.map((row) => (
                <tr key={keyOf(row)} className="border-b border-line align-baseline">
                  {columns.map(({ id, text, cell }, index) => {
                    const content = cell ? cell(row) : text(row) || '—';
                    return index === 0 ? (
                      <th key={id} scope="row" className="py-2 pr-4 font-mono sm:whitespace-nowrap">
                        {content}
                      </th>
                    ) : (
                      <td key={id} className="py-2 pr-4">
                        {content}
                      </td>
                    );
                  })}
                  {action && <td className="py-1 text-right whitespace-nowrap">{action(row)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroller>
      )}
      <MoreButtons
        cursor={from === 0 ? undefined : String(from)}
        next={next}
        onMove={(desde) => set({ desde })}
      />
    </div>
  );
}
