import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

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
