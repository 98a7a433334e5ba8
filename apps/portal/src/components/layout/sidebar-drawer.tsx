import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Sidebar, type SidebarProps } from './sidebar.tsx';

interface SidebarDrawerProps extends Omit<SidebarProps, 'asIcons' | 'onExpand'> {
  open: boolean;
  onClose: () => void;
  /** What stands under the navigation. */
  foot: ReactNode;
}

/** The sidebar on a phone: a modal dialog that closes on Escape, on a tap beside it and when a page is chosen. */
export function SidebarDrawer({ open, onClose, foot, ...sidebar }: SidebarDrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) {
      openedAt.current = key;
      dialog.showModal();
    }
    if (dialog?.open && (!open || openedAt.current !== key)) dialog.close();
  }, [open, key]);

  return (
    <dialog
      ref={ref}
      aria-label="Menú"
      className="sidebar-drawer"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      {open && (
        <div className="relative flex h-full flex-col">
          <button
            type="button"
            aria-label="Cerrar el menú"
            onClick={() => ref.current?.close()}
            className="absolute top-3 right-2 z-10 grid size-10 place-items-center rounded-md text-on-sidebar focus-visible:outline-gold"
          >
            <X aria-hidden className="size-5" />
          </button>
          <div className="grow overflow-y-auto">
            <Sidebar {...sidebar} asIcons={false} onExpand={() => undefined} />
          </div>
          <div className="border-t border-sidebar-line p-2">{foot}</div>
        </div>
      )}
    </dialog>
  );
}
