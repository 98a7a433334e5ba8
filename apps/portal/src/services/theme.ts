import { readStored, removeStored, writeStored } from './storage.ts';

/** Light, dark, or whatever the system says. `apps/portal/public/boot.js` reads the same key before the first paint. */
export type Theme = 'system' | 'light' | 'dark';
export const THEME_KEY = 'tema';

let theme: Theme = parse(readStored(THEME_KEY));
const listeners = new Set<() => void>();

export const themeStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): Theme => theme,
  /** Applies a theme at once and remembers it. */
  choose(next: Theme): void {
    theme = next;
    if (next === 'system') {
      delete document.documentElement.dataset['theme'];
      removeStored(THEME_KEY);
    } else {
      document.documentElement.dataset['theme'] = next;
      writeStored(THEME_KEY, next);
    }
    for (const listener of listeners) listener();
  },
};

function parse(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
