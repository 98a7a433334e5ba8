import { TableScroller } from '@va/ui/controls/table-scroller.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';

interface TableViewProps {
  /** Subject of the table, to distinguish it from others on the page. */
  label: string;
  /** Columns; numbers are right-aligned. */
  columns: readonly { title: string; number?: boolean }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The figures of a picture as a table, folded until it is opened. */
export function TableView({ label, columns, rows }: TableViewProps) {
  const sideOf = (index: number) => clsx('px-2 py-1', columns[index]?.number ? 'text-right' : 'text-left');
  return (
    <details className="print:hidden">
      <summary className="w-fit cursor-pointer text-sm font-bold text-link">
        Ver como tabla <VisuallyHidden>{label}</VisuallyHidden>
      </summary>
      <TableScroller label={`${label}, como tabla`} className="mt-2 max-h-96 overflow-y-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-ink-2">
              {columns.map(({ title }, index) => (
                <th key={title} scope="col" className={sideOf(index)}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key} className="border-t border-line">
                {cells.map((cell, index) => (
                  <td key={columns[index]?.title} className={sideOf(index)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
    </details>
  );
}
