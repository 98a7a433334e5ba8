import { withBase } from '#app/config/base-url.ts';
import type { PaletteIndex } from '#app/lib/palette-search.ts';
import { useModal } from '@va/ui/controls/use-modal.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { PalettePanel } from './palette-panel.tsx';

interface PaletteProps {
  open: boolean;
  /** Initial text of the field. */
  text: string;
  onClose: () => void;
  /** Index of the search; undefined while it is loading, although the field already takes text. */
  index: PaletteIndex<PaletteEntry> | undefined;
  /** Leads to a page of the portal. */
  onGo: (to: string) => void;
  onShowShortcuts: () => void;
}

/** The search over everything, in a modal dialog: type, choose, done. */
export function Palette({ open, text, onClose, index, onGo, onShowShortcuts }: PaletteProps) {
  const { dialog, close } = useModal(open);
  const choose = ({ target }: PaletteEntry) => {
    // Closed first, so that the focus is back in the page before the page changes.
    close();
    if ('to' in target) onGo(target.to);
    else if ('href' in target) window.open(withBase(target.href), '_blank', 'noopener');
    else target.run();
  };

  return (
    <dialog
      {...dialog}
      aria-label="Buscar en el portal"
      onClose={onClose}
      className="mx-auto mt-2 mb-auto w-[min(40rem,calc(100vw-1rem))] rounded-lg border border-line bg-surface p-0 text-ink shadow-floating sm:mt-[min(12vh,6rem)]"
    >
      {open && (
        <PalettePanel
          index={index}
          text={text}
          onChoose={choose}
          onClose={close}
          onShowShortcuts={() => {
            close();
            onShowShortcuts();
          }}
        />
      )}
    </dialog>
  );
}
