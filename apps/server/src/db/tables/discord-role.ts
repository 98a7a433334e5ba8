/** Rows of `discord_role`; written by `npm run db:types` from the migrations. */
export interface DiscordRoleTable {
  guild_id: string;
  discord_id: string;
  role_id: string;
  pilot_id: string | null;
  given_at: Date;
  left_at: Date | null;
}
