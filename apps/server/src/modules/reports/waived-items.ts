import type { RuleId } from '@va/domain/scoring/score-rules.ts';
import { scoreOf } from '@va/domain/scoring/score-flight.ts';
import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import { type ReportRow, setReport } from './report-rows.ts';

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
