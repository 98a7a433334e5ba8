import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link to another page of the portal among words. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={clsx('text-link underline underline-offset-4', className)} {...rest} />;
}
