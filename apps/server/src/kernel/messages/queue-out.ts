import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Tx } from '#server/db/database.ts';
import type { OutboxTable } from '#server/db/tables.ts';

/** Puts messages into the outbox; they leave when the transaction has committed. */
export async function queueOut(
  tx: Tx,
  messages: readonly Omit<Insertable<OutboxTable>, 'id'>[],
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((message) => ({ id: uuid(), ...message }));
  await tx.insertInto('outbox').values(rows).execute();
}
