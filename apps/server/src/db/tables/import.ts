import type { Generated } from 'kysely';
import type { DefaultedJson } from '../json.ts';

/** Rows of `import`; written by `npm run db:types` from the migrations. */
export interface ImportTable {
  id: string;
  kind: 'flights' | 'aircraft' | 'airports' | 'pilots' | 'logbook' | 'newsky' | 'balances';
  name: string;
  state: 'reading' | 'failed' | 'checked' | 'applying' | 'applied' | 'taking_back' | 'taken_back';
  good: Generated<number>;
  refused: Generated<number>;
  done: Generated<number>;
  skipped: Generated<number>;
  problems: DefaultedJson;
  problem_count: Generated<number>;
  refused_csv: string | null;
  ignored: Generated<string[]>;
  read_from: Date | null;
  read_until: Date | null;
  read_count: Generated<number>;
  failure: string | null;
  reason: string | null;
  created_by: string | null;
  created_at: Date;
  ended_at: Date | null;
  rank_table: DefaultedJson;
}
