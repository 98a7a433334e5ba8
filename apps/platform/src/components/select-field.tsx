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
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <select
        id={id}
        // As high as a field of text beside it.
        className="min-h-[2.925rem] w-full rounded-md border border-control bg-surface px-3 text-ink"
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
