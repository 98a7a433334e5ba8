import type { Generated } from 'kysely';
import type { Json } from '../json.ts';

/** Rows of `setting`; written by `npm run db:types` from the migrations. */
export interface SettingTable {
  key: string;
  value: Json;
  updated_by: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}
