import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

/** Look of a button. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  size?: 'sm' | 'md' | undefined;
}

// A border that cannot be seen: with forced colours it is all that is left of a filled button.
const variants = {
  primary: 'border border-transparent bg-amber text-on-amber hover:bg-amber-strong font-bold shadow-raised',
  secondary: 'border border-control bg-surface text-ink hover:bg-surface-2',
  ghost: 'border border-transparent text-link hover:bg-surface-2',
} as const satisfies Record<NonNullable<ButtonLook['variant']>, string>;

const sizes = {
  sm: 'min-h-8 pointer-coarse:min-h-11 px-3 py-1 text-sm',
  md: 'min-h-11 px-3 py-1.5 sm:px-4',
} as const satisfies Record<NonNullable<ButtonLook['size']>, string>;

/** Classes of everything that looks like a button. */
export function buttonClass({ variant = 'secondary', size = 'md' }: ButtonLook): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md text-center leading-tight transition-colors',
    'disabled:cursor-not-allowed disabled:bg-surface-2 disabled:text-ink-2 disabled:shadow-none',
    variants[variant],
    sizes[size],
  );
}

/** A button; `primary` is the one action that matters on the page. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={clsx(buttonClass({ variant, size }), className)} {...rest} />;
}
