import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { DAY_MS } from '@va/domain/durations.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { KEY_DAYS, MOST_KEYS } from '@va/contract/account/keys.ts';
import { Problem } from '#server/api/problem.ts';
import type { ApiKeyTable } from '#server/db/tables.ts';
import { newToken, tokenHash } from '#server/kernel/secrets/tokens.ts';

/** Query for the valid keys, at most `MOST_KEYS` of each owner. */
export function selectGoodKeys(queries: Queries, now: Date) {
  return queries
    .selectFrom('api_key')
    .selectAll('api_key')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
}

/** Throws `demasiadas-claves` if no more keys may be made; `count` is the number of valid keys. */
export function expectRoom(count: number): void {
  if (count >= MOST_KEYS) throw new Problem('demasiadas-claves');
}

/** Extends a valid key to one year from now. Throws `no-encontrado`. */
export async function prolongKey(
  queries: Queries,
  { id, pilotId }: { id: string; pilotId: string | null },
  now: Date,
): Promise<Selectable<ApiKeyTable>> {
  const expires_at = new Date(now.getTime() + KEY_DAYS * DAY_MS);
  return queries
    .updateTable('api_key')
    .set({ expires_at })
    .where('id', '=', id)
    .where('pilot_id', pilotId === null ? 'is' : '=', pilotId)
    .where('renewed_days', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
}

/** Inserts a key valid for `days`. Only the digest of its secret is stored, so the secret is shown only now. */
export async function insertKey(
  queries: Queries,
  key: Pick<
    Insertable<ApiKeyTable>,
    'pilot_id' | 'service' | 'label' | 'scopes' | 'created_by' | 'renewed_days'
  >,
  days: number,
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
      expires_at: new Date(now.getTime() + days * DAY_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, secret };
}

/** Revokes all keys of a pilot who recovered the account by a link, since somebody else may have made them. */
export async function endKeys(tx: Tx, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('pilot_id', '=', pilotId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Revokes the keys of programs in which a pilot signed in with the password. */
export async function endProgramKeys(tx: Tx, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('pilot_id', '=', pilotId)
    .where('renewed_days', 'is not', null)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Longest name of a program that is kept, signs. */
const MOST_SIGNS = 80;

/** `User-Agent` names of libraries and browsers, which do not reveal the program. */
const NOBODY = /^(?:mozilla|node|undici|axios|python|okhttp|go-http-client|java|curl|libcurl|dart|ktor)\b/i;

/** Program name and version out of a `User-Agent`: «phpVMS-Go-Client 1.0»; undefined if it names no program. */
export function programOf(userAgent: string | undefined): string | undefined {
  const [, name, version] = /^([\w.-]{1,60})(?:\/([\w.-]{1,18}))?/.exec(userAgent ?? '') ?? [];
  if (name === undefined || NOBODY.test(name)) return undefined;
  return version === undefined ? name : `${name} ${version}`;
}

/**
 * Stores the program that uses a key, as the program says with its flight.
 * @param said «vmsOpenAcars/1.4», or name and version
 */
export async function keepProgram(queries: Queries, keyId: string | undefined, said: string): Promise<void> {
  const program = [...said.replaceAll(/[^\p{L}\p{N} .,()+-]+/gu, ' ').trim()].slice(0, MOST_SIGNS).join('');
  if (keyId === undefined || program === '') return;
  await queries.updateTable('api_key').set({ program }).where('id', '=', keyId).execute();
}
