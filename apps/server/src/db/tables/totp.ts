import type { Generated } from 'kysely';

/** Rows of `totp`; written by `npm run db:types` from the migrations. */
export interface TotpTable {
  pilot_id: string;
  secret: string;
  confirmed_at: Date | null;
  last_step: number | null;
  created_at: Generated<Date>;
  wrong_codes: Generated<number>;
}
