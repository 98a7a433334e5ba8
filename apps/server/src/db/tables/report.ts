import type { Generated } from 'kysely';

/** Rows of `report`; written by `npm run db:types` from the migrations. */
export interface ReportTable {
  id: string;
  code: string;
  pilot_id: string;
  booking_id: string | null;
  state:
    | 'draft'
    | 'in_progress'
    | 'submitted'
    | 'in_review'
    | 'accepted'
    | 'rejected'
    | 'appealed'
    | 'voided';
  standing: 'accepted' | 'rejected' | null;
  outcome: 'valid' | 'below_minimum' | 'emergency' | 'cheating' | 'not_counted' | null;
  aircraft_id: string | null;
  type_id: string;
  dep_icao: string;
  arr_planned_icao: string;
  arr_icao: string | null;
  off_block: Date | null;
  on_block: Date | null;
  block_min: number | null;
  heard_at: Date | null;
  submitted_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}
