import { FieldFrame, type FieldShape } from '@va/ui/controls/field-frame.tsx';
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
        <select
          // As high as a field of text or a button beside it.
          className="min-h-11 w-full rounded-md border border-control bg-surface px-3 text-ink aria-invalid:border-2 aria-invalid:border-alta"
          {...ids}
          {...rest}
        >
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
