import { useMemo, useSyncExternalStore } from 'react';
import { Palette } from '#app/features/palette/palette.tsx';
import { ShortcutsDialog } from '#app/features/palette/shortcuts-dialog.tsx';
import { preparePalette } from '#app/lib/palette-search.ts';
import { modifierKey } from '#app/services/modifier-key.ts';
import { motionPaused } from '#app/services/motion.ts';
import { singleKeysOff } from '#app/services/single-keys.ts';
import { themeStore } from '#app/services/theme.ts';
import type { OverlayKind } from './overlay-keys.ts';
import { paletteActions } from './palette-actions.ts';
import { paletteEntries } from './palette-entries.ts';
import type { Overlay } from './use-overlays.ts';

interface OverlaysProps {
  overlay: Overlay;
  onShow: (kind: OverlayKind) => void;
  /** A dialog has closed, by its number. */
  onHide: (number: number) => void;
  /** Leads to a page of the portal. */
  onGo: (to: string) => void;
  pilotIndicativo: string;
  /** What the menu's own button does, and how it is called now. */
  menu: { label: string; toggle: () => void };
}

/** Content never changes while the page stands: its entries are made ready once. */
const prepared = preparePalette(paletteEntries);

/** The palette and the list of shortcuts, filled with what this airline has and this pilot can do. */
export function Overlays({ overlay, onShow, onHide, onGo, pilotIndicativo, menu }: OverlaysProps) {
  const paused = useSyncExternalStore(motionPaused.subscribe, motionPaused.snapshot);
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.snapshot);
  const keysOff = useSyncExternalStore(singleKeysOff.subscribe, singleKeysOff.snapshot);
  const { label, toggle } = menu;
  const { number, kind, open } = overlay;

  const index = useMemo(() => {
    const showShortcuts = () => onShow('shortcuts');
    const actions = paletteActions({
      paused,
      theme,
      menu: { label, toggle },
      pilotIndicativo,
      showShortcuts,
    });
    return [...prepared, ...preparePalette(actions)];
  }, [paused, theme, label, toggle, pilotIndicativo, onShow]);

  return (
    <>
      <Palette
        key={`palette-${number}`}
        open={open && kind === 'palette'}
        onClose={() => onHide(number)}
        index={index}
        onGo={onGo}
        onShowShortcuts={() => onShow('shortcuts')}
      />
      <ShortcutsDialog
        key={`shortcuts-${number}`}
        open={open && kind === 'shortcuts'}
        onClose={() => onHide(number)}
        modifierKey={modifierKey}
        singleKeys={!keysOff}
        onSingleKeysChange={(on) => singleKeysOff.set(!on)}
      />
    </>
  );
}
