import { timingSafeEqual } from 'node:crypto';

/** Whether a secret that was sent is the wanted one; how long it takes tells nothing of where they differ. */
export function isSameSecret(sent: string, wanted: string): boolean {
  const [given, known] = [Buffer.from(sent), Buffer.from(wanted)];
  return given.length === known.length && timingSafeEqual(given, known);
}
