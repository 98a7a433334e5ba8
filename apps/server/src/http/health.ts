import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

const PATIENCE_MS = 2_000;

/** Whether the database answers within two seconds. */
export async function isReady(db: Database): Promise<boolean> {
  const question = sql`select 1`.execute(db.queries).then(
    () => true,
    () => false,
  );
  const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
  return Promise.race([question, late]);
}
