import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time, so that the time does not tell where they differ. */
export function isSameSecret(sent: string, wanted: string): boolean {
  const [given, known] = [Buffer.from(sent), Buffer.from(wanted)];
  return given.length === known.length && timingSafeEqual(given, known);
}
