import type { Generated } from 'kysely';

/** Rows of `access_link`; written by `npm run db:types` from the migrations. */
export interface AccessLinkTable {
  id: string;
  kind: 'invitation' | 'recovery';
  pilot_id: string;
  token_hash: Uint8Array;
  created_by: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
}
