import { useStore } from '@va/ui/state/store.ts';
import type { PaletteEntry } from '#app/features/palette/palette-entry.ts';
import { ShortcutsDialog } from '#app/features/palette/shortcuts-dialog.tsx';
import { preparePalette, type PaletteIndex } from '#app/lib/palette-search.ts';
import { modifierKey } from '#app/services/modifier-key.ts';
import { singleKeysOff } from '#app/services/single-keys.ts';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { queryClient } from './query-client.ts';
import { paletteActions, type ActionsState } from './palette-actions.ts';
import { paletteEntries } from './palette-entries.ts';

/** Contents of the dialogs, loaded apart: the palette's entries and the list of shortcuts. */
export interface OverlayParts {
  paletteIndex: typeof paletteIndex;
  Shortcuts: typeof Shortcuts;
  findOwn: typeof findOwn;
}

/** Prepared once: content does not change while the page is open. */
const prepared = preparePalette(paletteEntries);

/** The pilot's own entries, once they have been fetched. */
let own: PaletteIndex<PaletteEntry> = [];

/** Entries that the palette searches: the airline's content, the actions possible now, and the pilot's own data. */
export function paletteIndex(state: ActionsState): PaletteIndex<PaletteEntry> {
  return [...prepared, ...preparePalette(paletteActions(state)), ...own];
}

/**
 * Fetches the pilot's own entries and calls `tell` when they are there. Without an account or an answer, the other
 * entries can still be searched.
 */
export async function findOwn(tell: (parts: OverlayParts) => void): Promise<void> {
  if (!OWN_PLATFORM) return;
  const { ownEntries } = await import('./palette-own.ts');
  own = preparePalette(await ownEntries(queryClient));
  tell({ paletteIndex, Shortcuts, findOwn });
}

/** The list of shortcuts, with the switch for those of a single key. */
export function Shortcuts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const keysOff = useStore(singleKeysOff);
  return (
    <ShortcutsDialog
      open={open}
      onClose={onClose}
      modifierKey={modifierKey.snapshot()}
      singleKeys={!keysOff}
      onSingleKeysChange={(on) => singleKeysOff.set(!on)}
    />
  );
}
