import { sql } from 'kysely';
import { Problem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import { changedMeanwhile } from '#server/kernel/audit/expect-seen.ts';
import { readKeptFlights } from '../timetable/timetable-flights.ts';
import { readRevision } from '../timetable/timetable-revision.ts';

/** By audit action, the Spanish words that follow the actor's callsign, for `cambiado-entretanto` on a flight. */
const ACTS: Readonly<Record<string, string>> = {
  'timetable.flight-added': 'lo ha añadido',
  'timetable.flight-changed': 'lo ha cambiado',
  'timetable.imported': 'lo ha cambiado con un archivo',
  'timetable.generated': 'lo ha cambiado con la propuesta del generador',
};

/** The same for the whole timetable. */
const ACTS_ON_TIMETABLE: Readonly<Record<string, string>> = {
  'timetable.flight-added': 'ha añadido un vuelo',
  'timetable.flight-changed': 'ha cambiado un vuelo',
  'timetable.imported': 'ha cambiado el horario con un archivo',
  'timetable.generated': 'ha cambiado el horario con la propuesta del generador',
};

/**
 * Optimistic lock of a flight: throws `no-encontrado` if it does not exist, and `cambiado-entretanto` if it changed
 * since the caller read it, with who did what if the audit has the last change. The caller holds the timetable lock.
 */
export async function expectFlight(tx: Tx, id: string, version: number): Promise<void> {
  const [current] = await readKeptFlights(tx, [id]);
  if (current === undefined) throw new Problem('no-encontrado');
  if (current.version !== version) await refuse(tx, ACTS, { current }, id);
}

/**
 * Optimistic lock of the timetable: throws `cambiado-entretanto`, as above, if any flight changed since this revision.
 */
export async function expectRevision(tx: Tx, revision: number): Promise<void> {
  if ((await readRevision(tx)) !== revision) await refuse(tx, ACTS_ON_TIMETABLE, {});
}

/** @param id the flight whose last change is named; by default the last change of any flight */
async function refuse(
  tx: Tx,
  acts: Readonly<Record<string, string>>,
  extra: { current?: Readonly<Record<string, unknown>> },
  id?: string,
): Promise<never> {
  const changed = tx.selectFrom('flight').select(({ fn }) => fn.max('updated_at').as('at'));
  // An act and its audit entry share a transaction and so a time: an older last entry means another change came after.
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
