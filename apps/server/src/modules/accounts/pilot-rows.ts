import { type Insertable, type Updateable, sql } from 'kysely';
import { constants } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { PilotTable } from '#server/db/tables.ts';
import { giveCallsign } from './callsigns.ts';

/** Changes columns of a pilot's row, which is locked. */
export async function setPilot(tx: Tx, id: string, columns: Updateable<PilotTable>): Promise<void> {
  await tx.updateTable('pilot').set(columns).where('id', '=', id).execute();
}

/** Changes columns of pilots as if they had always been so: their rows stay of the version that they are. */
export async function setPilotsUnnoticed(
  tx: Tx,
  pilots: readonly (Pick<Updateable<PilotTable>, 'own_sceneries' | 'liked_tails' | 'joined_at'> & {
    id: string;
  })[],
): Promise<void> {
  await sql`alter table pilot disable trigger pilot_touch`.execute(tx);
  for (const { id, ...columns } of pilots) await setPilot(tx, id, columns);
  await sql`alter table pilot enable trigger pilot_touch`.execute(tx);
}

/** Makes an account with its callsign, which is noted as theirs. Throws where the address is another account's. */
export async function addPilot(
  tx: Tx,
  row: Insertable<PilotTable> & { id: string; callsign: string },
  now: Date,
): Promise<void> {
  await tx.insertInto('pilot').values(row).execute();
  await giveCallsign(tx, row.id, row.callsign, now);
}

/** Removes an account that nobody has entered, with what says that its callsign was theirs. */
export async function removeInvited(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('callsign_assignment').where('pilot_id', '=', id).execute();
  await removePilots(tx, [id]);
}

/** Removes rows that nothing names any more. */
export async function removePilots(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('pilot').where('id', 'in', ids).execute();
}

/** Whoever left keeps the account, and gives the callsign away. */
export async function takeCallsignOfWhoLeft(tx: Tx, callsign: string): Promise<void> {
  await tx
    .updateTable('pilot')
    .set({ callsign: null })
    .where('callsign', '=', callsign)
    .where('status', 'in', constants('retired', 'erased'))
    .execute();
}

/** Writes a pilot's row once more under another id, as if it were made now. */
export async function copyPilot(tx: Tx, id: string, fresh: string): Promise<void> {
  await sql`insert into pilot
    select (jsonb_populate_record(p, jsonb_build_object('id', ${fresh}::text, 'created_at', now()))).*
    from pilot p where id = ${id}`.execute(tx);
}
