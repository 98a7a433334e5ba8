import { useId, type ComponentProps } from 'react';

/** A labelled choice among a few words. */
export function SelectField({
  label,
  options,
  ...rest
}: {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
} & ComponentProps<'select'>) {
  const id = useId();
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-2">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <select
        id={id}
        // As high as a field of text or a button beside it.
        className="min-h-11 w-full rounded-md border border-control bg-surface px-3 text-ink"
        {...rest}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
