import type { Generated } from 'kysely';

/** Rows of `points_entry`; written by `npm run db:types` from the migrations. */
export interface PointsEntryTable {
  id: string;
  pilot_id: string;
  seq: number;
  reason:
    | 'base'
    | 'score_80'
    | 'score_90'
    | 'online'
    | 'stage'
    | 'tour'
    | 'focus'
    | 'event'
    | 'day_flight'
    | 'manual'
    | 'second_pilot'
    | 'inactive_month'
    | 'abandoned'
    | 'cheating'
    | 'adjustment'
    | 'import'
    | 'reversal';
  subject: string;
  nominal: number;
  applied: number;
  balance_after: number;
  period: string;
  booking_id: string | null;
  reverses_id: string | null;
  posted_at: Generated<Date>;
  report_id: string | null;
  text: string | null;
  by_id: string | null;
  import_id: string | null;
  rules_version: string | null;
}
