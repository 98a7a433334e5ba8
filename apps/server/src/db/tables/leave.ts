import type { Generated } from 'kysely';

/** Rows of `leave`; written by `npm run db:types` from the migrations. */
export interface LeaveTable {
  id: string;
  pilot_id: string;
  first_month: string;
  months: number;
  state: 'asked' | 'granted' | 'refused' | 'ended' | 'withdrawn';
  reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  ended_at: Date | null;
  ended_by_report_id: string | null;
  taken_back: Generated<boolean>;
}
