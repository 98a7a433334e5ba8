import type { Generated } from 'kysely';

/** Rows of `sanction`; written by `npm run db:types` from the migrations. */
export interface SanctionTable {
  id: string;
  pilot_id: string;
  kind: 'warning' | 'suspension' | 'expulsion';
  facts: string;
  heard: string;
  starts_at: Date;
  ends_at: Date | null;
  appeal_until: Date;
  decided_by: string;
  lifted_at: Date | null;
  created_at: Generated<Date>;
  report_id: string | null;
}
