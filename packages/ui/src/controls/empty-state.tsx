import { clsx } from 'clsx/lite';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  /** Says what there is none of. */
  title: string;
  /** Advice or action for the empty state. */
  children?: ReactNode;
  /** Less height, where more of the page follows. */
  compact?: boolean;
}

/** Takes the place of an empty list. */
export function EmptyState({ icon: Icon, title, children, compact = false }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'grid content-center justify-items-center gap-4 rounded-lg border border-dashed border-control px-6 text-center text-balance',
        compact ? 'py-6' : 'py-16',
      )}
    >
      <span
        className={clsx(
          'grid place-items-center rounded-full bg-surface-2 text-ink-2',
          compact ? 'size-11' : 'size-16',
        )}
      >
        <Icon aria-hidden className={compact ? 'size-5' : 'size-8'} />
      </span>
      <p className={compact ? 'text-ink-2' : 'text-lg'}>{title}</p>
      {children}
    </div>
  );
}
