import type { Generated } from 'kysely';

/** Rows of `month_statement`; written by `npm run db:types` from the migrations. */
export interface MonthStatementTable {
  id: string;
  pilot_id: string;
  month: string;
  result: 'active' | 'exempt' | 'idle' | 'deferred';
  idle_months: Generated<number>;
  balance: number;
  settled_at: Date | null;
  claims_until: Date | null;
  lapse: 'proposed' | 'confirmed' | 'dismissed' | null;
  lapse_reason: string | null;
  lapse_by: string | null;
}
