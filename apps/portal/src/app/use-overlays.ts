import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { singleKeysOff } from '#app/services/single-keys.ts';
import { whenSpare } from '#app/services/when-spare.ts';
import { overlayOf, type OverlayKind } from './overlay-keys.ts';

/** What the dialogs show: everything there is to find, and the list of shortcuts. */
export type OverlayParts = typeof import('./overlay-parts.tsx');

let loading: Promise<OverlayParts> | undefined;

/** Fetches what the dialogs show. A failure may be tried again. */
function loadParts(): Promise<OverlayParts> {
  loading ??= import('./overlay-parts.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The dialog that was shown last. A dialog says late that it has closed: by its number it is known from the next. */
export interface Overlay {
  number: number;
  kind: OverlayKind;
  open: boolean;
}

/** Where a question mark is to be written; a box to tick takes none. */
const editable = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Which dialog stands over the page, with its shortcuts. What is shown arrives on first use, or once all is quiet. */
export function useOverlays() {
  const [overlay, setOverlay] = useState<Overlay>({ number: 0, kind: 'palette', open: false });
  const [parts, setParts] = useState<OverlayParts>();

  const show = useCallback((kind: OverlayKind) => {
    // At once, before there is anything to search: what is typed now lands in the field.
    setOverlay(({ number }) => ({ number: number + 1, kind, open: true }));
    loadParts().then(setParts, () => {
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

  // With the page itself and not a moment later: a key that is pressed at once is not lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const editing = event.target instanceof Element && event.target.closest(editable) !== null;
      const wanted = overlayOf(event, editing, !singleKeysOff.snapshot());
      if (!wanted) return;
      const isModal = document.querySelector('dialog:modal') !== null;
      const closes = wanted === 'palette' && overlay.kind === 'palette' && overlay.open;
      // A dialog that is open keeps the keyboard to itself.
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
