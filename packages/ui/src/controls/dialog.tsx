import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useModal } from './use-modal.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons under the text. */
  actions?: ReactNode;
}

/** A modal dialog with a title, a way to close it, and room for buttons. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  // A dialog that was just closed may open with another title in the same render.
  const { dialog, close } = useModal(open, title);
  const titleId = useId();

  return (
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(42rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-0 text-ink shadow-floating"
    >
      {open && (
        <div className="grid grid-cols-1 gap-4 p-5 sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="min-w-0 text-xl font-bold">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Cerrar"
              onClick={close}
              className="-m-1 grid size-9 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-surface-2 hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
