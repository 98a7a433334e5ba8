import type { Generated } from 'kysely';
import type { DefaultedJson, Json } from '../json.ts';

/** Rows of `job`; written by `npm run db:types` from the migrations. */
export interface JobTable {
  id: string;
  kind: string;
  run_key: string;
  payload: DefaultedJson;
  state: Generated<'queued' | 'running' | 'done' | 'failed'>;
  attempts: Generated<number>;
  next_at: Generated<Date>;
  locked_until: Date | null;
  last_error: string | null;
  result: Json;
  created_at: Generated<Date>;
  finished_at: Date | null;
}
