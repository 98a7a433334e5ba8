import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { controlClass, FieldFrame, type FieldShape } from './field-frame.tsx';

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
  const { length } = String(rest.value ?? '');
  const long = length > maxLength ? `Sobran ${length - maxLength} de ${length} caracteres.` : '';
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
