import { inOurTimes } from '@va/domain/flight-record/our-times.ts';
import {
  changesOf,
  differenceOf,
  type DryRunDifference,
  type RuleChange,
} from '@va/domain/scoring/dry-run.ts';
import { NO_LEAST } from '@va/domain/scoring/outcome.ts';
import { ENGINE_VERSION } from '@va/domain/scoring/rules-version.ts';
import { isRuleId } from '@va/domain/scoring/score-rules.ts';
import type { JudgedAgain, RulesDryRun } from '@va/contract/points/rules-dry-run.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';
import type { Judging } from '../reports/judged-flight.ts';
import { judgeFlight, knownFields, readPurpose } from '../recordings/judge-flight.ts';
import { readRecorded, readRecording } from '../recorded/recording.ts';
import type { ReportRow } from '../reports/report-rows.ts';
import { readDeskLimits, readVersions, withDeskTypes } from '../rules/rules-versions.ts';

/** Flights in one answer, since each is judged again. */
const AT_ONCE = 20;

/** Dry run: judges past flights, the latest first, by the file's rules. Stores nothing. */
export async function tryRules(
  queries: Queries,
  airline: Airline,
  { file, least }: Scoring,
  before: string | undefined,
): Promise<RulesDryRun> {
  const rules = withDeskTypes(file.rules, await readDeskLimits(queries));
  const rulesAt = () => ({ id: '', rules });
  const { differences, ...run } = await tryFlights(queries, before, (row) =>
    tryOn(queries, { least, fields: knownFields(airline), rulesAt }, row),
  );
  return {
    ...run,
    differences: differences.map(({ row, difference }) => ({
      ...difference,
      rules: [...difference.rules],
      ...flightOf(row),
    })),
  };
}

/**
 * Dry run: judges past flights, the latest first, by the present engine and the rules of their time, and explains the
 * differences. Stores nothing.
 */
export async function judgeAgain(
  queries: Queries,
  airline: Airline,
  { least }: Scoring,
  before: string | undefined,
): Promise<JudgedAgain> {
  const versions = await readVersions(queries);
  const { differences, ...run } = await tryFlights(queries, before, (row) => {
    const version = versions.find(({ id }) => id === row.rules_version);
    const rules = version?.rules ?? null;
    if (!version || rules === null) return Promise.resolve('skipped' as const);
    const rulesAt = () => ({ id: version.id, rules });
    return tryOn(queries, { least, fields: knownFields(airline), rulesAt }, row);
  });
  return {
    engine: ENGINE_VERSION,
    ...run,
    differences: differences.map(({ row, difference: { code, score, outcome }, changes }) => ({
      code,
      score,
      outcome,
      callsign: row.callsign,
      engine: row.score_engine,
      changes: changes.map((change) => {
        const rules = versions.find(({ id }) => id === row.rules_version)?.rules;
        return { ...change, title: rules?.rules[change.rule].title ?? change.rule };
      }),
      ...flightOf(row),
    })),
  };
}

function flightOf(row: ReportRow) {
  return {
    depIcao: row.dep_icao,
    arrIcao: row.arr_icao ?? row.arr_planned_icao,
    offBlock: row.off_block?.toISOString() ?? null,
  };
}

/** How a flight's score would differ; null if it would not, `skipped` if the flight can no longer be judged. */
type Tried = { row: ReportRow; difference: DryRunDifference; changes: RuleChange[] } | 'skipped' | null;

/** Tries the next `AT_ONCE` flights with a score. */
async function tryFlights(
  queries: Queries,
  before: string | undefined,
  judge: (row: ReportRow) => Promise<Tried>,
) {
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
  const reports = found.slice(0, AT_ONCE);
  const differences: Exclude<Tried, string | null>[] = [];
  let skipped = 0;
  for (const row of reports) {
    const tried = await judge(row);
    if (tried === 'skipped') skipped += 1;
    else if (tried) differences.push(tried);
  }
  const last = reports.at(-1);
  return {
    tried: reports.length - skipped,
    skipped,
    differences,
    ...(found.length > AT_ONCE && last && { next: last.code }),
  };
}

/** Judges a flight as if it were submitted now. */
async function tryOn(queries: Queries, judging: Judging, row: ReportRow): Promise<Tried> {
  const { outcome, score } = row;
  const { thinned } = await readRecording(queries, row.id);
  if (thinned || score === null) return 'skipped';
  const items = await queries
    .selectFrom('score_item')
    .select(['rule_id', 'status', 'deduction'])
    .where('report_id', '=', row.id)
    .execute();
  const recorded = inOurTimes(await readRecorded(queries, row.id));
  const context = { overlaps: null, metar: row.arrival_metar, ...(await readPurpose(queries, row)) };
  // A training flight counts the same whatever its score.
  const least = outcome === 'training' ? NO_LEAST : judging.least;
  const next = judgeFlight(row, recorded, { ...judging, least }, context).score;
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
  return difference && { row, difference, changes: changesOf(report, next) };
}
