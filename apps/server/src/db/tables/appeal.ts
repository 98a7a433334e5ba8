import type { Generated } from 'kysely';

/** Rows of `appeal`; written by `npm run db:types` from the migrations. */
export interface AppealTable {
  id: string;
  report_id: string | null;
  pilot_id: string;
  text: string;
  rules: Generated<string[]>;
  evidence: Generated<string[]>;
  state: Generated<'open' | 'upheld' | 'partly' | 'dismissed' | 'withdrawn'>;
  raised_at: Date;
  decided_by: string | null;
  answer: string | null;
  decided_at: Date | null;
  sanction_id: string | null;
  assigned_to: string | null;
  promotion_id: string | null;
  emergency: Generated<boolean>;
}
