import type { Generated } from 'kysely';
import type { Json } from '../json.ts';

/** Rows of `discord_link`; written by `npm run db:types` from the migrations. */
export interface DiscordLinkTable {
  one: Generated<boolean>;
  guild_id: string;
  token: string;
  roles: Json;
  hold_until: Date | null;
  problem: string | null;
  updated_at: Generated<Date>;
  removed_at: Date | null;
}
