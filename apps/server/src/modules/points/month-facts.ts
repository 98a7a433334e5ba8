import { sql } from 'kysely';
import { addMonths, monthStart } from '@va/domain/months.ts';
import type { MonthOfPilot } from '@va/domain/points/monthly-close.ts';
import type { Queries } from '#server/db/database.ts';
import { ACTIVITY } from '../flown/flown.ts';

/** A pilot's facts for closing a month, with the ledger's state. */
export interface MonthFacts extends MonthOfPilot {
  pilotId: string;
  balance: number;
  /** Sequence number of the pilot's last points entry; 0 without one. */
  lastSeq: number;
  /** Points that the month's standing debit took; null without one. */
  charged: number | null;
  /** Whether staff reversed the month's debit, which is then not posted again. */
  forgiven: boolean;
}

/** Assumptions about a month. */
export interface MonthGiven {
  /** Treat platform and all pilots as present for the whole month, for the demo's invented months. */
  everybodyThere?: boolean;
}

/** SQL condition: an appeal against the report's decision is open. */
const APPEALED = sql`exists (select 1 from appeal where appeal.report_id = report.id and appeal.state = 'open')`;

/** Reads the facts of many pilots in one statement; the caller has locked their rows. */
export async function readMonthFacts(
  queries: Queries,
  pilotIds: readonly string[],
  month: string,
  given: MonthGiven = {},
): Promise<MonthFacts[]> {
  if (pilotIds.length === 0) return [];
  const from = new Date(monthStart(month));
  const to = new Date(monthStart(addMonths(month, 1)));
  const before = addMonths(month, -1);
  const flown = sql`report.pilot_id = pilot.id and report.off_block >= ${from} and report.off_block < ${to}`;
  const debit = sql`debit.pilot_id = pilot.id and debit.reason = 'inactive_month' and debit.subject = ${month}`;
  const { rows } = await sql<MonthFacts>`
    select pilot.id as "pilotId",
      coalesce(last.balance_after, 0) as balance,
      coalesce(last.seq, 0) as "lastSeq",
      exists (select 1 from report where ${flown} and ${ACTIVITY}) as activity,
      exists (select 1 from report where ${flown} and (state in ('submitted', 'in_review', 'appealed')
        or (source = 'second_pilot' and state = 'draft') or (state = 'voided' and ${APPEALED})))
        or exists (select 1 from report where second_pilot_id = pilot.id and off_block >= ${from}
          and off_block < ${to} and (state in ('submitted', 'in_review', 'appealed')
            or ((state = 'voided' or standing = 'rejected') and ${APPEALED})))
        as undecided,
      ${activeWholeMonth(month, from, to, given)} as "activeWholeMonth",
      case when earlier.result = 'idle' then earlier.idle_months else 0 end as "idleBefore",
      coalesce(earlier.result = 'deferred', false) as "beforeWaits",
      (select debit.applied from points_entry debit where ${debit}
        and not exists (select 1 from points_entry undo where undo.reverses_id = debit.id)) as charged,
      exists (select 1 from points_entry debit join points_entry undo on undo.reverses_id = debit.id
        where ${debit} and undo.by_id is not null) as forgiven
    from pilot
      left join month_statement earlier on earlier.pilot_id = pilot.id and earlier.month = ${before}
      left join lateral (select balance_after, seq from points_entry
        where points_entry.pilot_id = pilot.id order by seq desc limit 1) last on true
    where pilot.id in (${sql.join(pilotIds)})
    order by pilot.id`.execute(queries);
  return rows;
}

/**
 * SQL condition: the pilot was active for the whole month: joined before it, the platform had begun, and no leave or
 * suspension.
 */
function activeWholeMonth(month: string, from: Date, to: Date, { everybodyThere = false }: MonthGiven) {
  const first = `${month}-01`;
  return sql`(
    (${everybodyThere}::boolean or (coalesce(pilot.joined_at <= ${from}, false)
      and exists (select 1 from platform_start where started_at <= ${from})))
    and coalesce(
      (select to_status from account_change where pilot_id = pilot.id and at <= ${from} order by at desc, id desc limit 1),
      (select from_status from account_change where pilot_id = pilot.id and at > ${from} order by at, id limit 1),
      pilot.status) = 'active'
    and not exists (select 1 from account_change where pilot_id = pilot.id and at > ${from} and at < ${to})
    and not exists (select 1 from leave where pilot_id = pilot.id and first_month <= ${first}
      and first_month + make_interval(months => months) > ${first}::date
      and (state = 'granted' or (state = 'ended' and ended_at > ${from} and not taken_back)))
    and not exists (select 1 from sanction where pilot_id = pilot.id and kind = 'suspension' and starts_at < ${to}
      and coalesce(lifted_at, ends_at) > ${from}))`;
}
