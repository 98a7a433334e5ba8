import { useStore } from '@va/ui/state/use-store.ts';
import type { PaletteEntry } from '#app/features/palette/palette-entry.ts';
import { ShortcutsDialog } from '#app/features/palette/shortcuts-dialog.tsx';
import { preparePalette, type PaletteIndex } from '#app/lib/palette-search.ts';
import { modifierKey } from '#app/services/modifier-key.ts';
import { singleKeysOff } from '#app/services/single-keys.ts';
import { paletteActions, type ActionsState } from './palette-actions.ts';
import { paletteEntries } from './palette-entries.ts';

/** Content never changes while the page stands: its entries are made ready once. */
const prepared = preparePalette(paletteEntries);

/** What the palette searches: all that this airline has, and what this pilot can do now. */
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
      modifierKey={modifierKey}
      singleKeys={!keysOff}
      onSingleKeysChange={(on) => singleKeysOff.set(!on)}
    />
  );
}
