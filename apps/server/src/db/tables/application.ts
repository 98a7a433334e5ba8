import type { Json } from '../json.ts';

/** Rows of `application`; written by `npm run db:types` from the migrations. */
export interface ApplicationTable {
  id: string;
  state: 'unconfirmed' | 'waiting' | 'accepted' | 'declined';
  name: string;
  email: string;
  vatsim_cid: number | null;
  ivao_vid: number | null;
  answers: Json;
  token_hash: Uint8Array | null;
  sent_at: Date;
  confirmed_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
  pilot_id: string | null;
  link_id: string | null;
}
