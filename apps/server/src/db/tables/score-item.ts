import type { Generated } from 'kysely';
import type { DefaultedJson } from '../json.ts';

/** Rows of `score_item`; written by `npm run db:types` from the migrations. */
export interface ScoreItemTable {
  report_id: string;
  rule_id: string;
  status: 'ok' | 'hit' | 'justified' | 'no_data' | 'not_applicable' | 'waived';
  count: number;
  deduction: number;
  observed: string;
  expected: string;
  occurrences: DefaultedJson;
  waived_by: string | null;
  waived_deduction: Generated<number>;
}
