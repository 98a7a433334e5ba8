import { refuseRotation } from '@va/domain/booking/rotation.ts';
import { isOpen } from '@va/domain/booking/booking.ts';
import type { Place } from '@va/domain/fleet/tail-state.ts';
import { constants } from '#server/db/constants.ts';
import { refusalProblem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import type { TailRow } from '../fleet/tails.ts';
import type { Leg } from './booking-leg.ts';
import type { BookingRow } from './booking-rows.ts';
import { shortBookingName } from './booking-texts.ts';

/** The facts that a rotation's booking is checked against. */
interface RotationRoom {
  tail: TailRow | undefined;
  /** Places by tail id; a tail that never moved is missing and stands at its base. */
  places: ReadonlyMap<string, Place>;
  /** Open bookings of the pilot. */
  own: readonly BookingRow[];
}

/** Throws the refusal if these flights cannot be a rotation of this aircraft for this pilot. */
export async function expectRotation(
  queries: Queries,
  ops: Operations,
  legs: readonly Leg[],
  { tail, places, own }: RotationRoom,
): Promise<void> {
  const [first] = legs;
  if (first === undefined || tail === undefined) return;
  const place = await placeAt(queries, tail, places, first.std);
  const refusal = refuseRotation(legs, {
    tail: tail.registration,
    place: ownCode(ops, place),
    turnaroundMin: ops.types.get(tail.typeId)?.turnaroundMin ?? 0,
    most: ops.booking.rotationLegs,
    own: own.map((row) => ({
      std: row.std.getTime(),
      sta: row.sta.getTime(),
      name: shortBookingName(row, ops),
    })),
  });
  if (refusal) throw refusalProblem(refusal, '/legs');
}

/** Where a tail will be at an instant: the destination of its last booking before, or else its present place. */
async function placeAt(
  queries: Queries,
  tail: TailRow,
  places: ReadonlyMap<string, Place>,
  at: number,
): Promise<string> {
  const before = await queries
    .selectFrom('booking')
    .select('arr_icao')
    .where('aircraft_id', '=', tail.id)
    .where('state', 'in', constants('reserved', 'flying'))
    .where('sta', '<=', new Date(at))
    .orderBy('sta', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before?.arr_icao ?? places.get(tail.id)?.icao ?? tail.baseIcao;
}

/** All flights of a booking's rotation, including itself, the earliest first; empty if it belongs to none. */
export async function readRotation(
  queries: Queries,
  { rotation, chain_id }: Pick<BookingRow, 'rotation' | 'chain_id'>,
) {
  if (!rotation || chain_id === null) return [];
  const rows = await queries
    .selectFrom('booking')
    .select(['id', 'pilot_id', 'state', 'reason', 'std', 'sta', 'chain_id'])
    .where('chain_id', '=', chain_id)
    .where('rotation', '=', true)
    .orderBy('std')
    .execute();
  return rows.map((row) => ({ ...row, rotation: row.chain_id, isOpen: isOpen(row) }));
}
