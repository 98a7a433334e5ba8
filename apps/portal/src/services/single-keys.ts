import { flagStore } from './flag-store.ts';

/** Whether the pilot has switched off the shortcuts of a single key (WCAG 2.1.4: speech input types by accident). */
export const SINGLE_KEYS_KEY = 'atajos';

export const singleKeysOff = flagStore(SINGLE_KEYS_KEY, 'sin-tecla-sola');
