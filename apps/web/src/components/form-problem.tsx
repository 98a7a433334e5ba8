import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { problemText } from '#app/lib/problem.ts';

/** Message about a failed form, announced at once; typed values stay. */
export function FormProblem({ error }: { error: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null && error !== undefined) lead(box.current);
  }, [error]);
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      {error !== null && error !== undefined && (
        <p className="flex items-start gap-2 rounded-md border border-alta bg-alta-soft px-3 py-2 text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-alta" />
          <span>{problemText(error)}</span>
        </p>
      )}
    </div>
  );
}

/**
 * Moves the focus to the first refused field or, without one, to the message, which may be out of sight: the pressed
 * button lost the focus while it was disabled. Does nothing if the pilot is typing.
 */
function lead(box: HTMLElement | null) {
  if (!document.activeElement?.matches('body, button')) return;
  const whole = box?.closest('form') ?? box?.closest('dialog, section, li');
  const wrong = whole?.querySelector<HTMLElement>('[aria-invalid=true]');
  (wrong ?? box)?.focus();
}
