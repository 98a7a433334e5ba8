import { useId } from 'react';

/** A filter that is on or off, with how many departures it would leave. */
export function FilterSwitch({
  label,
  checked,
  count,
  onChange,
}: {
  label: string;
  checked: boolean;
  count: number | undefined;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex min-h-9 items-center gap-2.5 text-sm pointer-coarse:min-h-11">
      <input
        id={id}
        type="checkbox"
        className="size-5 shrink-0 accent-link"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id} className="grow">
        {label}
      </label>
      {!checked && count !== undefined && <span className="text-ink-2">{count}</span>}
    </div>
  );
}
