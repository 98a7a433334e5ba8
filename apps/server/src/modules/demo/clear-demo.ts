import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import { readReferences } from '#server/db/references.ts';
import { changingFixed } from '#server/db/changing-fixed.ts';
import { removeMessages, dateMessages } from '#server/kernel/messages/inbox-rows.ts';
import { AWARDS_PAGE, removeGrants } from '../awards/hand-award.ts';
import { removeBookings } from '../bookings/booking-rows.ts';
import { forgetEndOfLeaves } from '../leaves/end-leave.ts';
import { removePoints, datePoints } from '../ledgers/entry-rows.ts';
import { closeGaps } from '../ledgers/points-ledger.ts';
import { forgetMonthsBefore } from '../points/close-months.ts';
import { removeReports } from '../reports/report-rows.ts';
import { leaveToursBooked } from '../tours/enrolments.ts';
import { clearAccountDates } from './demo-world.ts';
import { clearLikes } from './demo-likes.ts';
import { isPastDebit, monthOfStart } from './demo-months.ts';
import { clearNotice } from './demo-notice.ts';
import { clearCareers } from './earlier-careers.ts';

/** Tables of the demo's desk items and events; the demo notes their ids under the tables' names. */
const TABLES = ['points_claim', 'promotion', 'leave', 'airline_event', 'application'] as const;

/**
 * Removes exactly what the demo made, with later changes of it. Answers the number of removed flights; null without a
 * demo.
 */
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
      await clearDesk(tx);
      await clearPastMonths(tx);
      await clearCareers(tx, careers);
      await removeMessages(
        tx,
        sql`select '/plataforma/informes/' || code as link, null::uuid as pilot_id
          from report where id = any(${reports})`,
      );
      await removeMessages(
        tx,
        sql`select '/plataforma/eventos/' || id as link, null::uuid as pilot_id
          from demo_thing where kind = 'airline_event'`,
      );
      await takeAwardsBack(tx, reports);
      await leaveToursBooked(tx, bookings);
      // A leave that one of these flights ended continues: the nightly job puts its pilot on leave again.
      await forgetEndOfLeaves(tx, reports);
      for (const { table, column, to } of await readReferences(tx, ['report', 'booking'])) {
        // Delete reports and bookings last, since other rows refer to them.
        if (table === 'report' || table === 'booking') continue;
        const ids = to === 'report' ? reports : bookings;
        await sql`delete from ${sql.ref(table)} where ${isOneOf(column, ids)}`.execute(tx);
      }
      await removeReports(tx, reports);
      await removeBookings(tx, bookings);
      const ids = new Set([...debtors, ...touched.map(({ pilot_id }) => pilot_id)]);
      for (const id of ids) await closeGaps(tx, id);
    });
    await clearNotice(tx);
    await clearLikes(tx);
    await clearAccountDates(tx);
    await tx.deleteFrom('demo_thing').execute();
    return reports.length;
  });
}

/** Pilots who paid for a month before the platform began. */
async function readPastDebtors(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ pilot_id: string }>`
    select distinct pilot_id from points_entry debit where ${isPastDebit(await monthOfStart(tx))}`.execute(
    tx,
  );
  return rows.map(({ pilot_id }) => pilot_id);
}

/** Removes statements, debits and closures of months before the platform began. Call it within `changingFixed`. */
async function clearPastMonths(tx: Tx): Promise<void> {
  const began = await monthOfStart(tx);
  for (const { table, column } of await readReferences(tx, ['month_statement']))
    await sql`delete from ${sql.ref(table)} where ${sql.ref(column)} in (
      select id from month_statement where month < ${began})`.execute(tx);
  await forgetMonthsBefore(tx, began);
  await removePoints(tx, sql`select debit.id from points_entry debit where ${isPastDebit(began)}`);
}

/**
 * Removes the demo's desk items and events, with later changes of them. A booking for one of the events stays, without
 * the event. Call it within `changingFixed`.
 */
async function clearDesk(tx: Tx): Promise<void> {
  for (const table of TABLES) {
    const marked = sql`(select id from demo_thing where kind = ${table})`;
    for (const { table: other, column } of await readReferences(tx, [table])) {
      const from = sql.ref(other);
      await (
        other === 'booking' || other === 'report'
          ? sql`update ${from} set ${sql.ref(column)} = null where ${sql.ref(column)} in ${marked}`
          : sql`delete from ${from} where ${sql.ref(column)} in ${marked}`
      ).execute(tx);
    }
    await sql`delete from ${sql.ref(table)} where id in ${marked}`.execute(tx);
  }
}

/** SQL condition: a column has one of these ids; false for an empty list. */
function isOneOf(column: string, ids: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} = any(${ids})`;
}

/** Ids of the demo's own things. */
async function readMarked(tx: Tx, kind: 'report' | 'booking' | 'career'): Promise<string[]> {
  const rows = await tx.selectFrom('demo_thing').select('id').where('kind', '=', kind).execute();
  return rows.map(({ id }) => id);
}

/** Removes the awards that the rules gave when one of these reports was accepted, with their messages. */
async function takeAwardsBack(tx: Tx, reports: readonly string[]): Promise<void> {
  await removeMessages(
    tx,
    sql`select ${`${AWARDS_PAGE}#`} || own.award_id as link, own.pilot_id
      from award_grant own where ${grantedFor(reports)}`,
  );
  await removeGrants(tx, grantedFor(reports));
}

/** SQL condition on `award_grant own`: the rules gave it when one of these reports was decided. */
function grantedFor(reports: readonly string[]) {
  return sql<boolean>`own.granted_by is null and exists (
    select from report where report.id = any(${reports}) and report.decided_at = own.granted_at
      and own.pilot_id in (report.pilot_id, report.second_pilot_id))`;
}

/**
 * Moves dates that services took from the database's clock to the dates of the demo's flights, and marks old messages
 * as read.
 */
export async function tidyDemo(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const demo = sql`select id from demo_thing where kind = 'report'`;
    await changingFixed(tx, () =>
      datePoints(
        tx,
        sql`select entry.id, report.decided_at as at
          from points_entry entry join report on report.id = entry.report_id
          where report.decided_at is not null and report.id in (${demo})`,
      ),
    );
    await dateMessages(
      tx,
      sql`select '/plataforma/informes/' || code as link, submitted_at as at, null::uuid as pilot_id
        from report where submitted_at is not null and id in (${demo})`,
    );
    await dateMessages(
      tx,
      sql`select '/plataforma/eventos/' || id as link, ends_at as at, null::uuid as pilot_id
        from airline_event where id in (select id from demo_thing where kind = 'airline_event')`,
    );
    await dateMessages(
      tx,
      sql`select ${`${AWARDS_PAGE}#`} || own.award_id as link, own.granted_at as at, own.pilot_id
        from award_grant own where ${grantedFor(await readMarked(tx, 'report'))}`,
    );
  });
}
