import type { DefaultedJson } from '../json.ts';

/** Rows of `booking_plan`; written by `npm run db:types` from the migrations. */
export interface BookingPlanTable {
  booking_id: string;
  pilot_id: string;
  fetched_at: Date;
  generated_at: Date | null;
  callsign: string | null;
  registration: string | null;
  icao_type: string | null;
  level_ft: number | null;
  route: string | null;
  alternate: string | null;
  block_fuel_kg: number | null;
  trip_fuel_kg: number | null;
  block_min: number | null;
  points: DefaultedJson;
  vatsim_url: string | null;
  ivao_url: string | null;
}
