import { clsx } from 'clsx/lite';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../state/store.ts';
import { dismissToast, TOAST_DURATION_MS, toastStore, type Toast } from './toast-store.ts';

/** Shows toasts. Both live regions are there before the first toast, because screen readers announce only changes. */
export function Toaster() {
  const toasts = useStore(toastStore);
  const of = (variant: Toast['variant']) =>
    toasts
      .filter((toast) => toast.variant === variant)
      .map((toast) => <ToastCard key={toast.id} toast={toast} />);
  return (
    <section
      aria-label="Notificaciones"
      data-toasts
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-end gap-3 sm:left-auto sm:w-96"
    >
      <div role="alert" className="grid w-full gap-3">
        {of('destructive')}
      </div>
      <div role="status" className="grid w-full gap-3">
        {of('default')}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const left = useRef(TOAST_DURATION_MS);

  useEffect(() => {
    if (held) return;
    const start = Date.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      // The remaining time after a pause, at least long enough not to vanish under the pointer.
      left.current = Math.max(1500, left.current - (Date.now() - start));
    };
  }, [held, toast.id]);

  const destructive = toast.variant === 'destructive';
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    <div
      data-variant={toast.variant}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={clsx(
        'pointer-events-auto flex w-full items-start gap-3 rounded-lg border p-4 shadow-floating',
        destructive
          ? 'border-destructive bg-destructive text-on-destructive'
          : 'border-line bg-surface text-ink',
      )}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', !destructive && 'text-ok')} />
      <div className="min-w-0 grow">
        <p className="font-bold">{toast.title}</p>
        <p className="text-sm">{toast.description}</p>
      </div>
      <button
        type="button"
        aria-label="Cerrar notificación"
        onClick={() => dismissToast(toast.id)}
        className="-m-1 grid size-8 shrink-0 place-items-center rounded-md"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
