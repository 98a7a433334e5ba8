import { useStore } from '@va/ui/state/use-store.ts';
import type { PaletteEntry } from '#app/features/palette/palette-entry.ts';
import { ShortcutsDialog } from '#app/features/palette/shortcuts-dialog.tsx';
import { preparePalette, type PaletteIndex } from '#app/lib/palette-search.ts';
import { modifierKey } from '#app/services/modifier-key.ts';
import { singleKeysOff } from '#app/services/single-keys.ts';
import { paletteActions, type ActionsState } from './palette-actions.ts';
import { paletteEntries } from './palette-entries.ts';

/** Prepared once: content does not change while the page is open. */
const prepared = preparePalette(paletteEntries);

/** What the palette searches: the airline's content, and what this pilot can do now. */
export function paletteIndex(state: ActionsState): PaletteIndex<PaletteEntry> {
  return [...prepared, ...preparePalette(paletteActions(state))];
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
