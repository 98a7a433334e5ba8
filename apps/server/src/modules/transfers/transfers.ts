import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { distanceNm } from '@va/domain/great-circle.ts';
import {
  nextTransferAt,
  refuseAnyTransfer,
  refuseTransfer,
  refuseUndo,
  transfersLeft,
} from '@va/domain/transfers/transfer.ts';
import type { transfersSchema } from '@va/contract/bookings/transfers.ts';
import { Problem, unlessRefused, wrongValue } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { PilotTransferTable } from '#server/db/tables.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { readSituation } from './transfer-situation.ts';

type Body = z.input<typeof transfersSchema>;

/** Most transfers shown on the page. */
const SHOWN = 10;

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

/** Inserts a transfer (a journey as a passenger). */
async function addTransfer(tx: Tx, row: Insertable<PilotTransferTable>): Promise<void> {
  await tx.insertInto('pilot_transfer').values(row).execute();
}

/** Records when a transfer was undone. */
async function endTransfer(tx: Tx, id: string, undoneAt: Date): Promise<void> {
  await tx.updateTable('pilot_transfer').set({ undone_at: undoneAt }).where('id', '=', id).execute();
}
