import { sql } from 'kysely';
import type { Account } from '@va/domain/account/account.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { Problem } from '#server/api/problem.ts';

/**
 * Reads a pilot for a change, locked until the transaction ends; the callsign in capitals. Rows that only name the pilot,
 * such as a message to them, can be added meanwhile: whoever adds one holds the lock of another pilot.
 */
export async function lockPilotByCallsign(tx: Tx, callsign: string) {
  return tx
    .selectFrom('pilot')
    .selectAll()
    .where('callsign', '=', callsign)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => nobodyHas(callsign));
}

/** The id of who has a callsign, in capitals, for what only reads. */
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
 * Locks the pilot whom a row is about that is locked next: in another order, who decides on the row and who changes
 * something else of its pilot would wait for each other. Who has waited for a merge or an erasure finds the pilot gone
 * and the row under another one: both are asked for again. Throws `no-encontrado`.
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
 * Locks several pilots, always in the same order, so that nobody waits for somebody who waits for them. Those who are gone
 * by now are left out of the answer: no row can name them.
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

/** Locks a pilot whose row goes away at the end of the act: no row that names them is added meanwhile either. */
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

/** Keeps what the rules made of the account. */
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

/** Throws when the row is no longer the one that was read. */
export function expectVersion(row: { version: number }, version: number): void {
  if (row.version !== version)
    throw new Problem('cambiado-entretanto', { current: { version: row.version } });
}
