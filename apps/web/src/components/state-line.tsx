import { clsx } from 'clsx/lite';
import { CircleAlert, CloudOff, History, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

const kinds = {
  loading: { icon: LoaderCircle, edge: 'border-l-link', word: 'text-ink' },
  stale: { icon: History, edge: 'border-l-media border-dashed', word: 'text-media' },
  failed: { icon: CircleAlert, edge: 'border-l-alta', word: 'text-alta' },
  offline: { icon: CloudOff, edge: 'border-l-control border-dotted', word: 'text-ink' },
} as const;

/** Line above a page about its data: loading, outdated, failed, or a stored copy without a network. */
export function StateLine({
  kind,
  title,
  children,
}: {
  kind: keyof typeof kinds;
  title: string;
  children?: ReactNode;
}) {
  const { icon: Icon, edge, word } = kinds[kind];
  return (
    <div
      role={kind === 'failed' ? 'alert' : 'status'}
      className={clsx(
        'mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-l-4 border-line bg-surface px-4 py-3 text-sm',
        edge,
      )}
    >
      <span className={clsx('flex items-center gap-3 font-bold', word)}>
        <Icon aria-hidden className="size-4 shrink-0 text-ink-2" />
        {title}
      </span>
      {children}
    </div>
  );
}
