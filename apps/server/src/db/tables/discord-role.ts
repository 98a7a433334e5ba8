/** Rows of `discord_role`; written by `npm run db:types` from the migrations. */
export interface DiscordRoleTable {
  pilot_id: string;
  discord_id: string;
  role_id: string;
  given_at: Date;
}
