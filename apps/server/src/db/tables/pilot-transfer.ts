/** Rows of `pilot_transfer`; written by `npm run db:types` from the migrations. */
export interface PilotTransferTable {
  id: string;
  pilot_id: string;
  from_icao: string;
  to_icao: string;
  at: Date;
  undone_at: Date | null;
}
