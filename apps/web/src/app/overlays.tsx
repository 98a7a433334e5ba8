import { useMemo } from 'react';
import { Palette } from '#app/features/palette/palette.tsx';
import type { ActionsState } from './palette-actions.ts';
import type { useOverlays } from './use-overlays.ts';

interface OverlaysProps {
  overlays: ReturnType<typeof useOverlays>;
  /** Leads to a page of the portal. */
  onGo: (to: string) => void;
  /** State on which the palette's actions depend. */
  state: Omit<ActionsState, 'showShortcuts'>;
}

/**
 * The palette and the list of shortcuts. The palette's field is there at once, so that no letter is lost; what it
 * searches may come later.
 */
export function Overlays({ overlays, onGo, state }: OverlaysProps) {
  const { overlay, parts, show, hide } = overlays;
  const { number, kind, open, text } = overlay;
  const { paused, theme, pilotIndicativo, menu } = state;
  const { label, toggle } = menu;
  const index = useMemo(
    () =>
      parts?.paletteIndex({
        paused,
        theme,
        pilotIndicativo,
        menu: { label, toggle },
        showShortcuts: () => show('shortcuts'),
      }),
    [parts, paused, theme, pilotIndicativo, label, toggle, show],
  );

  return (
    <>
      <Palette
        key={`palette-${number}`}
        open={open && kind === 'palette'}
        text={text}
        onClose={() => hide(number)}
        index={index}
        onGo={onGo}
        onShowShortcuts={() => show('shortcuts')}
      />
      {parts && (
        <parts.Shortcuts
          key={`shortcuts-${number}`}
          open={open && kind === 'shortcuts'}
          onClose={() => hide(number)}
        />
      )}
    </>
  );
}
