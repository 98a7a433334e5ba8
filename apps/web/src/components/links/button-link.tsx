import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonLook } from '@va/ui/controls/button.tsx';

/** A link to another page of the portal that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={clsx(buttonClass({ variant, size }), className)} {...rest} />;
}
