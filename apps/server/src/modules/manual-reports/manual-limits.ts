import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '@va/domain/durations.ts';
import { monthOf } from '@va/domain/months.ts';
import { MANUAL_DAYS, manualHours, nextMonth, type TypedTimes } from '@va/domain/report/manual-report.ts';
import type { ManualLimits } from '@va/contract/reports/manual-reports.ts';
import { constants } from '#server/db/constants.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { selectBookings } from '../bookings/booking-rows.ts';
import type { ReportRow } from '../reports/report-rows.ts';

/** Limits and suggestions for the form of a manual report. */
export async function manualLimits(
  queries: Queries,
  { operations, reportRules: { manualPerMonth } }: Airline,
  pilotId: string,
  now: Date,
): Promise<ManualLimits> {
  const used = await manualOf(queries, pilotId, now.getTime());
  const bookings = await selectBookings(queries)
    .where('booking.pilot_id', '=', pilotId)
    .where('booking.state', 'in', constants('reserved', 'expired'))
    .where('report.id', 'is', null)
    // Bookings that a past flight may belong to, by the booked time or the time that the timetable moved it to.
    .where(
      sql<Date>`least(booking.std, booking.changed_std)`,
      '<',
      new Date(now.getTime() + manualHours(operations.booking) * HOUR_MS),
    )
    .where(
      sql<Date>`greatest(booking.std, booking.changed_std)`,
      '>',
      new Date(now.getTime() - MANUAL_DAYS * DAY_MS),
    )
    .orderBy('booking.std', 'desc')
    .limit(10)
    .execute();
  return {
    perMonth: manualPerMonth,
    usedThisMonth: used,
    nextFrom: used < manualPerMonth ? null : new Date(nextMonth(now.getTime())).toISOString(),
    days: MANUAL_DAYS,
    used: await usedByMonth(queries, pilotId, now),
    busy: await flownLately(queries, pilotId, now),
    bookings: bookings.map((row) => ({
      code: row.code,
      number: row.flight_number,
      depIcao: row.dep_icao,
      arrIcao: row.arr_icao,
      std: row.std.toISOString(),
      sta: row.sta.toISOString(),
      registration: row.registration,
    })),
    registrations: operations.tails.map(({ registration, icaoType }) => ({ registration, icaoType })),
  };
}

/** Number of manual reports in each month that recent flights can be in. */
async function usedByMonth(queries: Queries, pilotId: string, now: Date): Promise<ManualLimits['used']> {
  const instants = [now.getTime(), now.getTime() - (MANUAL_DAYS + 1) * DAY_MS];
  const used = new Map<string, number>();
  for (const at of instants) used.set(monthOf(at), await manualOf(queries, pilotId, at));
  return [...used].map(([month, count]) => ({ month, count }));
}

/** Recent flights that a typed one could overlap. */
async function flownLately(queries: Queries, pilotId: string, now: Date): Promise<ManualLimits['busy']> {
  const rows = await standing(queries, pilotId)
    .select(['dep_icao', 'arr_icao', 'arr_planned_icao', 'off_block', 'on_block'])
    .where('on_block', '>', new Date(now.getTime() - (MANUAL_DAYS + 2) * DAY_MS))
    .orderBy('off_block')
    .execute();
  return rows.flatMap(({ code, dep_icao, arr_icao, arr_planned_icao, off_block, on_block }) =>
    off_block === null || on_block === null
      ? []
      : [
          {
            code,
            depIcao: dep_icao,
            arrIcao: arr_icao ?? arr_planned_icao,
            offBlock: off_block.toISOString(),
            onBlock: on_block.toISOString(),
          },
        ],
  );
}

/** Query for a pilot's reports that occupy their time, so that another flight cannot overlap them. */
function standing(queries: Queries, pilotId: string) {
  return (
    queries
      .selectFrom('report')
      .select('code')
      .where('pilot_id', '=', pilotId)
      .where('state', 'not in', constants('voided', 'rejected'))
      // A second pilot's report counts only once that pilot has confirmed it.
      .where((is) => is.or([is('source', '!=', 'second_pilot'), is('state', '!=', 'draft')]))
  );
}

/** Number of a pilot's manual reports in the month of an instant (ms since 1970). */
export async function manualOf(queries: Queries, pilotId: string, at: number): Promise<number> {
  const rows = await queries
    .selectFrom('report')
    .select('off_block')
    .where('pilot_id', '=', pilotId)
    .where('state', 'not in', constants('voided', 'rejected'))
    .where((is) => is.or([is('source', '=', 'manual'), is('counts_as_manual', '=', true)]))
    .execute();
  return rows.filter(({ off_block }) => off_block && monthOf(off_block.getTime()) === monthOf(at)).length;
}

/** Number of the pilot's manual reports in the flight's month, without this one. */
export async function countManual(queries: Queries, { id, pilot_id, off_block }: ReportRow): Promise<number> {
  const month = monthOf((off_block ?? new Date(0)).getTime());
  const rows = await queries
    .selectFrom('report')
    .select('off_block')
    .where('pilot_id', '=', pilot_id)
    .where('id', '!=', id)
    .where('state', 'not in', constants('voided', 'rejected'))
    .where((is) => is.or([is('source', '=', 'manual'), is('counts_as_manual', '=', true)]))
    .execute();
  return rows.filter(({ off_block: at }) => at !== null && monthOf(at.getTime()) === month).length;
}

/** Code of another report of the pilot that overlaps these times (ms since 1970 UTC); null without one. */
export async function overlapping(
  tx: Tx,
  pilotId: string,
  { offBlock, onBlock }: Pick<TypedTimes, 'offBlock' | 'onBlock'>,
  exceptId?: string,
): Promise<string | null> {
  let others = standing(tx, pilotId)
    .where('off_block', '<', new Date(onBlock))
    .where('on_block', '>', new Date(offBlock));
  if (exceptId !== undefined) others = others.where('id', '!=', exceptId);
  const row = await others.orderBy('off_block').limit(1).executeTakeFirst();
  return row?.code ?? null;
}
