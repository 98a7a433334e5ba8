import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useModal } from '@va/ui/controls/use-modal.ts';
import { Sidebar, type SidebarProps } from './sidebar.tsx';

interface SidebarDrawerProps extends Omit<SidebarProps, 'asIcons' | 'onExpand'> {
  open: boolean;
  onClose: () => void;
  /** Content below the navigation. */
  foot: ReactNode;
}

/** The sidebar on a phone: a modal dialog that closes on Escape, on a tap outside and when a page is chosen. */
export function SidebarDrawer({ open, onClose, foot, ...sidebar }: SidebarDrawerProps) {
  const { dialog, close } = useModal(open);
  const { key } = useLocation();
  const shownAt = useRef(key);

  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    dialog.ref.current?.close();
  }, [key, dialog.ref]);

  return (
    <dialog {...dialog} aria-label="Menú" className="sidebar-drawer" onClose={onClose}>
      {open && (
        <div className="relative flex h-full flex-col short:overflow-y-auto">
          <button
            type="button"
            aria-label="Cerrar el menú"
            onClick={close}
            className="absolute top-3 right-2 z-10 grid size-11 place-items-center rounded-md text-on-sidebar focus-visible:outline-gold"
          >
            <X aria-hidden className="size-5" />
          </button>
          <div className="grow overflow-y-auto short:overflow-visible">
            <Sidebar {...sidebar} asIcons={false} onExpand={() => undefined} />
          </div>
          <div className="border-t border-sidebar-line p-2">{foot}</div>
        </div>
      )}
    </dialog>
  );
}
