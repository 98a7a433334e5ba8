/** Rows of `airport_second_code`; written by `npm run db:types` from the migrations. */
export interface AirportSecondCodeTable {
  code: string;
  icao: string;
}
