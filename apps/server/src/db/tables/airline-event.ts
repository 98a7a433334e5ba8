import type { Generated } from 'kysely';

/** Rows of `airline_event`; written by `npm run db:types` from the migrations. */
export interface AirlineEventTable {
  id: string;
  title: string;
  body: string;
  starts_at: Date;
  ends_at: Date;
  advertise_from: Date;
  airports: string[];
  counts_on: 'departure' | 'arrival' | 'either' | 'both';
  types: Generated<string[]>;
  networks: Generated<string[]>;
  ranks: Generated<string[]>;
  points: number;
  signup: boolean;
  capacity: number | null;
  slot_minutes: number | null;
  is_public: boolean;
  published_at: Date | null;
  cancelled_at: Date | null;
  cancel_reason: string | null;
  created_by: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}
