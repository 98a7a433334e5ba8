import { DRAFT } from '#app/config/device-storage.ts';

/** Name of the draft of a report by hand, as it is typed; `OwnDraft` adds `~2` and so on for other windows. */
export const MANUAL_DRAFT = 'reporte-manual';

/**
 * Prefix of the names that mark a manual report as waiting for the network; stores its key and the account that sent
 * it.
 */
export const WAITING_REPORT = 'reporte-por-enviar';

/** Name of the mark for one draft: the prefix with the draft's ending. */
export const waitsAs = (draft: string): string => WAITING_REPORT + draft.slice(MANUAL_DRAFT.length);

/** Whether a report waits in this browser to be sent. */
export function hasWaiting(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(DRAFT + WAITING_REPORT));
  } catch {
    return false;
  }
}
