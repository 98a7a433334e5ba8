import type { Json } from '../json.ts';

/** Rows of `aircraft_event`; written by `npm run db:types` from the migrations. */
export interface AircraftEventTable {
  id: string;
  aircraft_id: string;
  kind: 'service_change' | 'ferry' | 'note' | 'change';
  at: Date;
  service: 'operational' | 'maintenance' | 'stored' | 'retired' | null;
  to_icao: string | null;
  reason: string | null;
  by_id: string | null;
  before: Json;
  after: Json;
}
