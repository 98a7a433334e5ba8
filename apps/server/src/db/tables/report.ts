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
  outcome: 'valid' | 'below_minimum' | 'emergency' | 'training' | 'cheating' | 'not_counted' | null;
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
  source: Generated<'acars' | 'manual' | 'second_pilot' | 'import'>;
  reason: 'interrupted' | 'pilot' | 'abandoned' | 'cheating' | 'holder' | null;
  client: string | null;
  client_version: string | null;
  client_flight_id: string | null;
  flight_number: number | null;
  callsign: string | null;
  icao_type: string | null;
  types_accepted: Generated<string[]>;
  icao_type_seen: string | null;
  add_on: string | null;
  planned_block_min: number | null;
  planned_fuel_kg: number | null;
  takeoff: Date | null;
  landing: Date | null;
  diversion: Generated<boolean>;
  distance_nm: number | null;
  fuel_off_kg: number | null;
  fuel_on_kg: number | null;
  touchdown_fpm: number | null;
  touchdown_g: number | null;
  network: 'vatsim' | 'ivao' | null;
  online_share: number | null;
  emergency_at: Date | null;
  score: number | null;
  coverage: number | null;
  rules_version: string | null;
  clock_offset_ms: number | null;
  client_score: number | null;
  comment: Generated<string>;
  decided_at: Date | null;
  decider_id: string | null;
  asked_at: Date | null;
  from_feed: Generated<boolean>;
  linked_share: number | null;
  counts_as_manual: Generated<boolean>;
  evidence_url: string | null;
  confirmed_by_id: string | null;
  second_pilot_id: string | null;
  primary_report_id: string | null;
  question_reminded_at: Date | null;
  landing_told: Generated<boolean>;
  import_id: string | null;
  arrival_metar: string | null;
  score_engine: number | null;
  booked_by_start: Generated<boolean>;
  pilot_emergency: 'open' | 'dismissed' | null;
  pilot_emergency_at: Date | null;
  pilot_emergency_text: string | null;
}
