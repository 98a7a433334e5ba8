import type { Generated } from 'kysely';

/** Rows of `closing_watch`; written by `npm run db:types` from the migrations. */
export interface ClosingWatchTable {
  id: Generated<boolean>;
  seen_at: Date;
  held_at: Date | null;
}
