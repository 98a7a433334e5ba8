import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';

export interface BarRow {
  key: string;
  name: ReactNode;
  value: number;
  /** The value in words. */
  text: string;
}

/** Ranking: each row shows its value, with a bar to compare it. `wide`: side by side where there is room. */
export function BarList({ rows, wide = false }: { rows: readonly BarRow[]; wide?: boolean }) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ol className={clsx('grid gap-x-8 gap-y-2 text-sm', wide && 'sm:grid-cols-2')}>
      {rows.map(({ key, name, value, text }) => (
        <li key={key} className="grid gap-1">
          <p className="flex justify-between gap-3">
            <span className="min-w-0 truncate">{name}</span>
            <b className="whitespace-nowrap">{text}</b>
          </p>
          <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1.5 w-full">
            <path d="M0 2H100" strokeWidth={4} className="stroke-surface-2" />
            <path d={`M0 2H${(value / most) * 100}`} strokeWidth={4} className="stroke-link" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
