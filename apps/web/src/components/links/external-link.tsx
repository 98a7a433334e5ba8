import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from '@va/ui/controls/button.tsx';
import { NewTabArrow } from '@va/ui/controls/new-tab-arrow.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import { withBase } from '#app/config/base-url.ts';

/**
 * Link that opens in a new tab and says so, also to screen readers. Paths of the portal's own documents get its base.
 */
export function ExternalLink({ href, children, className, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a
      href={withBase(href)}
      target="_blank"
      rel="noopener"
      className={clsx('inline-flex items-center gap-1', className)}
      {...rest}
    >
      {children}
      <NewTabArrow />
      <VisuallyHidden>(se abre en una pestaña nueva)</VisuallyHidden>
    </a>
  );
}

/** The same link with the look of a button. */
export function ExternalButtonLink({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<'a'> & ButtonLook & { href: string }) {
  return <ExternalLink className={clsx(buttonClass({ variant, size }), className)} {...rest} />;
}
