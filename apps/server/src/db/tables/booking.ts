import type { Generated } from 'kysely';

/** Rows of `booking`; written by `npm run db:types` from the migrations. */
export interface BookingTable {
  id: string;
  code: string;
  pilot_id: string;
  second_pilot_id: string | null;
  chain_id: string | null;
  flight_id: string | null;
  flight_number: number | null;
  kind: 'line' | 'continuation' | 'focus' | 'tour' | 'event' | 'training' | 'positioning' | 'free';
  dep_icao: string;
  arr_icao: string;
  date: string;
  std: Date;
  sta: Date;
  timetable_std: Date;
  distance_nm: number;
  type_id: string;
  aircraft_id: string | null;
  shared_tail: Generated<boolean>;
  tail_from: Date | null;
  tail_until: Date | null;
  state: Generated<'reserved' | 'flying' | 'fulfilled' | 'expired' | 'cancelled'>;
  reason: 'pilot' | 'company' | 'interrupted' | 'no_charge' | 'forgiven' | 'freed' | 'by_hand' | null;
  reason_text: string | null;
  changed_what: 'moved' | 'flight_withdrawn' | 'tail_withdrawn' | null;
  changed_std: Date | null;
  grace_until: Date;
  ical_seq: Generated<number>;
  reminded_departure: Generated<boolean>;
  reminded_grace: Generated<boolean>;
  ended_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  tour_id: string | null;
  tour_edition: number | null;
  tour_stage: number | null;
  event_id: string | null;
  planned_route: string | null;
  planned_level: number | null;
  planned_cargo: Generated<boolean>;
  rules_version: string | null;
  day_flight: string | null;
  rotation: Generated<boolean>;
}
