/** Rows of `callsign_assignment`; written by `npm run db:types` from the migrations. */
export interface CallsignAssignmentTable {
  id: string;
  pilot_id: string | null;
  callsign: string;
  given_at: Date;
  released_at: Date | null;
}
