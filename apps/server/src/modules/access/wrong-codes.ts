import { sql } from 'kysely';
import type { Database, Queries } from '#server/db/database.ts';
import { countTry } from '#server/kernel/limits/request-limits.ts';
import { tellOfAccess } from './access-news.ts';

/** Rate limits of code tries for one pilot over all sign-ins: at any time, three of a million codes are right. */
const PER_MINUTE = { requests: 5, windowSeconds: 60 };
const PER_HOUR = { requests: 20, windowSeconds: 3600 };

/** The pilot is warned at every tenth wrong code since the last right one: whoever types them knows the password. */
const TOLD_EVERY = 10;

/** Counts a try before the code is checked. Throws `demasiadas-peticiones`. */
export async function countCode(queries: Queries, pilotId: string, now: Date): Promise<void> {
  await countTry(queries, `second-factor:${pilotId}`, PER_MINUTE, now);
  await countTry(queries, `second-factor-hour:${pilotId}`, PER_HOUR, now);
}

/** Counts a wrong code, and tells the pilot of every tenth. */
export async function noteWrongCode(db: Database, pilotId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await tx
      .updateTable('totp')
      .set({ wrong_codes: sql`wrong_codes + 1` })
      .where('pilot_id', '=', pilotId)
      .returning('wrong_codes')
      .executeTakeFirst();
    if (row && row.wrong_codes % TOLD_EVERY === 0) await tellOfAccess(tx, pilotId, 'codes');
  });
}
