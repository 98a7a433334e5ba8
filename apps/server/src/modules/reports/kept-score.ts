import type { Updateable } from 'kysely';
import { ENGINE_VERSION } from '@va/domain/scoring/rules-version.ts';
import type { Tx } from '#server/db/database.ts';
import type { ReportTable } from '#server/db/tables.ts';
import type { JudgedFlight } from './judged-flight.ts';
import { type ReportRow, setReport } from './report-rows.ts';
import type { RuleId } from '@va/domain/scoring/score-rules.ts';
import { scoreOf } from '@va/domain/scoring/score-flight.ts';
import { constant } from '#server/db/constants.ts';

/**
 * Stores the result of judging a flight: record, result of every rule, and flags. Answers the report's row as it is
 * now.
 */
export async function keepScore(
  tx: Tx,
  row: ReportRow,
  {
    times,
    arrival,
    score,
    clockOffsetMs,
    fuelOffKg,
    fuelOnKg,
    touchdown,
    emergencyAt,
    online,
    rulesVersion,
  }: JudgedFlight,
  said: Pick<
    Updateable<ReportTable>,
    'comment' | 'client_score' | 'touchdown_fpm' | 'fuel_off_kg' | 'fuel_on_kg' | 'arrival_metar'
  >,
): Promise<ReportRow> {
  const date = (ms: number | null | undefined) => (typeof ms === 'number' ? new Date(ms) : null);
  await forgetScore(tx, row.id);
  if (score && score.items.length > 0)
    await tx
      .insertInto('score_item')
      .values(
        score.items.map((item) => ({
          report_id: row.id,
          rule_id: item.ruleId,
          status: item.status,
          count: item.count,
          deduction: item.deduction,
          observed: item.observed,
          expected: item.expected,
          occurrences: JSON.stringify(item.occurrences),
        })),
      )
      .execute();
  for (const flag of score?.flags ?? []) await keepFlag(tx, row.id, flag);
  return tx
    .updateTable('report')
    .set({
      off_block: date(times?.offBlock),
      takeoff: date(times?.takeoff),
      landing: date(times?.landing),
      on_block: date(times?.onBlock),
      block_min: times?.blockMin ?? null,
      distance_nm: times?.distanceNm ?? null,
      arr_icao: arrival.icao,
      diversion: arrival.diversion,
      fuel_off_kg: fuelOffKg,
      fuel_on_kg: fuelOnKg,
      touchdown_fpm: typeof touchdown?.fpm === 'number' ? Math.round(touchdown.fpm) : null,
      touchdown_g: touchdown?.g ?? null,
      clock_offset_ms: Math.round(clockOffsetMs),
      emergency_at: date(emergencyAt),
      score: row.from_feed ? null : (score?.score ?? null),
      coverage: score?.coverage ?? null,
      rules_version: rulesVersion,
      score_engine: score === null ? null : ENGINE_VERSION,
      network: online?.network ?? null,
      online_share: online?.share ?? null,
      linked_share: online?.linkedShare ?? null,
      ...said,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Adds a flag to a report, once. */
export async function keepFlag(
  tx: Tx,
  reportId: string,
  flag: { code: string; blocking: boolean; detail: string },
): Promise<void> {
  await tx
    .insertInto('report_flag')
    .values({ report_id: reportId, ...flag })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records who cleared a report's flags; null when they are to be decided again. */
export async function checkFlags(tx: Tx, reportId: string, byId: string | null): Promise<void> {
  await tx
    .updateTable('report_flag')
    .set({ cleared_by: byId })
    .where('report_id', '=', reportId)
    .where('blocking', '=', true)
    .execute();
}

/** Deletes the score of a withdrawn flight, which is judged again at the next submission. */
export async function forgetScore(tx: Tx, reportId: string): Promise<void> {
  await tx.deleteFrom('score_item').where('report_id', '=', reportId).execute();
  await tx.deleteFrom('report_flag').where('report_id', '=', reportId).execute();
  await tx
    .updateTable('report')
    .set({
      score: null,
      coverage: null,
      rules_version: null,
      score_engine: null,
      network: null,
      online_share: null,
      linked_share: null,
    })
    .where('id', '=', reportId)
    .execute();
}

/** Waives the deductions of these rules; stores what they took, so that reopening the report can restore it. */
export async function waiveItems(
  tx: Tx,
  reportId: string,
  rules: readonly RuleId[],
  byId: string,
): Promise<void> {
  if (rules.length === 0) return;
  await tx
    .updateTable('score_item')
    .set(({ ref }) => ({
      status: 'waived',
      waived_deduction: ref('deduction'),
      deduction: 0,
      waived_by: byId,
    }))
    .where('report_id', '=', reportId)
    .where('rule_id', 'in', rules)
    .where('status', '=', constant('hit'))
    .execute();
}

/** Restores waived deductions and the score; an imported flight keeps its imported score. */
export async function unwaiveItems(
  tx: Tx,
  { id: reportId, from_feed, source, score }: ReportRow,
): Promise<void> {
  await tx
    .updateTable('score_item')
    .set(({ ref }) => ({
      status: 'hit',
      deduction: ref('waived_deduction'),
      waived_deduction: 0,
      waived_by: null,
    }))
    .where('report_id', '=', reportId)
    .where('status', '=', constant('waived'))
    .execute();
  const items = await tx
    .selectFrom('score_item')
    .select('deduction')
    .where('report_id', '=', reportId)
    .execute();
  const before = items.length === 0 || from_feed ? null : scoreOf(items);
  await setReport(tx, reportId, { counts_as_manual: false, score: source === 'import' ? score : before });
}
