import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { AccountStatus } from '@va/domain/account/account.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import {
  nextTransferAt,
  refuseAnyTransfer,
  refuseTransfer,
  refuseUndo,
  type TransferSituation,
  transfersLeft,
} from '@va/domain/transfers/transfer.ts';
import type { transfersSchema } from '@va/contract/bookings/transfers.ts';
import { Problem, unlessRefused, wrongValue } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { PilotTransferTable } from '#server/db/tables.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { readOpenBookings } from '../bookings/booking-rows.ts';
import { bookingName } from '../bookings/booking-texts.ts';
import { isUnfinished } from '../flown/flown.ts';
import { readFlown, readPlace } from '../flown/pilot-place.ts';

type Body = z.input<typeof transfersSchema>;

/** Most transfers shown on the page. */
const SHOWN = 10;

/** Most past transfers that are read; enough for two months under any airline's limits. */
const MOST = 100;

/** A pilot's place, the airline's limits, and the last transfers. */
export async function readTransfers(
  queries: Queries,
  ops: Operations,
  pilotId: string,
  now: Date,
): Promise<Body> {
  const pilot = await queries
    .selectFrom('pilot')
    .select(['id', 'status'])
    .where('id', '=', pilotId)
    .executeTakeFirstOrThrow();
  const situation = await readSituation(queries, ops, pilot, now);
  const rules = ops.booking.transfers;
  const refusal = refuseAnyTransfer(situation, rules);
  const next = nextTransferAt(situation, rules);
  const words = refusal && [refusal.message, refusal.wayOut].filter((one) => one !== undefined).join(' ');
  return {
    place: viewPlace(ops, situation.place),
    ...rules,
    left: transfersLeft(situation, rules),
    nextAt: next === null ? null : new Date(next).toISOString(),
    refusal: words,
    items: situation.transfers.slice(0, SHOWN).map(({ id, from, to, at, undoneAt }) => ({
      id,
      from: viewPlace(ops, from),
      to: viewPlace(ops, to),
      at: new Date(at).toISOString(),
      undoneAt: undoneAt === null ? null : new Date(undoneAt).toISOString(),
      undo: refuseUndo(situation, id) === null,
    })),
  };
}

/** Transfers the pilot to an airport as a passenger. Throws the refusal. */
export function makeTransfer(db: Database, ops: Operations, pilotId: string, code: string, now: Date) {
  return db.transaction(async (tx) => {
    const pilot = await lockPilot(tx, pilotId);
    const airport = ops.airports.get(code);
    if (!airport?.inNetwork) throw wrongValue('/to', 'Ese aeropuerto no es de la red');
    const situation = await readSituation(tx, ops, pilot, now);
    const from = ops.airports.get(situation.place);
    const miles = from ? Math.round(distanceNm(from, airport)) : 0;
    unlessRefused(
      refuseTransfer(situation, { icao: airport.icao, distanceNm: miles }, ops.booking.transfers),
    );
    const id = uuid({ msecs: now.getTime() });
    await addTransfer(tx, {
      id,
      pilot_id: pilotId,
      from_icao: situation.place,
      to_icao: airport.icao,
      at: now,
    });
    return { body: await readTransfers(tx, ops, pilotId, now) };
  });
}

/** Undoes a pilot's own transfer. Throws `no-encontrado`, or the refusal. */
export function undoTransfer(db: Database, ops: Operations, pilotId: string, id: string, now: Date) {
  return db.transaction(async (tx) => {
    const pilot = await lockPilot(tx, pilotId);
    const situation = await readSituation(tx, ops, pilot, now);
    if (!situation.transfers.some((one) => one.id === id)) throw new Problem('no-encontrado');
    unlessRefused(refuseUndo(situation, id));
    await endTransfer(tx, id, now);
    return { body: await readTransfers(tx, ops, pilotId, now) };
  });
}

/** The pilot's facts for the transfer rules. */
async function readSituation(
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

/** Inserts a transfer (a journey as a passenger). */
async function addTransfer(tx: Tx, row: Insertable<PilotTransferTable>): Promise<void> {
  await tx.insertInto('pilot_transfer').values(row).execute();
}

/** Records when a transfer was undone. */
async function endTransfer(tx: Tx, id: string, undoneAt: Date): Promise<void> {
  await tx.updateTable('pilot_transfer').set({ undone_at: undoneAt }).where('id', '=', id).execute();
}
