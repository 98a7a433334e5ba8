import type { Generated } from 'kysely';

/** Rows of `push_device`; written by `npm run db:types` from the migrations. */
export interface PushDeviceTable {
  sign_in_id: string;
  pilot_id: string;
  endpoint: string;
  public_key: string;
  auth_secret: string;
  created_at: Generated<Date>;
}
