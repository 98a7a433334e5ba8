import type { Generated } from 'kysely';

/** Rows of `rank_alias`; written by `npm run db:types` from the migrations. */
export interface RankAliasTable {
  word: string;
  rank_code: string;
  updated_at: Generated<Date>;
}
