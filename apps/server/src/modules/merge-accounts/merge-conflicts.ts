import { sql } from 'kysely';
import { Problem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';

/** Throws where something of either account has to end before they can be one. */
export async function expectNothingOpen(tx: Tx, from: string, to: string): Promise<void> {
  const { rows } = await sql<{ what: string }>`
    select 'un vuelo sin enviar' as what from report where pilot_id in (${from}, ${to})
      and (state = 'in_progress' or state = 'draft' and source = 'acars')
    union all select 'una promoción sin decidir' from promotion where pilot_id = ${from}
      and state in ('asked', 'proposed')
    union all select 'un recurso sobre un rango sin decidir' from appeal where pilot_id in (${from}, ${to})
      and state = 'open' and promotion_id is not null
    union all select 'una reclamación de puntos sin decidir' from points_claim where pilot_id = ${from}
      and state = 'open'
    union all select 'una verificación que una firmó a la otra' from qualification
      where (pilot_id, signed_by) in ((${from}, ${to}), (${to}, ${from}))
    limit 1`.execute(tx);
  const [open] = rows;
  if (open)
    throw new Problem('cuenta-con-asuntos', {
      detail: `Las dos cuentas no se pueden unir porque hay ${open.what}. Resuélvelo antes.`,
    });
}

/** What stands once for a person, and both accounts have: the kept account's stays, with the earlier sign-up. */
export async function dropWhatBothHave(tx: Tx, from: string, to: string): Promise<void> {
  await sql`delete from notice_ack a where pilot_id = ${from} and exists (
    select from notice_ack b where b.pilot_id = ${to} and b.slug = a.slug and b.revision = a.revision)`.execute(
    tx,
  );
  await sql`delete from tour_enrolment a where pilot_id = ${from} and exists (
    select from tour_enrolment b where b.pilot_id = ${to} and b.tour_id = a.tour_id and b.edition = a.edition)`.execute(
    tx,
  );
  // Only flights after the sign-up count for an event.
  await sql`update event_signup b set signed_at = a.signed_at from event_signup a
    where a.pilot_id = ${from} and b.pilot_id = ${to} and a.event_id = b.event_id and a.signed_at < b.signed_at`.execute(
    tx,
  );
  await sql`delete from event_signup a where pilot_id = ${from} and exists (
    select from event_signup b where b.pilot_id = ${to} and b.event_id = a.event_id)`.execute(tx);
  await sql`delete from award_grant a where pilot_id = ${from} and exists (
    select from award_grant b where b.pilot_id = ${to} and b.award_id = a.award_id)`.execute(tx);
  await sql`delete from month_statement a where pilot_id = ${from} and exists (
    select from month_statement b where b.pilot_id = ${to} and b.month = a.month)`.execute(tx);
  await sql`delete from leave where pilot_id = ${from} and state = 'asked'`.execute(tx);
  await sql`update report a set client_flight_id = null where pilot_id = ${from} and exists (
    select from report b where b.pilot_id = ${to} and b.client_flight_id = a.client_flight_id)`.execute(tx);
  for (const table of ['report', 'booking'] as const)
    await sql`update ${sql.table(table)} set second_pilot_id = null
      where (pilot_id, second_pilot_id) in ((${from}, ${to}), (${to}, ${from}))`.execute(tx);
}
