import type { OtherBookings } from '@va/domain/booking/booking-steps.ts';
import { openCount } from '@va/domain/booking/rotation.ts';
import type { Tx } from '#server/db/database.ts';

/** A pilot's open bookings without this one and its rotation: a pilot flies one at a time. */
export async function otherBookings(tx: Tx, pilotId: string, bookingId: string): Promise<OtherBookings> {
  const rows = await tx
    .selectFrom('booking')
    .select(['id', 'state', 'rotation', 'chain_id'])
    .where('pilot_id', '=', pilotId)
    .where((is) => is.or([is('id', '=', bookingId), is('state', 'in', ['reserved', 'flying'])]))
    .execute();
  const all = rows.map((row) => ({ ...row, rotation: row.rotation ? row.chain_id : null }));
  const others = all.filter(({ id }) => id !== bookingId);
  const apart = all.find(({ id }) => id === bookingId)?.rotation ?? null;
  return { open: openCount(others, apart), flying: others.filter(({ state }) => state === 'flying').length };
}
