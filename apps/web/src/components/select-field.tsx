import { controlClass, FieldFrame, type FieldShape } from '@va/ui/controls/field-frame.tsx';
import type { ComponentProps } from 'react';

/** A labelled choice among a few words. */
export function SelectField({
  label,
  hint,
  error,
  options,
  ...rest
}: FieldShape & {
  options: readonly (readonly [value: string, label: string])[];
} & ComponentProps<'select'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ids) => (
        <select className={controlClass} {...ids} {...rest}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
