import type { Generated } from 'kysely';

/** Rows of `hours_entry`; written by `npm run db:types` from the migrations. */
export interface HoursEntryTable {
  id: string;
  pilot_id: string;
  report_id: string | null;
  minutes: number;
  kind: 'flight' | 'manual' | 'second_pilot' | 'transfer' | 'adjustment' | 'reversal';
  reverses_id: string | null;
  posted_at: Generated<Date>;
  text: string | null;
  by_id: string | null;
  import_id: string | null;
  ledger_id: string | null;
}
