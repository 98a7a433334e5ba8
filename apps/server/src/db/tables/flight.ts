import type { Generated } from 'kysely';

/** Rows of `flight`; written by `npm run db:types` from the migrations. */
export interface FlightTable {
  id: string;
  number: number;
  dep_icao: string;
  arr_icao: string;
  days: number;
  std_utc: number;
  sta_utc: number;
  arr_day_offset: number;
  block_min: number;
  distance_nm: number;
  level: number | null;
  kind: 'line' | 'continuation' | 'focus' | 'tour' | 'event' | 'training' | 'positioning' | 'free';
  valid_from: string;
  valid_until: string | null;
  is_public: Generated<boolean>;
  note: Generated<string>;
  source: 'generated' | 'import' | 'staff';
  locked: Generated<boolean>;
  types: string[];
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  route: Generated<string>;
  iata_type: string | null;
}
