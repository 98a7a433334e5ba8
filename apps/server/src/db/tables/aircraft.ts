import type { Generated } from 'kysely';

/** Rows of `aircraft`; written by `npm run db:types` from the migrations. */
export interface AircraftTable {
  id: string;
  registration: string;
  type_id: string;
  icao_type: string;
  service: Generated<'operational' | 'maintenance' | 'stored' | 'retired'>;
  base_icao: string;
  is_substitute: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  name: Generated<string>;
  livery: Generated<string>;
  delivered_on: string | null;
}
