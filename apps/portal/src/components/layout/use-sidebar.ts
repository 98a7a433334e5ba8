import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { mediaQuery } from '@va/ui/state/media-query.ts';
import { useStore } from '@va/ui/state/use-store.ts';

/** Below 768 px the layout is the mobile one (docs/spec.md §2). */
const desktop = mediaQuery('(width >= 768px)');

/** The sidebar beside the page, or on a phone the drawer over it. */
export interface SidebarState {
  /** Below the mobile breakpoint: the sidebar is a drawer. */
  isMobile: boolean;
  /** Expanded with labels, or collapsed to icons; unused on a phone. */
  open: boolean;
  drawerOpen: boolean;
  closeDrawer: () => void;
  toggle: () => void;
  /** What `toggle` will do, in Spanish. */
  toggleLabel: string;
}

/**
 * State of the sidebar with its shortcut.
 * @param openAtStart as it was left on the last visit
 * @param onChange keeps the state for the next visit
 */
export function useSidebar(openAtStart: boolean, onChange: (open: boolean) => void): SidebarState {
  const isMobile = !useStore(desktop);
  const [open, setOpen] = useState(openAtStart);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);

  useEffect(() => {
    document.documentElement.dataset['sidebar'] = open ? 'expanded' : 'collapsed';
  }, [open]);

  const toggle = useCallback(() => {
    if (isMobile) {
      setDrawerOpen((current) => !current);
      return;
    }
    setOpen(!open);
    onChange(!open);
  }, [isMobile, open, onChange]);
  useSidebarShortcut(toggle);

  const toggleLabel = isMobile ? 'Abrir el menú' : open ? 'Contraer el menú' : 'Desplegar el menú';
  return { isMobile, open, drawerOpen, closeDrawer, toggle, toggleLabel };
}

/** Ctrl or Cmd plus B, also with Caps Lock; not with Alt or Shift. */
function useSidebarShortcut(toggle: () => void): void {
  // In a layout effect, so that a key pressed as soon as the page shows is not lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey);
      if (!wanted || event.altKey || event.shiftKey || event.repeat) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toggle]);
}
