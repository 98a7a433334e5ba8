import { SINGLE_KEYS_KEY } from '#app/config/storage-keys.ts';
import { flagStore } from './flag-store.ts';

/** Whether the pilot has switched off single-key shortcuts (WCAG 2.1.4: dictation triggers them by accident). */
export const singleKeysOff = flagStore(SINGLE_KEYS_KEY, 'sin-tecla-sola');
