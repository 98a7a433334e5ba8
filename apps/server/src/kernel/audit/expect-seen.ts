import { sql } from 'kysely';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';

/**
 * Throws `cambiado-entretanto` when a thing is no longer as it was read, with who did what where its last change is an act
 * of the audit that is named.
 * @param row where it has no time of its last change, `value` is what it is now: who left another value did not change it
 * @param acts what each act did to it, after the callsign of who did it
 * @param current what the answer says of it as it is now
 */
export async function expectSeen(
  queries: Queries,
  row: { version: number; updated_at?: Date; value?: number },
  version: number,
  { kind, id }: { kind: string; id: string | null },
  acts: Readonly<Record<string, string>>,
  current: Readonly<Record<string, unknown>> = { version: row.version },
): Promise<void> {
  if (row.version !== version) await refuseSeen(queries, row, { kind, id }, acts, current);
}

/** Throws it of a thing that is known to be no longer as it was read; the parameters as above. */
export async function refuseSeen(
  queries: Queries,
  row: { updated_at?: Date; value?: number },
  { kind, id }: { kind: string; id: string | null },
  acts: Readonly<Record<string, string>>,
  current: Readonly<Record<string, unknown>>,
): Promise<never> {
  const last = await queries
    .selectFrom('audit_entry')
    .select(['actor', 'action', 'at', 'after', sql<Date>`now()`.as('now')])
    .where('subject_kind', '=', kind)
    .where('subject_id', id === null ? 'is' : '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const what = acts[last?.action ?? ''];
  // An act and its entry are of one transaction, and so of one time.
  const isOther =
    (row.updated_at && last && last.at < row.updated_at) ||
    (row.value !== undefined && last?.after !== row.value);
  if (last === undefined || what === undefined || isOther)
    throw new Problem('cambiado-entretanto', { current });
  throw new Problem('cambiado-entretanto', { detail: changedMeanwhile(last, what), current });
}
