import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import { readReferences } from '#server/db/references.ts';
import { changingFixed } from '#server/db/changing-fixed.ts';
import { AWARDS_PAGE } from '../awards/settle-awards.ts';
import { closeGaps } from '../points/close-gaps.ts';
import { clearPastMonths } from './clear-past-months.ts';
import { clearCareers } from './earlier-careers.ts';
import { readPastDebtors } from './past-debtors.ts';

/** Takes away exactly what the demo made, and what has been done to it since. Answers how many flights went; null without a demo. */
export async function clearDemo(db: Database): Promise<number | null> {
  return db.transaction(async (tx) => {
    const reports = await readMarked(tx, 'report');
    const bookings = await readMarked(tx, 'booking');
    const careers = await readMarked(tx, 'career');
    if (reports.length + bookings.length + careers.length === 0) return null;
    const touched = await tx
      .selectFrom('points_entry')
      .select('pilot_id')
      .distinct()
      .where((is) =>
        is.or([isOneOf('report_id', reports), isOneOf('booking_id', bookings), isOneOf('subject', careers)]),
      )
      .execute();
    const debtors = await readPastDebtors(tx);
    await changingFixed(tx, async () => {
      await clearPastMonths(tx);
      await clearCareers(tx, careers);
      await sql`delete from inbox_message using report
        where inbox_message.link = '/plataforma/informes/' || report.code and report.id = any(${reports})`.execute(
        tx,
      );
      await takeAwardsBack(tx, reports);
      await leaveTours(tx, bookings);
      // A leave that one of these flights has ended goes on: the nightly round lets its pilot back into it.
      await tx
        .updateTable('leave')
        .set({ state: 'granted', ended_at: null, ended_by_report_id: null })
        .where(isOneOf('ended_by_report_id', reports))
        .execute();
      for (const { table, column, to } of await readReferences(tx, ['report', 'booking'])) {
        // The reports and bookings themselves go last.
        if (table === 'report' || table === 'booking') continue;
        const ids = to === 'report' ? reports : bookings;
        await sql`delete from ${sql.ref(table)} where ${isOneOf(column, ids)}`.execute(tx);
      }
      await tx.deleteFrom('report').where(isOneOf('id', reports)).execute();
      await tx.deleteFrom('booking').where(isOneOf('id', bookings)).execute();
      const ids = new Set([...debtors, ...touched.map(({ pilot_id }) => pilot_id)]);
      for (const id of ids) await closeGaps(tx, id);
    });
    await tx.deleteFrom('demo_thing').execute();
    return reports.length;
  });
}

/** Condition that a column holds one of these ids, of which there may be none. */
function isOneOf(column: string, ids: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} = any(${ids})`;
}

/** Ids of the demo's own things. */
export async function readMarked(tx: Tx, kind: 'report' | 'booking' | 'career'): Promise<string[]> {
  const rows = await tx.selectFrom('demo_thing').select('id').where('kind', '=', kind).execute();
  return rows.map(({ id }) => id);
}

/** Takes back what the rules gave at the moment in which one of these reports was accepted, with the word about it. */
async function takeAwardsBack(tx: Tx, reports: readonly string[]): Promise<void> {
  await sql`delete from inbox_message using award_grant own
    where inbox_message.pilot_id = own.pilot_id and inbox_message.link = ${`${AWARDS_PAGE}#`} || own.award_id
      and ${grantedFor(reports)}`.execute(tx);
  await sql`delete from award_grant own where ${grantedFor(reports)}`.execute(tx);
}

/** Condition on `award_grant own`: given by rule when one of these reports was decided. */
export function grantedFor(reports: readonly string[]) {
  return sql<boolean>`own.granted_by is null and exists (
    select from report where report.id = any(${reports}) and report.decided_at = own.granted_at
      and own.pilot_id in (report.pilot_id, report.second_pilot_id))`;
}

/** Ends the enrolments in tours that came with these bookings alone. */
async function leaveTours(tx: Tx, bookings: readonly string[]): Promise<void> {
  await sql`delete from tour_enrolment as own using booking
    where booking.id = any(${bookings}) and booking.pilot_id = own.pilot_id
      and booking.tour_id = own.tour_id and booking.tour_edition = own.edition
      and not exists (
        select from booking other where other.pilot_id = own.pilot_id and other.tour_id = own.tour_id
          and other.tour_edition = own.edition and not other.id = any(${bookings}))`.execute(tx);
}
