/** Rows of `rank_history`; written by `npm run db:types` from the migrations. */
export interface RankHistoryTable {
  id: string;
  pilot_id: string;
  rank_code: string;
  since: Date;
  reason: string;
  decided_by: string | null;
}
