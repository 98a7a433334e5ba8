import type { Generated } from 'kysely';

/** Rows of `points_claim`; written by `npm run db:types` from the migrations. */
export interface PointsClaimTable {
  id: string;
  pilot_id: string;
  month: string;
  text: string;
  report_code: string | null;
  state: Generated<'open' | 'corrected' | 'dismissed'>;
  raised_at: Date;
  answer: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  booking_id: string | null;
}
