import type { Generated } from 'kysely';

/** Rows of `sign_in`; written by `npm run db:types` from the migrations. */
export interface SignInTable {
  id: string;
  pilot_id: string;
  token_hash: Uint8Array;
  stage: 'second_factor' | 'open';
  strong: Generated<boolean>;
  device_label: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
}
