import type { AccountStatus } from '@va/domain/account/account.ts';
import type { TransferSituation } from '@va/domain/transfers/transfer.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { readOpenBookings } from '../bookings/booking-rows.ts';
import { bookingName } from '../bookings/booking-texts.ts';
import { isUnfinished } from '../flown/flown.ts';
import { readFlown, readPlace } from '../flown/pilot-place.ts';

/** Most past transfers that are read; enough for two months under any airline's limits. */
const MOST = 100;

/** The pilot's facts for the transfer rules. */
export async function readSituation(
  queries: Queries,
  ops: Operations,
  { id, status }: { id: string; status: AccountStatus },
  now: Date,
): Promise<TransferSituation> {
  const rows = await queries
    .selectFrom('pilot_transfer')
    .selectAll()
    .where('pilot_id', '=', id)
    .orderBy('at', 'desc')
    .limit(MOST)
    .execute();
  const [booking] = await readOpenBookings(queries, id);
  const unfinished = await queries
    .selectFrom('report')
    .select('id')
    .where('pilot_id', '=', id)
    .where(isUnfinished)
    .limit(1)
    .executeTakeFirst();
  const flown = await readFlown(queries, id);
  return {
    now: now.getTime(),
    accountStatus: status,
    place: ownCode(ops, await readPlace(queries, id)),
    flying: unfinished !== undefined || booking?.state === 'flying',
    nextBooking: booking ? { dep: ownCode(ops, booking.dep_icao), name: bookingName(booking, ops) } : null,
    transfers: rows.map((row) => ({
      id: row.id,
      from: ownCode(ops, row.from_icao),
      to: ownCode(ops, row.to_icao),
      at: row.at.getTime(),
      undoneAt: row.undone_at?.getTime() ?? null,
    })),
    landedAt: flown.reduce<number | null>((last, { at }) => Math.max(last ?? at, at), null),
  };
}
