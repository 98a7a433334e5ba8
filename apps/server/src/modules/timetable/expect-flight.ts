import { sql } from 'kysely';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { changedMeanwhile } from '../audit/changed-meanwhile.ts';
import { readKeptFlights } from './timetable-flights.ts';

/** What each act did to the flight, after the callsign of who did it. */
const ACTS: Readonly<Record<string, string>> = {
  'timetable.flight-added': 'lo ha añadido',
  'timetable.flight-changed': 'lo ha cambiado',
  'timetable.imported': 'lo ha cambiado con un archivo',
  'timetable.generated': 'lo ha cambiado con la propuesta del generador',
};

/**
 * Throws `no-encontrado` without the flight, and `cambiado-entretanto` when it is no longer as it was read, with who did
 * what where the last change is in the audit: what an import takes back is not. The timetable is locked.
 */
export async function expectFlight(tx: Queries, id: string, version: number): Promise<void> {
  const [current] = await readKeptFlights(tx, [id]);
  if (current === undefined) throw new Problem('no-encontrado');
  if (current.version === version) return;
  // An act and its entry are of one transaction, and so of one time.
  const last = await tx
    .selectFrom('audit_entry')
    .innerJoin('flight', 'flight.updated_at', 'audit_entry.at')
    .select(['audit_entry.actor', 'audit_entry.action', 'audit_entry.at', sql<Date>`now()`.as('now')])
    .where('flight.id', '=', id)
    .where('audit_entry.subject_kind', '=', 'timetable')
    .orderBy('audit_entry.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const what = ACTS[last?.action ?? ''];
  if (last === undefined || what === undefined) throw new Problem('cambiado-entretanto', { current });
  throw new Problem('cambiado-entretanto', {
    detail: changedMeanwhile(last, what),
    current,
  });
}
