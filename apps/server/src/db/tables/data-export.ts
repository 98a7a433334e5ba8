/** Rows of `data_export`; written by `npm run db:types` from the migrations. */
export interface DataExportTable {
  id: string;
  pilot_id: string;
  asked_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
  archive: Uint8Array | null;
}
