import { inOurTimes } from '@va/domain/flight-record/our-times.ts';
import { differenceOf } from '@va/domain/scoring/dry-run.ts';
import { isRuleId } from '@va/domain/scoring/rule-id.ts';
import type { RulesDryRun } from '@va/schemas/api/points/rules-dry-run.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';
import { judgeFlight } from '../recordings/judge-flight.ts';
import { knownFields } from '../recordings/known-fields.ts';
import { readPurpose } from '../recordings/flight-purpose.ts';
import { readRecorded, readRecording } from '../recordings/recording.ts';
import type { ReportRow } from '../reports/report-row.ts';

/** Flights in one answer: each is judged anew. */
const AT_ONCE = 20;

/** What the file's rules would make of past flights, the latest first. Nothing is rescored by it. */
export async function tryRules(
  queries: Queries,
  airline: Airline,
  { file, least }: Scoring,
  before: string | undefined,
): Promise<RulesDryRun> {
  let rows = queries
    .selectFrom('report')
    .selectAll()
    .where('source', '=', 'acars')
    .where('score', 'is not', null)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(AT_ONCE + 1);
  if (before !== undefined)
    rows = rows.where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('submitted_at', 'id'),
        '<',
        selectFrom('report')
          .select(['submitted_at', 'id'])
          .where('code', '=', before)
          .$asTuple('submitted_at', 'id'),
      ),
    );
  const found = await rows.execute();
  // The same as flights are judged by when they are sent.
  const fields = knownFields(airline);
  const reports = found.slice(0, AT_ONCE);
  const differences: RulesDryRun['differences'] = [];
  let skipped = 0;
  for (const row of reports) {
    const difference = await tryOn(queries, { file, least, fields }, row);
    if (difference === 'thinned') skipped += 1;
    else if (difference) differences.push(difference);
  }
  const last = reports.at(-1);
  return {
    tried: reports.length - skipped,
    skipped,
    differences,
    ...(found.length > AT_ONCE && last && { next: last.code }),
  };
}

async function tryOn(queries: Queries, { file, least, fields }: Scoring, row: ReportRow) {
  const { outcome, score } = row;
  const { thinned } = await readRecording(queries, row.id);
  if (thinned || score === null) return 'thinned';
  const items = await queries
    .selectFrom('score_item')
    .select(['rule_id', 'status', 'deduction'])
    .where('report_id', '=', row.id)
    .execute();
  const recorded = inOurTimes(await readRecorded(queries, row.id));
  const context = { overlaps: null, metar: row.arrival_metar, ...(await readPurpose(queries, row)) };
  const judging = { least, fields, rulesAt: () => ({ id: '', rules: file.rules }) };
  const next = judgeFlight(row, recorded, judging, context).score;
  if (next === null) return null;
  const stands = outcome === 'below_minimum' || outcome === 'emergency' ? outcome : 'valid';
  const report = {
    code: row.code,
    score,
    outcome: stands,
    items: items.flatMap(({ rule_id, status, deduction }) =>
      isRuleId(rule_id) ? [{ ruleId: rule_id, status, deduction }] : [],
    ),
  } as const;
  const difference = differenceOf(report, next, least);
  return (
    difference && {
      ...difference,
      rules: [...difference.rules],
      depIcao: row.dep_icao,
      arrIcao: row.arr_icao ?? row.arr_planned_icao,
      offBlock: row.off_block?.toISOString() ?? null,
    }
  );
}
