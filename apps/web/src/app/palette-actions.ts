import { ClipboardCopy, Keyboard, Monitor, Moon, PanelLeft, Pause, Play, Sun } from 'lucide-react';
import { showToast } from '@va/ui/controls/toast-store.ts';
import type { PaletteEntry } from '#app/features/palette/palette-entry.ts';
import { copyAndTell } from '#app/services/clipboard.ts';
import { motionPaused } from '#app/services/motion.ts';
import { themeStore, type Theme } from '#app/services/theme.ts';

/** State on which the actions depend. */
export interface ActionsState {
  paused: boolean;
  theme: Theme;
  menu: { label: string; toggle: () => void };
  pilotIndicativo: string;
  showShortcuts: () => void;
}

const themes = [
  { theme: 'light', label: 'Tema claro', icon: Sun, words: 'día' },
  { theme: 'dark', label: 'Tema oscuro', icon: Moon, words: 'noche modo' },
  { theme: 'system', label: 'Tema del sistema', icon: Monitor, words: 'automático' },
] as const;

/** The palette's actions, each labelled with what it would do now. */
export function paletteActions(state: ActionsState): PaletteEntry[] {
  const { paused, menu, pilotIndicativo } = state;
  const motionLabel = paused ? 'Reanudar movimiento' : 'Pausar movimiento';
  return [
    ...themes.map(({ theme, label, icon, words }) =>
      action(
        `theme-${theme}`,
        label,
        icon,
        `${words} apariencia aspecto colores`,
        () => themeStore.choose(theme),
        {
          ...(theme === state.theme && { detail: 'En uso' }),
        },
      ),
    ),
    action('menu', menu.label, PanelLeft, 'barra lateral sidebar', menu.toggle),
    action('motion', motionLabel, paused ? Play : Pause, 'animaciones carrusel reloj', () =>
      setPaused(!paused),
    ),
    action(
      'callsign',
      'Copiar mi indicativo',
      ClipboardCopy,
      'callsign portapapeles',
      () => copy(pilotIndicativo),
      {
        detail: pilotIndicativo,
      },
    ),
    action('shortcuts', 'Atajos de teclado', Keyboard, 'ayuda teclas', state.showShortcuts),
  ];
}

function action(
  id: string,
  label: string,
  icon: PaletteEntry['icon'],
  words: string,
  run: () => void,
  extra: Pick<PaletteEntry, 'detail'> = {},
): PaletteEntry {
  const texts = [label, words];
  return {
    id: `action-${id}`,
    group: 'Acciones',
    label,
    icon,
    texts,
    target: { run },
    suggested: true,
    ...extra,
  };
}

function setPaused(paused: boolean): void {
  motionPaused.set(paused);
  showToast(
    paused
      ? {
          title: 'Movimiento en pausa',
          description: 'El carrusel se detiene y el reloj deja de mostrar los segundos.',
        }
      : { title: 'Movimiento reanudado', description: 'El carrusel avanza y el reloj muestra los segundos.' },
  );
}

function copy(pilotIndicativo: string): void {
  void copyAndTell(
    pilotIndicativo,
    { title: 'Indicativo copiado', description: `${pilotIndicativo} está en el portapapeles.` },
    `Tu navegador no deja usar el portapapeles. Tu indicativo es ${pilotIndicativo}.`,
  );
}
