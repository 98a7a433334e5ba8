import type { Generated } from 'kysely';
import type { Json } from '../json.ts';

/** Rows of `audit_entry`; written by `npm run db:types` from the migrations. */
export interface AuditEntryTable {
  seq: Generated<number>;
  id: string;
  at: Generated<Date>;
  actor_id: string | null;
  actor: string;
  capability: string | null;
  action: string;
  subject_kind: string;
  subject_id: string | null;
  reason: string | null;
  before: Json;
  after: Json;
  request_id: string | null;
  ip_hash: Uint8Array | null;
  previous_hash: Generated<Uint8Array>;
  hash: Generated<Uint8Array>;
}
