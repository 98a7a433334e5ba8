import type { ReactNode } from 'react';

/** A key as it is printed on the keyboard. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-6 rounded-sm border border-control bg-surface-2 px-1.5 py-0.5 text-center font-mono text-xs leading-tight text-ink-2">
      {children}
    </kbd>
  );
}
