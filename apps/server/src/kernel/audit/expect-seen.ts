import { sql } from 'kysely';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';

/**
 * Optimistic lock: throws `cambiado-entretanto` if a row's version is not the one that the caller read. The problem
 * says who changed it and how, if the row's last change is one of the audited `acts`.
 * @param row the row now; without `updated_at`, `value` tells whether the last audited act is really its last change
 * @param acts by audit action, the Spanish words that follow the actor's callsign
 * @param current the row's present state for the answer
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

/** The last audited act on a thing, and the present time, both by the database's clock. */
interface LastAct {
  /** Callsign, or the audit's word in place of one, such as «retirado». */
  actor: string;
  at: Date;
  now: Date;
}

/** Throws `cambiado-entretanto` for a row that the caller knows has changed; parameters as for `expectSeen`. */
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
  // An act and its audit entry share a transaction and so a time: an older last entry means another change came after.
  const isOther =
    (row.updated_at && last && last.at < row.updated_at) ||
    (row.value !== undefined && last?.after !== row.value);
  if (last === undefined || what === undefined || isOther)
    throw new Problem('cambiado-entretanto', { current });
  throw new Problem('cambiado-entretanto', { detail: changedMeanwhile(last, what), current });
}

/** A Spanish sentence about who changed a thing that the reader had open, and when (UTC; with the day unless today). */
export function changedMeanwhile({ actor, at, now }: LastAct, what: string): string {
  const [day, clock] = [at.toISOString().slice(0, 10), at.toISOString().slice(11, 16)];
  const when = day === now.toISOString().slice(0, 10) ? '' : ` el ${day.split('-').toReversed().join('/')}`;
  const who = actor === 'retirado' ? 'Alguien del equipo' : actor === 'programa' ? 'La plataforma' : actor;
  return `${who} ${what}${when} a las ${clock}Z, mientras lo tenías abierto. Mira cómo está: lo que has escrito sigue aquí.`;
}
