import type { RuleId } from '@va/domain/scoring/score-rules.ts';
import { scoreOf } from '@va/domain/scoring/score-flight.ts';
import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { ReportRow } from './report-row.ts';
import { setReport } from './report-rows.ts';

/** Lets rules off; what they took is kept beside, so that reopening puts it back. */
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

/** Puts what was let off back, and the score that follows; a flight of another system keeps the one it came with. */
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
