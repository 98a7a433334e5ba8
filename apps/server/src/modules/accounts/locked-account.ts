import { sql } from 'kysely';
import type { Account } from '@va/domain/account/account.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { Problem } from '#server/api/problem.ts';

/**
 * Reads a pilot by callsign (upper case) and locks the row until the transaction ends. Other transactions can still
 * insert rows that refer to the pilot, such as a message; otherwise acts between two pilots could deadlock.
 */
export async function lockPilotByCallsign(tx: Tx, callsign: string) {
  return tx
    .selectFrom('pilot')
    .selectAll()
    .where('callsign', '=', callsign)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => nobodyHas(callsign));
}

/** The id of the pilot with a callsign (upper case), without a lock. */
export async function pilotIdOf(queries: Queries, callsign: string): Promise<string> {
  const row = await queries
    .selectFrom('pilot')
    .select('id')
    .where('callsign', '=', callsign)
    .executeTakeFirstOrThrow(() => nobodyHas(callsign));
  return row.id;
}

function nobodyHas(callsign: string): Problem {
  return new Problem('no-encontrado', { detail: `Nadie tiene el indicativo ${callsign}.` });
}

/** Reads a pilot by the account's id, locked in the same way. */
export async function lockPilot(tx: Tx, id: string) {
  const row = await findLocked(tx, id);
  if (!row) throw new Problem('no-encontrado');
  return row;
}

function findLocked(tx: Tx, id: string) {
  return tx.selectFrom('pilot').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/**
 * Locks the pilot of a row that the caller locks next. Everybody locks in this order, pilot first, since two orders
 * could deadlock. If a merge or an erasure moved the row to another pilot while this waited, it tries again. Throws
 * `no-encontrado`.
 */
export async function lockPilotOf(
  tx: Tx,
  table: 'month_statement' | 'points_claim' | 'points_proposal' | 'promotion',
  id: string,
): Promise<PilotRow> {
  for (;;) {
    const row = await tx.selectFrom(table).select('pilot_id').where('id', '=', id).executeTakeFirst();
    if (!row) throw new Problem('no-encontrado');
    const pilot = await findLocked(tx, row.pilot_id);
    if (pilot) return pilot;
  }
}

/**
 * Locks several pilots in the order of their ids, so that no two transactions can deadlock. Answers the ids that still
 * exist.
 */
export async function lockPilots(tx: Tx, ids: readonly (string | null)[]): Promise<string[]> {
  const known = ids.filter((id) => id !== null);
  const rows = await tx
    .selectFrom('pilot')
    .select('id')
    .where('id', '=', sql<string>`any(${known}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a pilot whose row this transaction deletes; it also blocks inserts of rows that refer to the pilot. */
export async function lockToRemove(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('pilot').select('id').where('id', '=', id).forUpdate().execute();
}

export type PilotRow = Awaited<ReturnType<typeof lockPilot>>;

/** The account as the rules of the domain see it. */
export function toAccount(row: PilotRow): Account {
  const time = (date: Date | null) => date?.getTime() ?? null;
  return {
    status: row.status,
    before: row.status_before,
    leaveUntil: time(row.leave_until),
    suspendedUntil: time(row.suspended_until),
    sanctionedAt: time(row.sanctioned_at),
    sanctionedById: row.sanctioned_by,
    retiredAt: time(row.retired_at),
    expelled: row.expelled,
  };
}

/** Stores the account as the domain's rules left it. */
export async function saveAccount(tx: Tx, id: string, account: Account): Promise<void> {
  const date = (time: number | null) => (time === null ? null : new Date(time));
  await tx
    .updateTable('pilot')
    .set({
      status: account.status,
      status_before: account.before,
      leave_until: date(account.leaveUntil),
      suspended_until: date(account.suspendedUntil),
      sanctioned_at: date(account.sanctionedAt),
      sanctioned_by: account.sanctionedById,
      retired_at: date(account.retiredAt),
      expelled: account.expelled,
    })
    .where('id', '=', id)
    .execute();
}

/** Optimistic lock: throws if the row's version is not the one that the caller read. */
export function expectVersion(row: { version: number }, version: number): void {
  if (row.version !== version)
    throw new Problem('cambiado-entretanto', { current: { version: row.version } });
}
