import type { ReactNode } from 'react';
import type { ShownRows } from './list-table.tsx';

/** The rows of a long list on a small screen, where cards would be a long way to scroll: two lines each, and the action. */
export function ListLines<T>({
  label,
  rows,
  keyOf,
  action,
  brief,
}: Omit<ShownRows<T>, 'columns'> & { brief: (row: T) => ReactNode }) {
  return (
    <ul aria-label={label} className="border-t border-line">
      {rows.map((row) => (
        <li key={keyOf(row)} className="flex items-center gap-2 border-b border-line py-1.5">
          <div className="min-w-0 grow wrap-anywhere">{brief(row)}</div>
          {action?.(row)}
        </li>
      ))}
    </ul>
  );
}
