import { DRAFT } from '#app/config/device-storage.ts';

/** Name of the draft of a report by hand, as it is typed; `OwnDraft` adds `~2` and so on for other windows. */
export const MANUAL_DRAFT = 'reporte-manual';

/** How the names begin of what says that a report by hand waits for the network: its key, and the account that sent it. */
export const WAITING_REPORT = 'reporte-por-enviar';

/** The name that says so of one draft: it ends as the draft's. */
export const waitsAs = (draft: string): string => WAITING_REPORT + draft.slice(MANUAL_DRAFT.length);

/** Whether something waits in this browser to be sent. */
export function hasWaiting(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(DRAFT + WAITING_REPORT));
  } catch {
    return false;
  }
}
