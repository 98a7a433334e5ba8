import type { Json } from '../json.ts';

/** Rows of `desk_change`; written by `npm run db:types` from the migrations. */
export interface DeskChangeTable {
  id: string;
  kind: string;
  key: string;
  version: number;
  before: Json;
  after: Json;
  reason: string | null;
  by_id: string | null;
  at: Date;
}
