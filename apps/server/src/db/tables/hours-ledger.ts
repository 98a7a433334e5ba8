/** Rows of `hours_ledger`; written by `npm run db:types` from the migrations. */
export interface HoursLedgerTable {
  id: string;
  pilot_id: string;
  within_id: string | null;
  merged_at: Date;
}
