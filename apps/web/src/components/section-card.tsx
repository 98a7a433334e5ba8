import { Card } from '@va/ui/controls/card.tsx';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

/** A card with a heading of its own, and a word or an action beside it. `high`: as high as the others of its row. */
export function SectionCard({
  title,
  aside,
  high = false,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  high?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className={clsx('gap-4 p-5', high ? 'flex h-full flex-col' : 'grid grid-cols-1')}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={id} className="min-w-0 text-lg font-bold">
            {title}
          </h2>
          {aside && <div className="text-sm text-ink-2">{aside}</div>}
        </div>
        {children}
      </Card>
    </section>
  );
}
