import { dayAfter, dayBefore } from '@va/domain/durations.ts';
import { dayOf } from '@va/domain/months.ts';
import { legOf, shareDays } from '@va/domain/timetable/flight-identity.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import { newFlight } from '@va/domain/timetable/new-flight.ts';
import { isOver } from '@va/domain/timetable/season.ts';
import type { Tx } from '#server/db/database.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { networkOf, type Operations } from '#server/kernel/airline/operations.ts';
import { nameOf, placeFlight, refuse } from './add-flight.ts';
import type { Review } from './review-timetable.ts';

/**
 * Puts a flight with another number or other airports in the place of one: that ends today, since bookings keep the flight
 * that they were made with, and the new one flies from tomorrow; one that has not begun never flies. Both are taken back
 * together from the list of imports. In the caller's transaction that holds the timetable alone.
 * @param edited the flight as it is to be
 */
export async function replaceFlight(
  tx: Tx,
  ops: Operations,
  { current, old, edited }: { current: readonly Flight[]; old: Flight; edited: Flight },
  by: By,
): Promise<{ flight: Flight; review: Review }> {
  const today = dayOf(by.context.now);
  if (isOver(old, today))
    refuse([{ field: 'number', message: 'Este vuelo ya acabó: añade el otro con «Añadir un vuelo».' }]);
  const begins = old.validFrom > today ? old.validFrom : dayAfter(today);
  const ended: Flight = { ...old, validUntil: dayBefore(begins), source: 'staff' };
  const rest = current.map((one) => (one.id === old.id ? ended : one));
  const given = { ...edited, validFrom: begins };
  const { flight } = newFlight(given, { airports: networkOf(ops), current, today });
  const taken = rest.find((one) => legOf(one) === legOf(flight) && shareDays(one, flight));
  if (taken)
    refuse([
      {
        field: 'number',
        message: `El ${taken.number} de ${taken.dep} a ${taken.arr} ya vuela esos días: escribe otro número, o cambia aquél.`,
      },
    ]);
  const name = `${nameOf(old)}, que pasa a ser el ${flight.number}, ${flight.dep}–${flight.arr}`;
  return { flight, review: await placeFlight(tx, ops, { current: rest, flight, name }, by) };
}
