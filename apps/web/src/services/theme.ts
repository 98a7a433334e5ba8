import { THEME_KEY } from '@va/ui/first-paint/chosen-theme.ts';
import { createStore } from '@va/ui/state/store.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** Light, dark, or the system's setting. */
export type Theme = 'system' | 'light' | 'dark';

const { subscribe, snapshot, set } = createStore(parse(readStored(THEME_KEY)));

/** The theme the pilot has chosen. */
export const themeStore = {
  subscribe,
  snapshot,
  atBuild: (): Theme => 'system',
  /** Applies a theme at once and remembers it. */
  choose(next: Theme): void {
    if (next === 'system') {
      delete document.documentElement.dataset['theme'];
      removeStored(THEME_KEY);
    } else {
      document.documentElement.dataset['theme'] = next;
      writeStored(THEME_KEY, next);
    }
    set(next);
  },
};

function parse(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
