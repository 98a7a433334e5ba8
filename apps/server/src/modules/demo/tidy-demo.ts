import { sql } from 'kysely';
import { changingFixed } from '#server/db/changing-fixed.ts';
import type { Database } from '#server/db/database.ts';
import { dateMessages } from '#server/kernel/messages/inbox-rows.ts';
import { AWARDS_PAGE } from '../awards/hand-award.ts';
import { datePoints } from '../ledgers/entry-rows.ts';
import { grantedFor, readMarked } from './clear-demo.ts';

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
