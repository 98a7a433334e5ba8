import { Card } from '@va/ui/controls/card.tsx';
import { cellOf, type ShownRows } from './list-table.tsx';

/** Rows as cards for small screens, without empty values. */
export function ListCards<T>({ label, rows, columns: [first, ...others], keyOf, action }: ShownRows<T>) {
  return (
    <ul aria-label={label} className="grid gap-3 sm:grid-cols-2">
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <Card className="grid gap-2 p-4">
            <p className="font-mono font-bold wrap-anywhere">{first && cellOf(first, row)}</p>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
              {others
                .filter(({ text }) => text(row) !== '')
                .map((column) => (
                  <div key={column.id} className="col-span-2 grid grid-cols-subgrid items-baseline">
                    <dt className="text-ink-2">{column.title}</dt>
                    <dd className="wrap-anywhere">{cellOf(column, row)}</dd>
                  </div>
                ))}
            </dl>
            {action?.(row)}
          </Card>
        </li>
      ))}
    </ul>
  );
}
