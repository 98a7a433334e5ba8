import { useComplaint } from '@va/ui/controls/use-complaint.tsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

/** A box to tick, with what it means and, beneath, what follows from it. */
export function Checkbox({
  label,
  hint,
  ...rest
}: { label: ReactNode; hint?: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) {
  const id = useId();
  const [complaint, props] = useComplaint(id, undefined, hint);
  return (
    <div className="flex items-start gap-3">
      <input type="checkbox" {...props} className="mt-1 size-5 shrink-0 accent-link" {...rest} />
      <div className="grid gap-0.5">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-2">
            {hint}
          </p>
        )}
        {complaint}
      </div>
    </div>
  );
}
