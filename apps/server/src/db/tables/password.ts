import type { Generated } from 'kysely';

/** Rows of `password`; written by `npm run db:types` from the migrations. */
export interface PasswordTable {
  pilot_id: string;
  secret_hash: string;
  sample: Generated<boolean>;
  changed_at: Generated<Date>;
}
