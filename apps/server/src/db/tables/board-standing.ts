/** Rows of `board_standing`; written by `npm run db:types` from the migrations. */
export interface BoardStandingTable {
  pilot_id: string;
  since: Date;
  earlier: number | null;
  recent: number | null;
  airports: number;
  dep_icao: string | null;
  arr_icao: string | null;
  distance_nm: number | null;
}
