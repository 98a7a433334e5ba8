import type { Generated } from 'kysely';

/** Rows of `audit_start`; written by `npm run db:types` from the migrations. */
export interface AuditStartTable {
  one: Generated<boolean>;
  seq: number;
  hash: Uint8Array;
}
