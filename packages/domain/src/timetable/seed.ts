/** Ids and random draws that are the same on every machine and day: both come from SHA-1, as name-based UUIDs. */
import { v5 } from 'uuid';

/** Name space of the flights; any fixed UUID does, and changing it would change every id. */
const FLIGHTS = 'b6f8a7de-5a0d-4f0c-9a39-6b7f6f1f2c11';

/** The id of a generated flight. */
export function flightId(number: number, dep: string, arr: string): string {
  return v5(`${number} ${dep} ${arr}`, FLIGHTS);
}

/** A whole number from 0 up to but not including `count`, always the same for the same words. */
export function lot(words: string, count: number): number {
  return parseInt(v5(words, FLIGHTS).slice(0, 8), 16) % count;
}

/** Id of a flight that shares number and airports with another one; its days are part of it. */
export function importId(identity: string): string {
  return v5(`${identity} import`, FLIGHTS);
}
