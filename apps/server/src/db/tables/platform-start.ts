import type { Generated } from 'kysely';

/** Rows of `platform_start`; written by `npm run db:types` from the migrations. */
export interface PlatformStartTable {
  id: Generated<boolean>;
  started_at: Date;
}
