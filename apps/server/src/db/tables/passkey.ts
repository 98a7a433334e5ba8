import type { Generated } from 'kysely';

/** Rows of `passkey`; written by `npm run db:types` from the migrations. */
export interface PasskeyTable {
  id: string;
  pilot_id: string;
  credential_id: string;
  public_key: Uint8Array;
  counter: number;
  transports: Generated<string[]>;
  label: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
}
