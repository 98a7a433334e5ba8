import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** Deletes award grants without a trace. @param those SQL condition on `award_grant own` */
export async function removeGrants(tx: Tx, those: RawBuilder<boolean>): Promise<void> {
  await sql`delete from award_grant own where ${those}`.execute(tx);
}
