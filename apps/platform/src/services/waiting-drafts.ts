import { DRAFT } from '#app/config/device-storage.ts';

/** Name of the draft of a report by hand, as it is typed. */
export const MANUAL_DRAFT = 'reporte-manual';

/** Name of the draft that says that a report by hand waits for the network: its key, and the account that sent it. */
export const WAITING_REPORT = 'reporte-por-enviar';

/** Whether something waits in this browser to be sent. */
export function hasWaiting(): boolean {
  try {
    return localStorage.getItem(DRAFT + WAITING_REPORT) !== null;
  } catch {
    return false;
  }
}
