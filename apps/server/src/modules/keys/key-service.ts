import { type Selectable, sql } from 'kysely';
import type { Capability } from '@va/domain/rights/capabilities.ts';
import { isCompanyScope, scopeCapabilities } from '@va/domain/rights/company-scopes.ts';
import { type CreatedKey, KEY_DAYS, type Key, keyScopeSchema, MOST_KEYS } from '@va/contract/account/keys.ts';
import type { Actor } from '#server/api/actor.ts';
import type { Database } from '#server/db/database.ts';
import { knownRows } from '#server/db/known-rows.ts';
import type { ApiKeyTable } from '#server/db/tables.ts';
import { tokenHash } from '#server/kernel/secrets/tokens.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { type RightsColumns, effectiveRights } from '../rights/effective-rights.ts';
import { expectRoom, insertKey, programOf, prolongKey, selectGoodKeys } from './stored-keys.ts';

const USED_EVERY_MS = 5 * 60_000;

/** Keys with which a pilot's programs act for them. */
export interface KeyService {
  list(pilotId: string, now: Date): Promise<Key[]>;
  /**
   * Makes a pilot's key, valid for a year or `days`; if `renewed`, each call of its program can extend it. Throws
   * `demasiadas-claves`.
   */
  create(
    pilotId: string,
    wanted: { label: string; scopes: Key['scopes']; days?: number | undefined; renewed?: boolean },
    now: Date,
  ): Promise<CreatedKey>;
  /** Throws `demasiadas-claves` if the pilot has as many keys as allowed. */
  expectRoom(pilotId: string, now: Date): Promise<void>;
  /** Extends a pilot's own key to one year from now. Throws `no-encontrado`. */
  prolong(pilotId: string, id: string, now: Date): Promise<Key>;
  /** Revokes a pilot's own key; answers whether there was such a key. */
  revoke(pilotId: string, id: string, now: Date): Promise<boolean>;
  /** Extends the key of a signed-in program by its full term; null for a key that is not renewable. */
  renew(id: string, now: Date): Promise<Date | null>;
  /**
   * The caller of a key; a visitor if it is expired or unknown. `userAgent` gives the program's name until a flight
   * does.
   */
  identify(secret: string, now: Date, userAgent?: string): Promise<Actor>;
}

/** Makes the service of keys. A key reads `va_` and 51 characters, the first eight of which tell it from others. */
export function keyService(db: Database, airline: Airline): KeyService {
  const usableKeys = (now: Date) =>
    db.queries
      .selectFrom('api_key')
      .innerJoin('pilot', (join) =>
        join.on((on) => on('pilot.id', '=', on.fn.coalesce('api_key.pilot_id', 'api_key.created_by'))),
      )
      .select([
        'api_key.id as key_id',
        'api_key.scopes',
        'api_key.last_used_at',
        'api_key.program',
        'api_key.expires_at',
        'pilot.id',
        'pilot.callsign',
        'pilot.status',
        'api_key.service',
        'pilot.roles',
        'pilot.capabilities',
        'pilot.positions',
      ])
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now);
  type UsableKey = Awaited<ReturnType<ReturnType<typeof usableKeys>['executeTakeFirstOrThrow']>>;
  const known = knownRows<UsableKey>(db.changes, ({ id }) => id);
  /** Reads a key, and from time to time stores its last use. */
  const readKey = async (hash: Buffer, now: Date, userAgent?: string): Promise<UsableKey | undefined> => {
    const row = await usableKeys(now).where('secret_hash', '=', hash).executeTakeFirst();
    if (row && now.getTime() - (row.last_used_at?.getTime() ?? 0) > USED_EVERY_MS)
      await db.queries
        .updateTable('api_key')
        .set({ last_used_at: now, program: row.program ?? programOf(userAgent) ?? null })
        .where('id', '=', row.key_id)
        .execute();
    return row;
  };
  const actorOf = (row: UsableKey | undefined): Actor => {
    if (!row) return { kind: 'visitor' };
    return {
      kind: 'pilot',
      pilotId: row.id,
      callsign: row.callsign,
      capabilities: usableBy(row, airline.positions),
      signInId: null,
      key: { id: row.key_id, scopes: row.scopes },
      pending: false,
      mustSetSecondFactor: false,
      expiresAt: row.expires_at,
    };
  };
  return {
    async list(pilotId, now) {
      const rows = await selectGoodKeys(db.queries, now)
        .where('pilot_id', '=', pilotId)
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(toKey);
    },
    create: (pilotId, { label, scopes, days = KEY_DAYS, renewed = false }, now) =>
      db.transaction(async (tx) => {
        // Lock the pilot, so that concurrent calls see each other's keys in the count.
        await lockPilot(tx, pilotId);
        const good = await selectGoodKeys(tx, now)
          .where('pilot_id', '=', pilotId)
          .orderBy('created_at')
          .execute();
        // A program that signs in anew each time replaces the oldest renewable key, instead of using up the limit.
        const oldest = renewed ? good.find(({ renewed_days }) => renewed_days !== null) : undefined;
        if (oldest && good.length >= MOST_KEYS)
          await tx.updateTable('api_key').set({ revoked_at: now }).where('id', '=', oldest.id).execute();
        else expectRoom(good.length);
        const key = { pilot_id: pilotId, scopes, label, renewed_days: renewed ? days : null };
        const { row, secret } = await insertKey(tx, key, days, now);
        return { key: toKey(row), secret };
      }),
    async expectRoom(pilotId, now) {
      const good = await selectGoodKeys(db.queries, now).where('pilot_id', '=', pilotId).execute();
      expectRoom(good.length);
    },
    prolong: async (pilotId, id, now) => toKey(await prolongKey(db.queries, { id, pilotId }, now)),
    async revoke(pilotId, id, now) {
      const { numUpdatedRows } = await db.queries
        .updateTable('api_key')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('pilot_id', '=', pilotId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async renew(id, now) {
      const row = await db.queries
        .updateTable('api_key')
        .set({ expires_at: sql<Date>`${now}::timestamptz + renewed_days * interval '1 day'` })
        .where('id', '=', id)
        .where('renewed_days', 'is not', null)
        .returning('expires_at')
        .executeTakeFirst();
      return row?.expires_at ?? null;
    },
    async identify(secret, now, userAgent) {
      const hash = tokenHash(secret);
      const row = await known.find(
        hash.toString('base64url'),
        now,
        () => readKey(hash, now, userAgent),
        ({ expires_at }) => expires_at === null || expires_at > now,
      );
      return actorOf(row);
    },
  };
}

/**
 * The rights of a key. A pilot's key has only a pilot's rights, even if its owner is staff. An airline's key may read
 * what its scopes say, as long as its maker still may read that and make such keys.
 */
function usableBy(
  row: RightsColumns & { service: string | null; scopes: string[] },
  table: Airline['positions'],
): ReadonlySet<Capability> {
  if (row.service === null)
    return effectiveRights({ roles: [], capabilities: [], positions: [], status: row.status }, table).usable;
  const { usable } = effectiveRights(row, table);
  if (!usable.has('keys.all')) return new Set();
  const asked = scopeCapabilities(row.scopes.filter(isCompanyScope));
  return new Set([...asked].filter((capability) => usable.has(capability)));
}

function toKey(row: Selectable<ApiKeyTable>): Key {
  return {
    id: row.id,
    prefix: row.prefix,
    label: row.label,
    scopes: keyScopeSchema.array().parse(row.scopes),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    program: row.program,
    expiresAt: row.expires_at.toISOString(),
  };
}
