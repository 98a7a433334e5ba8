import { useStore } from '@va/ui/state/use-store.ts';
import { mediaQuery } from '@va/ui/state/media-query.ts';
import type { ReactNode } from 'react';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { ListCards } from './list-cards.tsx';
import { ListLines } from './list-lines.tsx';
import { ListTable, type ShownRows } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import { OrderField } from './order-field.tsx';
import { useListRows } from './use-list-rows.ts';

export type { DeskColumn } from './list-table.tsx';

interface DeskListProps<T> extends ShownRows<T> {
  /** Name of the CSV file, without its end. */
  file: string;
  /** What will stand here and what to do first, while there is nothing; null for a list that is only shown with rows. */
  none: string | null;
  /** Choices beside the search. */
  filters?: ReactNode;
  /** Whether the rows are some of those that there are; what is chosen in the address where it is not said. */
  filtered?: boolean;
  /** Its name in the address where a page has several lists. */
  part?: string;
  /** What of a row stands beside its action on a small screen, in two lines; without it each row is a card there. */
  brief?: (row: T) => ReactNode;
}

/** Shows the rows as cards up to a tablet's width too: a table with buttons would be wider than that screen. */
const small = mediaQuery('(width < 52rem)');

/** A list of the desk: search, sort, pages and CSV; what is chosen stands in the address. On a small screen each row is a card, or two lines of a long list. */
export function DeskList<T>({ file, none, filters, filtered, part, brief, ...rest }: DeskListProps<T>) {
  const narrow = useStore(small);
  const { label, columns } = rest;
  const list = useListRows(rest.rows, columns, part);
  const { order, shown, cursor, next, isPlain, set } = list;
  if (rest.rows.length === 0 && !(filtered ?? !isPlain)) return <p className="text-ink-2">{none}</p>;
  const rows = { ...rest, rows: shown };
  return (
    <div className="grid grid-cols-1 gap-4">
      <ListTools
        list={list}
        columns={columns}
        label="Buscar"
        file={file}
        filters={
          <>
            {filters}
            {narrow && <OrderField label={`Ordenar ${label.toLowerCase()}`} list={list} columns={columns} />}
          </>
        }
      />
      {shown.length > 0 &&
        (narrow ? (
          brief ? (
            <ListLines {...rows} brief={brief} />
          ) : (
            <ListCards {...rows} />
          )
        ) : (
          <ListTable {...rows} order={order} onOrder={(orden) => set({ orden })} />
        ))}
      <MoreButtons cursor={cursor} next={next} onMove={(desde) => set({ desde })} />
    </div>
  );
}
