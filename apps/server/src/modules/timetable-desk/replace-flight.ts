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
 * Replaces a flight by one with another number or airports, in the caller's transaction, which holds the timetable lock
 * exclusively. The old flight ends today, since bookings keep their flight, and the new one flies from tomorrow; an old
 * one that has not begun never flies. Both are one import that can be taken back.
 * @param edited the new flight
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
