import { useId, type ReactNode } from 'react';
import { useComplaint } from './use-complaint.tsx';

export interface FieldShape {
  label: string;
  /** Help under the label. */
  hint?: ReactNode;
  /** Error with advice, linked to the control for screen readers. */
  error?: string | undefined;
}

/** Classes of a control, as high as a button beside it. */
export const controlClass =
  'min-h-11 w-full rounded-md border border-control bg-surface px-3 py-2 text-ink aria-invalid:border-alta aria-invalid:border-2';

/** For a grid of fields side by side: keeps their controls level, whatever hints and errors they have. */
export const rowsOfFields = '*:row-span-2 *:grid-rows-subgrid';

/** The label, the hint and the error of a control, and what ties them to it. */
export function FieldFrame({
  label,
  hint,
  error,
  children,
}: FieldShape & { children: (props: ReturnType<typeof useComplaint>[1]) => ReactNode }) {
  const id = useId();
  const [complaint, props] = useComplaint(id, error, hint);
  // Two rows, so that a grid with `rowsOfFields` keeps controls level: hints above, errors below.
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-2">
      <div className="grid grid-cols-1 content-start gap-2">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-2">
            {hint}
          </p>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-2">
        {children(props)}
        {complaint}
      </div>
    </div>
  );
}
