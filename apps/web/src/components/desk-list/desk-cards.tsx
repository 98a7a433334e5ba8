import type { ReactNode } from 'react';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import type { ListColumn } from './list-order.ts';
import { ListTools, OrderField } from './list-tools.tsx';
import { useListRows } from './use-list-rows.ts';

interface DeskCardsProps<T> {
  /** Name of the list in the address and of its CSV file. */
  part: string;
  /** Object of the search, in words: «los tours». */
  what: string;
  rows: readonly T[];
  /** Columns for searching, sorting and the CSV file. */
  columns: readonly ListColumn<T>[];
  /** Says that there are no rows at all. */
  none: ReactNode;
  /** All rows that are shown, each in its own form. */
  children: (shown: readonly T[]) => ReactNode;
}

/** List of the desk whose rows need more than a line of a table: cards with search, sorting, pages and CSV. */
export function DeskCards<T>({ part, what, rows, columns, none, children }: DeskCardsProps<T>) {
  const list = useListRows(rows, columns, part);
  const { shown, cursor, next, set } = list;
  if (rows.length === 0) return none;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ListTools
        list={list}
        columns={columns}
        label={`Buscar en ${what}`}
        file={part}
        filters={<OrderField label={`Ordenar ${what}`} list={list} columns={columns} />}
      />
      {children(shown)}
      <MoreButtons cursor={cursor} next={next} onMove={(desde) => set({ desde })} />
    </div>
  );
}
