import { useMemo, useSyncExternalStore } from 'react';
import { Palette } from '#app/features/palette/palette.tsx';
import { motionPaused } from '#app/services/motion.ts';
import { themeStore } from '#app/services/theme.ts';
import type { OverlayKind } from './overlay-keys.ts';
import type { Overlay, OverlayParts } from './use-overlays.ts';

interface OverlaysProps {
  overlay: Overlay;
  /** What the dialogs show; missing while it is on its way. */
  parts: OverlayParts | undefined;
  onShow: (kind: OverlayKind) => void;
  /** A dialog has closed, by its number. */
  onHide: (number: number) => void;
  /** Leads to a page of the portal. */
  onGo: (to: string) => void;
  pilotIndicativo: string;
  /** What the menu's own button does, and how it is called now. */
  menu: { label: string; toggle: () => void };
}

/**
 * The palette and the list of shortcuts. The palette's field is there at once, so that no letter is lost; what it
 * searches may come later.
 */
export function Overlays({ overlay, parts, onShow, onHide, onGo, pilotIndicativo, menu }: OverlaysProps) {
  const paused = useSyncExternalStore(motionPaused.subscribe, motionPaused.snapshot);
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.snapshot);
  const { label, toggle } = menu;
  const { number, kind, open } = overlay;

  const index = useMemo(
    () =>
      parts?.paletteIndex({
        paused,
        theme,
        menu: { label, toggle },
        pilotIndicativo,
        showShortcuts: () => onShow('shortcuts'),
      }),
    [parts, paused, theme, label, toggle, pilotIndicativo, onShow],
  );

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
      {parts && (
        <parts.Shortcuts
          key={`shortcuts-${number}`}
          open={open && kind === 'shortcuts'}
          onClose={() => onHide(number)}
        />
      )}
    </>
  );
}
