/** Rows of `tour_enrolment`; written by `npm run db:types` from the migrations. */
export interface TourEnrolmentTable {
  pilot_id: string;
  tour_id: string;
  edition: number;
  started_at: Date;
  abandoned_at: Date | null;
}
