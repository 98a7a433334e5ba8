import { Card } from '@va/ui/controls/card.tsx';
import { clsx } from 'clsx/lite';
import { useId, type ReactNode } from 'react';

/**
 * Card with a heading and, beside it, a word or an action. `high`: as high as the others of its row; `inside`: part of
 * another card, without a frame.
 */
export function SectionCard({
  title,
  aside,
  high = false,
  inside = false,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  high?: boolean;
  inside?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const Heading = inside ? 'h3' : 'h2';
  const Frame = inside ? 'div' : Card;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Frame className={clsx('gap-4', !inside && 'p-5', high ? 'flex h-full flex-col' : 'grid grid-cols-1')}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Heading id={id} className={clsx('min-w-0 font-bold', !inside && 'text-lg')}>
            {title}
          </Heading>
          {aside && <div className="text-sm text-ink-2">{aside}</div>}
        </div>
        {children}
      </Frame>
    </section>
  );
}
