import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface FieldShape {
  label: string;
  /** Help under the label. */
  hint?: ReactNode;
  /** What is wrong and what to do; tied to the control. */
  error?: string | undefined;
  /** Something inside the right edge of the control. */
  trailing?: ReactNode;
}

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
}: FieldShape & ComponentProps<'input'>) {
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
  ...rest
}: FieldShape & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ids) => <textarea className={clsx(controlClass, 'min-h-40', className)} {...ids} {...rest} />}
    </FieldFrame>
  );
}

interface ControlIds {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

function FieldFrame({
  label,
  hint,
  error,
  children,
}: FieldShape & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = clsx(hint && hintId, error && errorId) || undefined;
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {error && (
        <p id={errorId} className="text-sm font-bold text-alta">
          {error}
        </p>
      )}
    </div>
  );
}
