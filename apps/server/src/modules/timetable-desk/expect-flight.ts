import { sql } from 'kysely';
import { Problem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import { changedMeanwhile } from '#server/kernel/audit/changed-meanwhile.ts';
import { readKeptFlights } from '../timetable/timetable-flights.ts';
import { readRevision } from '../timetable/timetable-revision.ts';

/** What each act did to the flight, after the callsign of who did it. */
const ACTS: Readonly<Record<string, string>> = {
  'timetable.flight-added': 'lo ha añadido',
  'timetable.flight-changed': 'lo ha cambiado',
  'timetable.imported': 'lo ha cambiado con un archivo',
  'timetable.generated': 'lo ha cambiado con la propuesta del generador',
};

/** What each did to the timetable. */
const ACTS_ON_TIMETABLE: Readonly<Record<string, string>> = {
  'timetable.flight-added': 'ha añadido un vuelo',
  'timetable.flight-changed': 'ha cambiado un vuelo',
  'timetable.imported': 'ha cambiado el horario con un archivo',
  'timetable.generated': 'ha cambiado el horario con la propuesta del generador',
};

/**
 * Throws `no-encontrado` without the flight, and `cambiado-entretanto` when it is no longer as it was read, with who did
 * what where the last change is in the audit: what an import takes back is not. The timetable is locked.
 */
export async function expectFlight(tx: Tx, id: string, version: number): Promise<void> {
  const [current] = await readKeptFlights(tx, [id]);
  if (current === undefined) throw new Problem('no-encontrado');
  if (current.version !== version) await refuse(tx, ACTS, { current }, id);
}

/** Throws `cambiado-entretanto` when any flight was added or changed since the revision that was read, with who did it as above. */
export async function expectRevision(tx: Tx, revision: number): Promise<void> {
  if ((await readRevision(tx)) !== revision) await refuse(tx, ACTS_ON_TIMETABLE, {});
}

/** @param id of the flight whose last change is meant; without it, the last one of all */
async function refuse(
  tx: Tx,
  acts: Readonly<Record<string, string>>,
  extra: { current?: Readonly<Record<string, unknown>> },
  id?: string,
): Promise<never> {
  const changed = tx.selectFrom('flight').select(({ fn }) => fn.max('updated_at').as('at'));
  // An act and its entry are of one transaction, and so of one time.
  const last = await tx
    .selectFrom('audit_entry')
    .select(['actor', 'action', 'at', sql<Date>`now()`.as('now')])
    .where('at', '=', id === undefined ? changed : changed.where('id', '=', id))
    .where('subject_kind', '=', 'timetable')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const what = acts[last?.action ?? ''];
  if (last === undefined || what === undefined) throw new Problem('cambiado-entretanto', extra);
  throw new Problem('cambiado-entretanto', { detail: changedMeanwhile(last, what), ...extra });
}
