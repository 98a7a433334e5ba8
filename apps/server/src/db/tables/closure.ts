/** Rows of `closure`; written by `npm run db:types` from the migrations. */
export interface ClosureTable {
  month: string;
  started_at: Date;
  finished_at: Date | null;
}
