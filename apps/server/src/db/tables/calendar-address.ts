import type { Generated } from 'kysely';

/** Rows of `calendar_address`; written by `npm run db:types` from the migrations. */
export interface CalendarAddressTable {
  pilot_id: string;
  token_hash: Uint8Array;
  created_at: Generated<Date>;
  last_read_at: Date | null;
}
