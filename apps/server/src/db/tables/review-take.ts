/** Rows of `review_take`; written by `npm run db:types` from the migrations. */
export interface ReviewTakeTable {
  report_id: string;
  pilot_id: string;
  taken_at: Date;
}
