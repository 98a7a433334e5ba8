import type { Selectable } from 'kysely';
import { refuseGrant } from '@va/domain/rights/refuse-grant.ts';
import { isCompanyScope, scopeCapabilities } from '@va/domain/rights/company-scopes.ts';
import type { CompanyKey, CreateCompanyKey } from '@va/contract/account/keys.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { ApiKeyTable } from '#server/db/tables.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { expectRoom, insertKey, prolongKey, selectGoodKeys } from './stored-keys.ts';

/** Keys of the airline's programs that are good now, the newest first. */
export async function listCompanyKeys(queries: Queries, now: Date): Promise<CompanyKey[]> {
  const rows = await selectGoodKeys(queries, now)
    .leftJoin('pilot', 'pilot.id', 'api_key.created_by')
    .select('pilot.callsign')
    .where('service', 'is not', null)
    .orderBy('api_key.id', 'desc')
    .execute();
  return rows.map(view);
}

/**
 * Makes a key for a program of the airline. Its scopes may not exceed its maker's own rights (privilege escalation).
 */
export function createCompanyKey(
  db: Database,
  { label, scopes, days }: CreateCompanyKey,
  by: By,
): Promise<{ key: CompanyKey; secret: string }> {
  const { actor, context } = by;
  unlessRefused(refuseGrant(actor.capabilities, scopeCapabilities(scopes)));
  const key = { service: label, label, created_by: actor.pilotId, scopes: [...new Set(scopes)] };
  return db.transaction(async (tx) => {
    const good = await selectGoodKeys(tx, context.now).where('service', 'is not', null).execute();
    expectRoom(good.length);
    const { row, secret } = await insertKey(tx, key, days, context.now);
    await audit(tx, {
      by,
      capability: 'keys.all',
      action: 'company-key.created',
      subject: { kind: 'api_key', id: row.id },
      after: { label, scopes },
    });
    return { key: view({ ...row, callsign: actor.callsign }), secret };
  });
}

/** Extends a key of the airline's programs to one year from now. Throws `no-encontrado`. */
export function prolongCompanyKey(db: Database, id: string, by: By): Promise<CompanyKey> {
  const { now } = by.context;
  return db.transaction(async (tx) => {
    const before = await tx
      .selectFrom('api_key')
      .select('expires_at')
      .where('id', '=', id)
      .executeTakeFirst();
    const row = await prolongKey(tx, { id, pilotId: null }, now);
    const maker = await tx
      .selectFrom('pilot')
      .select('callsign')
      .where('id', '=', row.created_by)
      .executeTakeFirst();
    await audit(tx, {
      by,
      capability: 'keys.all',
      action: 'company-key.renewed',
      subject: { kind: 'api_key', id },
      before: { expiresAt: before?.expires_at },
      after: { expiresAt: row.expires_at },
    });
    return view({ ...row, callsign: maker?.callsign ?? null });
  });
}

/** Ends a key of the airline's programs. Throws `no-encontrado`. */
export function revokeCompanyKey(db: Database, id: string, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await tx
      .updateTable('api_key')
      .set({ revoked_at: by.context.now })
      .where('id', '=', id)
      .where('service', 'is not', null)
      .where('revoked_at', 'is', null)
      .returning('label')
      .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
    await audit(tx, {
      by,
      capability: 'keys.all',
      action: 'company-key.revoked',
      subject: { kind: 'api_key', id },
      before: { label: row.label },
    });
  });
}

function view(row: Selectable<ApiKeyTable> & { callsign: string | null }): CompanyKey {
  return {
    id: row.id,
    prefix: row.prefix,
    label: row.label,
    program: row.program,
    scopes: row.scopes.filter(isCompanyScope),
    createdBy: row.callsign,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
  };
}
