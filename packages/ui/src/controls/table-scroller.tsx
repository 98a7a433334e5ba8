import type { ReactNode } from 'react';

type TableScrollerProps = { className?: string; children: ReactNode } & (
  | { label: string; labelledBy?: undefined }
  | { label?: undefined; labelledBy: string }
);

/** Lets a table that is wider than a phone scroll by itself, also by keyboard, so that the page never does. */
export function TableScroller({ label, labelledBy, className, children }: TableScrollerProps) {
  return (
    <div
      role="region"
      aria-label={label}
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className={`overflow-x-auto ${className ?? ''}`}
    >
      {children}
    </div>
  );
}
