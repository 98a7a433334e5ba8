import { sql } from 'kysely';
import type { Database, Queries } from '#server/db/database.ts';
import { countTry } from '#server/kernel/limits/count-try.ts';
import { tellOfAccess } from './access-news.ts';

/** Codes of a second factor that may be tried for one pilot, from however many sign-ins: three of a million are right. */
const PER_MINUTE = { requests: 5, windowSeconds: 60 };
const PER_HOUR = { requests: 20, windowSeconds: 3600 };

/** The pilot hears of every tenth wrong code since the last right one: whoever types them has the password. */
const TOLD_EVERY = 10;

/** Counts a try before the code is looked at. Throws `demasiadas-peticiones`. */
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
