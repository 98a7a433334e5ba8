/** Rows of `pilot_note`; written by `npm run db:types` from the migrations. */
export interface PilotNoteTable {
  id: string;
  pilot_id: string;
  text: string;
  by_id: string | null;
  at: Date;
}
