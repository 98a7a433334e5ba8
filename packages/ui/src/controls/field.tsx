import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldShape } from './field-frame.tsx';

// As high as a button beside it.
const controlClass =
  'min-h-11 w-full rounded-md border border-control bg-surface px-3 py-2 text-ink aria-invalid:border-alta aria-invalid:border-2';

/** A labelled one-line control with its hint and its error. */
export function TextField({
  label,
  hint,
  error,
  trailing,
  className,
  ...rest
}: FieldShape & {
  /** Something inside the right edge of the control. */
  trailing?: ReactNode;
} & ComponentProps<'input'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="relative">
          <input className={clsx(controlClass, trailing && 'pr-24', className)} {...ids} {...rest} />
          {trailing && <div className="absolute inset-y-0 right-1 grid place-items-center">{trailing}</div>}
        </div>
      )}
    </FieldFrame>
  );
}

/** A labelled control of several lines. */
export function TextAreaField({
  label,
  hint,
  error,
  className,
  maxLength = Infinity,
  ...rest
}: FieldShape & ComponentProps<'textarea'>) {
  // The browser would cut a pasted text where nobody sees it.
  const over = String(rest.value ?? '').length - maxLength;
  const long = over > 0 ? `Es demasiado largo: sobran ${over} de ${maxLength + over} caracteres.` : '';
  return (
    <FieldFrame label={label} hint={hint} error={long || error}>
      {(ids) => (
        <textarea
          ref={(control) => control?.setCustomValidity(long)}
          className={clsx(controlClass, 'min-h-40', className)}
          {...ids}
          {...rest}
        />
      )}
    </FieldFrame>
  );
}
