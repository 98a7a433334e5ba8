import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { mediaQuery } from '@va/ui/state/media-query.ts';
import { useStore } from '@va/ui/state/store.ts';

/**
 * Below 768 px the layout is the mobile one (docs/spec.md §2), and on a phone on its side. In rem, so that large text
 * has the layout that it has room for; as in shell.css.
 */
const desktop = mediaQuery('(width >= 48rem) and (height > 30rem)');
/** Room for the sidebar with its labels; as in boot.ts. */
const wide = mediaQuery('(width >= 64rem)');

/** State of the sidebar beside the page or, on a phone, of the drawer over it. */
export interface SidebarState {
  /** Below the mobile breakpoint, or on a very low screen: the sidebar is a drawer. */
  isMobile: boolean;
  /** Expanded with labels, or collapsed to icons; unused on a phone. */
  open: boolean;
  drawerOpen: boolean;
  closeDrawer: () => void;
  toggle: () => void;
  /** Effect of `toggle`, in Spanish, for the button's label. */
  toggleLabel: string;
}

/**
 * State of the sidebar with its shortcut.
 * @param readChosen how it was left on the last visit; undefined where nothing was chosen: then the width decides
 * @param onChange keeps the state for the next visit
 */
export function useSidebar(
  readChosen: () => boolean | undefined,
  onChange: (open: boolean) => void,
): SidebarState {
  // The build and the server paint a desktop with an open sidebar; until hydration only CSS adapts it.
  const isMobile = !useStore(desktop);
  const isWide = useStore(wide);
  const chosen = useSyncExternalStore(noChange, readChosen, unknown);
  const [choice, setChoice] = useState<boolean>();
  const open = choice ?? chosen ?? isWide;
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
    setChoice(!open);
    onChange(!open);
  }, [isMobile, open, onChange]);
  useSidebarShortcut(toggle);

  const toggleLabel = isMobile ? 'Abrir el menú' : open ? 'Contraer el menú' : 'Desplegar el menú';
  return { isMobile, open, drawerOpen, closeDrawer, toggle, toggleLabel };
}

const unknown = () => undefined;
const noChange = () => () => {};

/** Ctrl or Cmd plus B, also with Caps Lock; not with Alt or Shift. */
function useSidebarShortcut(toggle: () => void): void {
  // In a layout effect, so that a key pressed as soon as the page appears is not lost.
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
