/** Rows of `live_trail`; written by `npm run db:types` from the migrations. */
export interface LiveTrailTable {
  report_id: string;
  at: Date;
  lat: number;
  lon: number;
  alt_ft: number | null;
  gs_kt: number | null;
  hdg: number | null;
}
