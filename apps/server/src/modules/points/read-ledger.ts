import { sql } from 'kysely';
import type { PointsEntry } from '@va/contract/points/points.ts';
import { limitOf } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { FLOWN_AT } from '../flown/flown.ts';

/** Entries of a pilot, the latest first, each with its flight; `limit + 1` of them, or all. */
export async function listEntries(
  queries: Queries,
  pilotId: string,
  { month, before, limit }: { month?: string | undefined; before?: number | undefined; limit?: number },
): Promise<PointsEntry[]> {
  let rows = queries
    .selectFrom('points_entry')
    .leftJoin('report', 'report.id', 'points_entry.report_id')
    .select([
      'points_entry.id',
      'seq',
      'period',
      'points_entry.reason',
      'nominal',
      'applied',
      'balance_after',
      'posted_at',
      'subject',
      'reverses_id',
      'points_entry.rules_version',
      'points_entry.text',
      'report.code',
      'report.dep_icao',
      'report.arr_planned_icao',
      'report.arr_icao',
      'report.flight_number',
      'report.icao_type',
      'report.block_min',
      'report.score',
      'report.coverage',
      FLOWN_AT.as('flown_at'),
    ])
    .select(
      sql<boolean>`exists (select 1 from points_entry undo where undo.reverses_id = points_entry.id)`.as(
        'reversed',
      ),
    )
    .where('points_entry.pilot_id', '=', pilotId)
    .orderBy('seq', 'desc');
  if (limit !== undefined) rows = rows.limit(limitOf(limit + 1));
  if (month !== undefined) rows = rows.where('period', '=', month);
  if (before !== undefined) rows = rows.where('seq', '<', before);
  return (await rows.execute()).map((row) => ({
    id: row.id,
    seq: row.seq,
    month: row.period,
    reason: row.reason,
    nominal: row.nominal,
    applied: row.applied,
    balanceAfter: row.balance_after,
    postedAt: row.posted_at.toISOString(),
    subject: row.subject,
    reversesId: row.reverses_id,
    reversed: row.reversed,
    rulesVersion: row.rules_version,
    text: row.text,
    report:
      row.code === null
        ? null
        : {
            code: row.code,
            dep: row.dep_icao ?? '',
            arr: row.arr_icao ?? row.arr_planned_icao ?? '',
            flightNumber: row.flight_number,
            icaoType: row.icao_type,
            blockMin: row.block_min,
            score: row.score,
            coverage: row.coverage,
            flownAt: row.flown_at.toISOString(),
          },
  }));
}
