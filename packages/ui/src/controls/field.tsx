import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { controlClass, FieldFrame, type FieldShape } from './field-frame.tsx';

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
