/** Rows of `brought_airport`; written by `npm run db:types` from the migrations. */
export interface BroughtAirportTable {
  icao: string;
  iata: string;
  name: string;
  city: string;
  country: string;
  timezone: string;
  lat: number;
  lon: number;
  import_id: string;
}
