/** What makes two flights of the timetable the same, and the id that a new one gets. */
import type { Flight } from './flight.ts';
import { flightId, importId } from './seed.ts';

/** Number and airports: what the seasons of one flight share, whatever their days. */
export function legOf({ number, dep, arr }: Pick<Flight, 'number' | 'dep' | 'arr'>): string {
  return `${number} ${dep} ${arr}`;
}

/** Number, airports and days: what makes two rows the same flight. */
export function identityOf(flight: Pick<Flight, 'number' | 'dep' | 'arr' | 'days'>): string {
  return `${legOf(flight)} ${flight.days}`;
}

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
