import { sql } from 'kysely';
import { changingFixed } from '#server/db/changing-fixed.ts';
import type { Database } from '#server/db/database.ts';
import { AWARDS_PAGE } from '../awards/settle-awards.ts';
import { grantedFor, readMarked } from './clear-demo.ts';

/** Gives what services date by the database's clock the dates of the flights it is about; old messages are read. */
export async function tidyDemo(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const demo = tx.selectFrom('demo_thing').select('id').where('kind', '=', 'report');
    await changingFixed(tx, () =>
      tx
        .updateTable('points_entry')
        .from('report')
        .set((row) => ({ posted_at: row.ref('report.decided_at').$notNull() }))
        .whereRef('report.id', '=', 'points_entry.report_id')
        .where('report.decided_at', 'is not', null)
        .where('report.id', 'in', demo)
        .execute(),
    );
    await tx
      .updateTable('inbox_message')
      .from('report')
      .set((row) => ({
        created_at: row.ref('report.submitted_at').$notNull(),
        read_at: row.ref('report.submitted_at'),
      }))
      .where(sql<boolean>`inbox_message.link = '/plataforma/informes/' || report.code`)
      .where('report.submitted_at', 'is not', null)
      .where('report.id', 'in', demo)
      .execute();
    await sql`update inbox_message set created_at = own.granted_at, read_at = own.granted_at from award_grant own
      where inbox_message.pilot_id = own.pilot_id and inbox_message.link = ${`${AWARDS_PAGE}#`} || own.award_id
        and ${grantedFor(await readMarked(tx, 'report'))}`.execute(tx);
  });
}
