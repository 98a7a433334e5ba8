import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { DAY_MS } from '@va/domain/durations.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { ApiKeyTable } from '#server/db/tables/api-key.ts';
import { newToken, tokenHash } from '#server/kernel/secrets/tokens.ts';

/** Keys that are good now, 200 at most. */
export function selectGoodKeys(queries: Queries, now: Date) {
  return queries
    .selectFrom('api_key')
    .selectAll('api_key')
    .where('revoked_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .limit(200);
}

/** Writes a key, good for so many days or without end, with a secret that is told this once. */
export async function insertKey(
  queries: Queries,
  key: Pick<
    Insertable<ApiKeyTable>,
    'pilot_id' | 'service' | 'label' | 'scopes' | 'created_by' | 'renewed_days'
  >,
  days: number | undefined,
  now: Date,
): Promise<{ row: Selectable<ApiKeyTable>; secret: string }> {
  const prefix = randomBytes(4).toString('hex');
  const secret = `va_${prefix}${newToken()}`;
  const row = await queries
    .insertInto('api_key')
    .values({
      ...key,
      id: uuid(),
      prefix,
      secret_hash: tokenHash(secret),
      created_at: now,
      expires_at: days === undefined ? null : new Date(now.getTime() + days * DAY_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, secret };
}

/** Ends the keys of programs in which a pilot has signed in with a password. */
export async function endProgramKeys(tx: Tx, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('pilot_id', '=', pilotId)
    .where('renewed_days', 'is not', null)
    .where('revoked_at', 'is', null)
    .execute();
}
