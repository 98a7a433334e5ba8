import { DAY_MS } from '@va/domain/durations.ts';
import { addMonths, monthStart } from '@va/domain/months.ts';
import type { AccountEvent } from '@va/domain/account/account.ts';
import { constant } from '#server/db/constants.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { forgetSanctions } from '../sanctions/record-sanction.ts';
import { lockPilot } from '../accounts/locked-account.ts';

/**
 * Job for what happens to accounts by date: suspensions and leaves begin and end, invitations expire, and accounts of
 * pilots who left are erased.
 */
export const accountDates = (airline: Airline): JobKind => ({
  kind: 'account-dates',
  cron: '*/10 * * * *',
  async run({ db, clock }) {
    const now = clock();
    let changed = 0;
    // In this order: a leave may begin on the day on which another one, or a suspension, ends.
    for (const find of [endedSuspensions, endedLeaves, beginningLeaves, overdueInvitations, overdueErasures])
      for (const { pilotId, event } of await find(db, now, airline)) {
        await db.transaction(async (tx) =>
          changeAccount(tx, await lockPilot(tx, pilotId), event, { now, airline }),
        );
        changed += 1;
      }
    await forgetSanctions(db.queries, now);
    return { changed };
  },
});

interface Due {
  pilotId: string;
  event: AccountEvent;
}

async function endedSuspensions(db: Database, now: Date): Promise<Due[]> {
  const rows = await db.queries
    .selectFrom('pilot')
    .select('id')
    .where('status', '=', constant('suspended'))
    .where('suspended_until', '<=', now)
    .execute();
  return rows.map(({ id }) => ({ pilotId: id, event: { type: 'end_suspension' } }));
}

async function endedLeaves(db: Database, now: Date): Promise<Due[]> {
  const rows = await db.queries
    .selectFrom('pilot')
    .select('id')
    .where('status', '=', constant('on_leave'))
    .where('leave_until', '<=', now)
    .execute();
  return rows.map(({ id }) => ({ pilotId: id, event: { type: 'end_leave' } }));
}

async function beginningLeaves(db: Database, now: Date): Promise<Due[]> {
  const rows = await db.queries
    .selectFrom('leave')
    .innerJoin('pilot', 'pilot.id', 'leave.pilot_id')
    .select(['pilot.id', 'leave.first_month', 'leave.months'])
    .where('leave.state', '=', constant('granted'))
    .where('pilot.status', '=', constant('active'))
    .execute();
  return rows.flatMap(({ id, first_month, months }) => {
    const until = monthStart(addMonths(first_month.slice(0, 7), months));
    const begun = monthStart(first_month.slice(0, 7)) <= now.getTime() && now.getTime() < until;
    return begun ? [{ pilotId: id, event: { type: 'begin_leave', until } } satisfies Due] : [];
  });
}

async function overdueInvitations(db: Database, now: Date): Promise<Due[]> {
  const rows = await db.queries
    .selectFrom('pilot')
    .select('id')
    .where('status', '=', constant('invited'))
    // Imported accounts wait for their invitation and are removed only with their import.
    .where('import_id', 'is', null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('access_link')
            .select('access_link.id')
            .whereRef('access_link.pilot_id', '=', 'pilot.id')
            .where('expires_at', '>', now)
            .where('revoked_at', 'is', null),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => ({ pilotId: id, event: { type: 'withdraw_invitation' } }));
}

/** Accounts to erase: the pilot left long enough ago to rule out a change of mind, and no appeal is open. */
async function overdueErasures(db: Database, now: Date, { accountRules }: Airline): Promise<Due[]> {
  const rows = await db.queries
    .selectFrom('pilot')
    .select('id')
    .where('status', '=', constant('retired'))
    .where('retired_at', '<=', new Date(now.getTime() - accountRules.keepDays * DAY_MS))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('appeal')
            .select('appeal.id')
            .whereRef('appeal.pilot_id', '=', 'pilot.id')
            .where('state', '=', constant('open')),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => ({ pilotId: id, event: { type: 'erase', confirmedByPilot: false } }));
}
