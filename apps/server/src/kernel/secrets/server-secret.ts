import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/database.ts';

/** A secret key stored in the database and so shared by all its processes; the first caller creates it. */
export async function serverSecret(db: Database, name: string): Promise<Uint8Array> {
  await db.queries
    .insertInto('server_secret')
    .values({ name, secret: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { secret } = await db.queries
    .selectFrom('server_secret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret;
}
