import type { Generated } from 'kysely';

/** Rows of `network_feed`; written by `npm run db:types` from the migrations. */
export interface NetworkFeedTable {
  network: 'vatsim' | 'ivao';
  next_at: Date;
  etag: string | null;
  last_modified: string | null;
  made_at: Date | null;
  failures: Generated<number>;
}
