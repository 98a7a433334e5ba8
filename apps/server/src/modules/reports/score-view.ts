import type { ScoreView } from '@va/contract/reports/reports.ts';
import { POINTS_REASONS, scoreBonus, type PointsRules } from '@va/domain/points/points-rules.ts';
import { scoreWithBetterLanding } from '@va/domain/scoring/score-flight.ts';
import { isRuleId } from '@va/domain/scoring/score-rules.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import { thresholdsFor } from '@va/domain/scoring/rule-parts.ts';
import { z } from 'zod';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';
import { readVersions } from '../rules/rules-versions.ts';
import type { ReportRow } from './report-rows.ts';

const occurrencesSchema = z.array(z.object({ from: z.number(), to: z.number(), observed: z.string() }));

/** How a report was judged: every rule, the flags and the points. */
export async function scoreView(
  queries: Queries,
  row: ReportRow,
  { scoring, operations: { points: pointsRules } }: Pick<Airline, 'scoring' | 'operations'>,
): Promise<ScoreView> {
  const items = await queries
    .selectFrom('score_item')
    .selectAll()
    .where('report_id', '=', row.id)
    .orderBy('rule_id')
    .execute();
  const flags = await queries
    .selectFrom('report_flag')
    .select(['code', 'blocking', 'detail', 'cleared_by'])
    .where('report_id', '=', row.id)
    .orderBy('code')
    .execute();
  const points = await queries
    .selectFrom('points_entry')
    .select(['reason', 'applied'])
    .where('pilot_id', '=', row.pilot_id)
    .where('report_id', '=', row.id)
    .orderBy('seq')
    .execute();
  // Explain it by the rules version that judged it; later versions may say something else.
  const version = (await readVersions(queries)).find(({ id }) => id === row.rules_version);
  const title = (rule: string) => (isRuleId(rule) ? version?.rules?.rules[rule].title : undefined) ?? rule;
  return {
    score: row.score,
    coverage: row.coverage,
    rulesVersion: row.rules_version,
    least: leastOf(row, scoring),
    items: items.map(({ rule_id, status, deduction, waived_deduction, observed, expected, occurrences }) => ({
      rule: rule_id,
      title: title(rule_id),
      status,
      deduction,
      waived: waived_deduction,
      observed,
      expected,
      times: occurrencesSchema.parse(occurrences).map(({ from, to, observed: seen }) => ({
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        observed: seen,
      })),
    })),
    landingBands: version?.rules ? bandsOf(version.rules, row.icao_type) : null,
    speedLimit: version?.rules ? speedLimitOf(version.rules, row.icao_type) : null,
    betterLanding: betterLanding(row, items, pointsRules),
    flags: flags.map(({ cleared_by, ...flag }) => ({ ...flag, checked: cleared_by !== null })),
    points: points.map(({ reason, applied }) => ({ reason, label: POINTS_REASONS[reason], points: applied })),
  };
}

/** Score and bonus that a better landing would have given; null if the flight's outcome does not depend on it. */
function betterLanding(
  { score, outcome, state }: ReportRow,
  items: readonly { rule_id: string; deduction: number }[],
  rules: PointsRules,
): ScoreView['betterLanding'] {
  if (score === null || state === 'voided' || state === 'rejected' || outcome === 'cheating') return null;
  const better = scoreWithBetterLanding(
    items.flatMap(({ rule_id, deduction }) => (isRuleId(rule_id) ? [{ ruleId: rule_id, deduction }] : [])),
  );
  if (better === null) return null;
  const points = (of: number) => (outcome === 'training' ? 0 : (scoreBonus(of, rules)?.points ?? 0));
  return { score: better, points: points(better), instead: outcome === 'below_minimum' ? 0 : points(score) };
}

function bandsOf({ rules }: ScoringRules, type: string | null): ScoreView['landingBands'] {
  return {
    fpm: [...thresholdsFor(rules['S-14'], type).bands],
    g: [...thresholdsFor(rules['S-15'], type).bands],
  };
}

function speedLimitOf({ rules }: ScoringRules, type: string | null): ScoreView['speedLimit'] {
  const { speedKt, altFt } = thresholdsFor(rules['S-08'], type);
  return { kt: speedKt, belowFt: altFt };
}

/** The minimum score for the flight to count; null if none was required at its time. */
function leastOf({ off_block }: ReportRow, scoring: Scoring | null): number | null {
  if (scoring === null || off_block === null) return null;
  return off_block.getTime() >= Date.parse(`${scoring.least.since}T00:00:00Z`) ? scoring.least.score : null;
}
