/** What makes two flights of the timetable the same, and the id that a new one gets. */
import type { Flight } from './flight.ts';
import { overlap } from './season.ts';
import { flightId, importId } from './seed.ts';

/** Number and airports: what the seasons of one flight share, whatever their days. */
export function legOf({ number, dep, arr }: Pick<Flight, 'number' | 'dep' | 'arr'>): string {
  return `${number} ${dep} ${arr}`;
}

/** Number, airports and days: what makes two rows the same flight. */
export function identityOf(flight: Pick<Flight, 'number' | 'dep' | 'arr' | 'days'>): string {
  return `${legOf(flight)} ${flight.days}`;
}

/** Whether there is a day of the week in both, and a time in which both fly. */
export function shareDays(a: Flight, b: Flight): boolean {
  return (a.days & b.days) !== 0 && overlap(a, b);
}

/** What two seasons may differ in and still be of the same service. */
const SEASONAL: ReadonlySet<string> = new Set([
  'id',
  'validFrom',
  'validUntil',
  'source',
] satisfies (keyof Flight)[]);

/** Whether two seasons of a flight differ in their first and last day at most. */
export function sameService(a: Flight, b: Flight): boolean {
  return fieldsOf(a, b).every(
    (field) => SEASONAL.has(field) || JSON.stringify(a[field]) === JSON.stringify(b[field]),
  );
}

/** Every field that one of two flights has. */
export function fieldsOf(a: Flight, b: Flight): (keyof Flight)[] {
  return Object.keys({ ...a, ...b }).filter((name): name is keyof Flight => name in a || name in b);
}

/** The flights of a timetable by number and airports. */
export type Legs = ReadonlyMap<string, readonly Flight[]>;

/**
 * The id of a flight that is not there yet. The first of a number and pair gets the one that the generator would give;
 * others add their days to it, and a count where a flight that has changed its days since holds that one.
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
