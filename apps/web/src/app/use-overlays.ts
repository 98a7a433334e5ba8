import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { singleKeysOff } from '#app/services/single-keys.ts';
import { whenSpare } from '@va/ui/timing/when-spare.ts';
import { overlayOf, type OverlayKind } from './overlay-keys.ts';
import type { OverlayParts } from './overlay-parts.tsx';

let loading: Promise<OverlayParts> | undefined;

/** Fetches the contents. A failure may be tried again. */
function loadParts(): Promise<OverlayParts> {
  loading ??= import('./overlay-parts.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The dialog shown last. `number` identifies it, since its `close` event may arrive when the next one is open. */
export interface Overlay {
  number: number;
  kind: OverlayKind;
  open: boolean;
  /** Initial text of the search field. */
  text: string;
}

/** Elements that take typed text; checkboxes and radio buttons do not. */
const editable = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/**
 * State of the dialogs, with their keyboard shortcuts. Their contents are loaded on first use or when the browser is
 * idle.
 */
export function useOverlays() {
  const [overlay, setOverlay] = useState<Overlay>({ number: 0, kind: 'palette', open: false, text: '' });
  const [parts, setParts] = useState<OverlayParts>();

  const show = useCallback((kind: OverlayKind, text = '') => {
    // Opens at once, before the contents are loaded, so that the field receives what is typed meanwhile.
    setOverlay(({ number }) => ({ number: number + 1, kind, open: true, text }));
    const opened = loadParts();
    void opened.then((loaded) => loaded.findOwn(setParts)).catch(() => undefined);
    opened.then(setParts, () => {
      setOverlay((current) => ({ ...current, open: false }));
      showToast({
        title: 'La búsqueda no se ha abierto',
        description: 'Falta una parte que no ha llegado. Comprueba tu conexión y vuelve a intentarlo.',
        variant: 'destructive',
      });
    });
  }, []);
  const hide = useCallback(
    (closed: number) =>
      setOverlay((current) => (current.number === closed ? { ...current, open: false } : current)),
    [],
  );

  useEffect(() => whenSpare(() => void loadParts().then(setParts, () => undefined)), []);

  // In a layout effect, so that a key pressed as soon as the page appears is not lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const editing = event.target instanceof Element && event.target.closest(editable) !== null;
      const wanted = overlayOf(event, editing, !singleKeysOff.snapshot());
      if (!wanted) return;
      const isModal = document.querySelector('dialog:modal') !== null;
      const closes = wanted === 'palette' && overlay.kind === 'palette' && overlay.open;
      // While another modal dialog is open, shortcuts are ignored.
      if (isModal && !closes) return;
      event.preventDefault();
      if (isModal) hide(overlay.number);
      else show(wanted);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [overlay, show, hide]);

  return { overlay, parts, show, hide };
}
