import { Problem } from '#server/api/problem.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { type EventReader, type EventRow, isSeen } from './event-row.ts';

/** Reads an event that may be seen. Throws «no-encontrado». */
export async function findEvent(
  queries: Queries,
  id: string,
  reader: EventReader,
  now: Date,
): Promise<EventRow> {
  const row = await queries.selectFrom('airline_event').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !isSeen(row, reader, now)) throw new Problem('no-encontrado');
  return row;
}

/** Reads an event for a change, locked until the transaction ends. Throws «no-encontrado». */
export async function lockEvent(tx: Tx, id: string): Promise<EventRow> {
  const row = await tx
    .selectFrom('airline_event')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('no-encontrado');
  return row;
}
