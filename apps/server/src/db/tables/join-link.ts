import type { Generated } from 'kysely';

/** Rows of `join_link`; written by `npm run db:types` from the migrations. */
export interface JoinLinkTable {
  id: string;
  label: string | null;
  token_hash: Uint8Array;
  uses: number;
  used: Generated<number>;
  created_by: string | null;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}
