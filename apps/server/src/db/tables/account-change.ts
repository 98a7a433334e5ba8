/** Rows of `account_change`; written by `npm run db:types` from the migrations. */
export interface AccountChangeTable {
  id: string;
  pilot_id: string;
  from_status: string;
  to_status: string;
  at: Date;
}
