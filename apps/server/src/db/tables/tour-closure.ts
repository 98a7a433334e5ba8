/** Rows of `tour_closure`; written by `npm run db:types` from the migrations. */
export interface TourClosureTable {
  tour_id: string;
  edition: number;
  reason: string;
  closed_at: Date;
}
