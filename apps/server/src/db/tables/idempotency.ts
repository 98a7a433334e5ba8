import type { Generated } from 'kysely';
import type { Json } from '../json.ts';

/** Rows of `idempotency`; written by `npm run db:types` from the migrations. */
export interface IdempotencyTable {
  actor: string;
  key: string;
  request_hash: Uint8Array;
  status: number | null;
  headers: Json;
  body: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  done: Generated<boolean>;
}
