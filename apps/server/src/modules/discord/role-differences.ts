import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { FLYING } from '@va/domain/account/flying.ts';
import type { DiscordLink } from './discord-link.ts';

/** A Discord role that the platform gave somebody or should give. */
export interface GivenRole {
  guildId: string;
  discordId: string;
  roleId: string;
}

/** Pilots whose Discord role is not that of their rank; erased accounts come first, with a null pilot. */
export async function readRoleDifferences(
  queries: Queries,
  link: Pick<DiscordLink, 'guild_id' | 'roles' | 'removed_at'>,
): Promise<{ pilotId: string | null; has: GivenRole | null; wants: GivenRole | null }[]> {
  const roles = link.removed_at === null ? link.roles : {};
  const rows = await queries
    .selectFrom('pilot')
    .fullJoin('discord_role as role', 'role.pilot_id', 'pilot.id')
    .select([
      'pilot.id',
      'pilot.discord_id',
      'in_discord',
      'status',
      'rank_code',
      'role.guild_id',
      'role.discord_id as has_discord_id',
      'role.role_id',
    ])
    .where((is) => is.or([is('role.role_id', 'is not', null), is('in_discord', '=', true)]))
    .orderBy('pilot.id', (order) => order.nullsFirst())
    .orderBy(sql`role.given_at`)
    .execute();
  return rows.flatMap((row) => {
    const roleId = row.rank_code === null ? undefined : roles[row.rank_code];
    const agrees = row.in_discord === true && row.status !== null && FLYING.includes(row.status);
    const wants =
      agrees && row.discord_id !== null && roleId !== undefined
        ? { guildId: link.guild_id, discordId: row.discord_id, roleId }
        : null;
    const has =
      row.role_id !== null && row.has_discord_id !== null && row.guild_id !== null
        ? { guildId: row.guild_id, discordId: row.has_discord_id, roleId: row.role_id }
        : null;
    const same =
      has?.guildId === wants?.guildId && has?.discordId === wants?.discordId && has?.roleId === wants?.roleId;
    return same ? [] : [{ pilotId: row.id, has, wants }];
  });
}
