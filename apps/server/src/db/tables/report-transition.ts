/** Rows of `report_transition`; written by `npm run db:types` from the migrations. */
export interface ReportTransitionTable {
  id: string;
  report_id: string;
  from_state: string;
  to_state: string;
  event: string;
  by_id: string | null;
  text: string | null;
  at: Date;
  reason_code: string | null;
}
