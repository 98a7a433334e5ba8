/** Rows of `network_sighting`; written by `npm run db:types` from the migrations. */
export interface NetworkSightingTable {
  pilot_id: string;
  network: 'vatsim' | 'ivao';
  at: Date;
  lat: number;
  lon: number;
  still_since: Date | null;
  airborne_at: Date | null;
}
