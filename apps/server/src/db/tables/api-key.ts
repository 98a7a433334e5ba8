import type { Generated } from 'kysely';

/** Rows of `api_key`; written by `npm run db:types` from the migrations. */
export interface ApiKeyTable {
  id: string;
  pilot_id: string | null;
  service: string | null;
  prefix: string;
  secret_hash: Uint8Array;
  scopes: string[];
  label: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
  expires_at: Date;
  revoked_at: Date | null;
  renewed_days: number | null;
  created_by: string | null;
  program: string | null;
}
