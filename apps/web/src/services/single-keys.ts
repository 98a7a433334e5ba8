import { SINGLE_KEYS_KEY } from '#app/config/storage-keys.ts';
import { flagStore } from './flag-store.ts';

/** Whether the pilot has switched off shortcuts of a single key (WCAG 2.1.4: dictation types them by accident). */
export const singleKeysOff = flagStore(SINGLE_KEYS_KEY, 'sin-tecla-sola');
