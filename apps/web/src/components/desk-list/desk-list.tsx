import { useStore } from '@va/ui/state/store.ts';
import { mediaQuery } from '@va/ui/state/media-query.ts';
import type { ReactNode } from 'react';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { ListCards } from './list-cards.tsx';
import { ListLines } from './list-lines.tsx';
import { ListTable, type ShownRows } from './list-table.tsx';
import { ListTools, OrderField } from './list-tools.tsx';
import { useListRows } from './use-list-rows.ts';

export type { DeskColumn } from './list-table.tsx';

interface DeskListProps<T> extends ShownRows<T> {
  /** Name of the CSV file, without its end. */
  file: string;
  /** Text for an empty list: what will appear and what to do first. Null hides an empty list. */
  none: string | null;
  /** Filters beside the search. */
  filters?: ReactNode;
  /** Whether the rows are filtered; by default, whether the address contains any choice. */
  filtered?: boolean;
  /** Name of the list in the address, if the page has several. */
  part?: string;
  /** Two lines that stand for a row on a small screen, beside its action; without them each row is a card. */
  brief?: (row: T) => ReactNode;
}

/** Shows the rows as cards up to a tablet's width too: a table with buttons would be wider than that screen. */
const small = mediaQuery('(width < 52rem)');

/**
 * List of the desk with search, sorting, pages and CSV, whose state is kept in the address. On a small screen each row
 * is a card or, in a long list, two lines.
 */
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
