import type { Generated } from 'kysely';

/** Rows of `webhook`; written by `npm run db:types` from the migrations. */
export interface WebhookTable {
  id: string;
  label: string;
  url: string;
  format: 'json' | 'discord';
  events: string[];
  secret: string;
  next_at: Generated<Date>;
  locked_until: Date | null;
  failing_since: Date | null;
  paused_at: Date | null;
  disabled_at: Date | null;
  created_by: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}
