import type { Generated } from 'kysely';
import type { Json } from '../json.ts';

/** Rows of `desk_entry`; written by `npm run db:types` from the migrations. */
export interface DeskEntryTable {
  kind: 'aircraft_type' | 'position' | 'rank' | 'points' | 'tour' | 'goal' | 'maintenance';
  key: string;
  value: Json;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}
