import { buttonClass, type ButtonLook } from '@va/ui/controls/button.tsx';
import { clsx } from 'clsx/lite';
import { Link, type LinkProps } from 'react-router';

/** A link among words. */
export function TextLink({ className, ...rest }: Omit<LinkProps, 'className'> & { className?: string }) {
  return <Link className={clsx('text-link underline', className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: Omit<LinkProps, 'className'> & ButtonLook & { className?: string }) {
  return <Link className={clsx(buttonClass({ variant, size }), className)} {...rest} />;
}
