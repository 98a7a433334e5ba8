import type { ReactNode } from 'react';

export interface Row {
  key: string;
  title: ReactNode;
  /** A smaller line beneath. */
  detail?: ReactNode;
  action?: ReactNode;
}

/** List of things with one line of detail and one action each; `none` is the text for an empty list. */
export function RowList({ rows, none }: { rows: readonly Row[]; none?: string }) {
  if (rows.length === 0) return none && <p className="text-ink-2">{none}</p>;
  return (
    <ul className="grid divide-y divide-line">
      {rows.map(({ key, title, detail, action }) => (
        <li key={key} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          {/* The text wraps before the action does, so that the actions of all rows are aligned. */}
          <div className="grid min-w-0 grow basis-40">
            <span className="font-bold wrap-anywhere">{title}</span>
            {detail && <span className="text-sm text-ink-2">{detail}</span>}
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
