import type { Generated } from 'kysely';

/** Rows of `device_grant`; written by `npm run db:types` from the migrations. */
export interface DeviceGrantTable {
  id: string;
  device_hash: Uint8Array;
  user_code: string;
  program: string;
  scopes: string[];
  asked_at: Date;
  expires_at: Date;
  polled_at: Date | null;
  interval_s: Generated<number>;
  state: Generated<'pending' | 'approved' | 'denied' | 'used'>;
  pilot_id: string | null;
}
