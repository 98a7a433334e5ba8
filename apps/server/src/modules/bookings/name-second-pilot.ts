import type { Queries } from '#server/db/database.ts';
import { Problem, wrongValue } from '#server/api/problem.ts';
import type { Operations } from '../airline/operations.ts';
import { tellPilot } from '../messages/messages.ts';
import type { BookingRow } from './booking-row.ts';
import { bookingName, dayAndHour } from './booking-texts.ts';
import { lockBooking } from './lock-booking.ts';

/** Names the second pilot, and tells them; null names nobody. Throws a problem where that pilot can't fly along. */
export async function nameSecondPilot(
  tx: Queries,
  ops: Operations,
  row: BookingRow,
  callsign: string | null,
): Promise<BookingRow> {
  if (row.state !== 'reserved') throw new Problem('estado-de-reserva');
  const second =
    callsign === null
      ? undefined
      : await tx
          .selectFrom('pilot')
          .select(['id', 'status'])
          .where('callsign', '=', callsign)
          .executeTakeFirst();
  if (callsign !== null && (second?.status !== 'active' || second.id === row.pilot_id))
    throw wrongValue('/secondPilot', 'Escribe el indicativo de otro piloto en activo');
  if ((second?.id ?? null) === row.second_pilot_id) return row;
  await tx
    .updateTable('booking')
    .set({ second_pilot_id: second?.id ?? null })
    .where('id', '=', row.id)
    .execute();
  if (second)
    await tellPilot(tx, second.id, {
      kind: 'booking.second_pilot',
      title: `${row.callsign ?? 'Un compañero'} te nombra segundo piloto`,
      body: `Es en ${bookingName(row, ops.icaoCode)}, el ${dayAndHour(row.std)}. Cuando lo vuele podrás confirmar tu parte.`,
    });
  return lockBooking(tx, row.id);
}
