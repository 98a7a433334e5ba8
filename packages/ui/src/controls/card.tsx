import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

/** The surface on which pages put things. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={clsx('rounded-lg border border-line bg-surface shadow-raised', className)} {...rest} />
  );
}

/** Classes of a card that is itself a link. */
export const linkCardClass =
  'group rounded-lg border border-line bg-surface shadow-raised transition-colors hover:border-link';
