/** Decides when two flights of the timetable are the same, and gives a new flight its id. */
import { v5 } from 'uuid';
import type { Flight } from './flight.ts';
import { overlap } from './season.ts';

/** Number and airports, which all seasons of a flight share. */
export function legOf({ number, dep, arr }: Pick<Flight, 'number' | 'dep' | 'arr'>): string {
  return `${number} ${dep} ${arr}`;
}

/** Number, airports and days: what makes two rows the same flight. */
export function identityOf(flight: Pick<Flight, 'number' | 'dep' | 'arr' | 'days'>): string {
  return `${legOf(flight)} ${flight.days}`;
}

/** Whether two flights share a weekday and a period of validity. */
export function shareDays(a: Flight, b: Flight): boolean {
  return (a.days & b.days) !== 0 && overlap(a, b);
}

/** Fields in which two seasons of the same service may differ. */
const SEASONAL: ReadonlySet<string> = new Set([
  'id',
  'validFrom',
  'validUntil',
  'source',
] satisfies (keyof Flight)[]);

/** Whether two seasons of a flight are equal except for id and period of validity. */
export function sameService(a: Flight, b: Flight): boolean {
  return fieldsOf(a, b).every(
    (field) => SEASONAL.has(field) || JSON.stringify(a[field]) === JSON.stringify(b[field]),
  );
}

/** Every field that at least one of two flights has. */
export function fieldsOf(a: Flight, b: Flight): (keyof Flight)[] {
  return Object.keys({ ...a, ...b }).filter((name): name is keyof Flight => name in a || name in b);
}

/** The flights of a timetable by number and airports. */
export type Legs = ReadonlyMap<string, readonly Flight[]>;

/** Name space of the flights; any fixed UUID does, and changing it would change every id. */
const FLIGHTS = 'b6f8a7de-5a0d-4f0c-9a39-6b7f6f1f2c11';

/**
 * Id for a new flight. The first flight of a number and pair gets the generator's id. Others add their days to it and,
 * if another flight has that id since a change of its days, a count.
 */
export function freshId(
  flight: Pick<Flight, 'number' | 'dep' | 'arr' | 'days'>,
  taken: ReadonlySet<string>,
): string {
  let id = flightId(flight.number, flight.dep, flight.arr);
  for (let count = 1; taken.has(id); count++)
    id = importId(count === 1 ? identityOf(flight) : `${identityOf(flight)} ${count}`);
  return id;
}

/**
 * Ids and random draws that are the same on every machine and day: both come from SHA-1, as name-based UUIDs. The
 * id of a generated flight.
 */
export function flightId(number: number, dep: string, arr: string): string {
  return v5(`${number} ${dep} ${arr}`, FLIGHTS);
}

/** A whole number from 0 up to but not including `count`, always the same for the same words. */
export function lot(words: string, count: number): number {
  return parseInt(v5(words, FLIGHTS).slice(0, 8), 16) % count;
}

/** Id of a flight that shares number and airports with another one; its days are part of it. */
function importId(identity: string): string {
  return v5(`${identity} import`, FLIGHTS);
}
