import type { Tx } from '#server/db/database.ts';
import { Problem, wrongValue } from '#server/api/problem.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { type BookingRow, lockBooking } from './booking-rows.ts';
import { bookingName, dayAndHour } from './booking-texts.ts';

/** Names the second pilot, and tells them; null names nobody. Throws a problem where that pilot can't fly along. */
export async function nameSecondPilot(
  tx: Tx,
  ops: Operations,
  row: BookingRow,
  callsign: string | null,
): Promise<BookingRow> {
  if (row.state !== 'reserved') throw new Problem('estado-de-reserva');
  const secondId = callsign === null ? null : await findSecondPilot(tx, callsign, row.pilot_id);
  if (secondId === row.second_pilot_id) return row;
  await tx.updateTable('booking').set({ second_pilot_id: secondId }).where('id', '=', row.id).execute();
  if (secondId !== null)
    await tellPilot(tx, secondId, {
      kind: 'booking.second_pilot',
      title: `${row.callsign ?? 'Un compañero'} te nombra segundo piloto`,
      body: `Es en ${bookingName(row, ops)}, el ${dayAndHour(row.std)}. Cuando lo vuele podrás confirmar tu parte.`,
    });
  return lockBooking(tx, row.id);
}

/** The id of the active pilot with this callsign, to be second pilot of `ownId`. Throws `datos-no-validos`. */
export async function findSecondPilot(tx: Tx, callsign: string, ownId: string): Promise<string> {
  const pilot = await tx
    .selectFrom('pilot')
    .select(['id', 'status'])
    .where('callsign', '=', callsign)
    .executeTakeFirst();
  if (pilot?.status === 'active' && pilot.id !== ownId) return pilot.id;
  throw wrongValue('/secondPilot', 'Escribe el indicativo de otro piloto en activo');
}
