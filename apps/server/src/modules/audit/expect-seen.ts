import { sql } from 'kysely';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';

/**
 * Throws `cambiado-entretanto` when a thing is no longer as it was read, with who did what where its last change is an act
 * of the audit that is named.
 * @param acts what each act did to it, after the callsign of who did it
 * @param current what the answer says of it as it is now
 */
export async function expectSeen(
  tx: Queries,
  row: { version: number; updated_at?: Date },
  version: number,
  { kind, id }: { kind: string; id: string },
  acts: Readonly<Record<string, string>>,
  current: Readonly<Record<string, unknown>> = { version: row.version },
): Promise<void> {
  if (row.version === version) return;
  const last = await tx
    .selectFrom('audit_entry')
    .select(['actor', 'action', 'at', sql<Date>`now()`.as('now')])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const what = acts[last?.action ?? ''];
  // An act and its entry are of one transaction, and so of one time.
  if (last === undefined || what === undefined || (row.updated_at && last.at < row.updated_at))
    throw new Problem('cambiado-entretanto', { current });
  throw new Problem('cambiado-entretanto', { detail: changedMeanwhile(last, what), current });
}
