import { DAY_MS } from '@va/domain/durations.ts';
import { sql } from 'kysely';
import type { Database, Tx, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { tellStaff } from '../rights/tell-staff.ts';
import type { AskDiscord, DiscordAnswer } from './discord-api.ts';
import { NOT_IN_SERVER, readDiscordLink, TOKEN_REFUSED, type DiscordLink } from './discord-link.ts';
import { FLYING } from '@va/domain/account/account.ts';

/** A Discord role that the platform gave somebody or should give. */
interface GivenRole {
  guildId: string;
  discordId: string;
  roleId: string;
}

/** Pilots whose Discord role is not that of their rank; erased accounts come first, with a null pilot. */
async function readRoleDifferences(
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

/** Days for which the job tries to take back a role of an erased account, or of an unlinked server. */
const MOST_DAYS = 30;

/**
 * Job, every few minutes: gives pilots who agreed the Discord role of their rank, and takes back the roles of others.
 */
export const discordRoles = (airline: Airline, ask: AskDiscord): JobKind => ({
  kind: 'discord-roles',
  cron: '*/5 * * * *',
  run: ({ db, clock }) => settleDiscordRoles(db, airline, ask, clock()),
});

/** One round of giving and taking roles, until Discord's rate limit asks to wait. Idempotent. */
export async function settleDiscordRoles(
  db: Database,
  airline: Airline,
  ask: AskDiscord,
  now: Date,
): Promise<{ changed: number }> {
  const link = await readDiscordLink(db.queries);
  if (link === null || (link.hold_until !== null && link.hold_until > now)) return { changed: 0 };
  await forgetOld(db, now);
  const round = await giveAndTake(db, { airline, ask, link, now });
  if (link.removed_at !== null) await letGo(db, link.removed_at, round.refused, now);
  else if (link.problem !== null && round.changed > 0)
    await db.queries.updateTable('discord_link').set({ problem: null }).execute();
  return { changed: round.changed };
}

interface Round {
  airline: Airline;
  ask: AskDiscord;
  link: DiscordLink;
  now: Date;
}

async function giveAndTake(
  db: Database,
  { airline, ask, link, now }: Round,
): Promise<{ changed: number; refused: boolean }> {
  let changed = 0;
  for (const { pilotId, has, wants } of await readRoleDifferences(db.queries, link)) {
    const steps = [
      ...(has ? [{ method: 'DELETE', role: has } as const] : []),
      ...(wants ? [{ method: 'PUT', role: wants } as const] : []),
    ];
    for (const { method, role } of steps) {
      const path = `/guilds/${role.guildId}/members/${role.discordId}/roles/${role.roleId}`;
      const answer = await ask(method, path, link.token);
      const done = answer.status >= 200 && answer.status < 300;
      // A person who left the Discord server has no role to lose, and gets it after coming back. Nor can the bot take
      // roles in a server of which it is no longer part.
      const formerServer = role.guildId !== link.guild_id && (answer.status === 401 || answer.status === 403);
      const absent = answer.status === 404 || formerServer;
      if (method === 'DELETE' && (done || absent)) await forget(db, role);
      else if (done && pilotId !== null) await keep(db, pilotId, role, now);
      if (done) changed += 1;
      if (formerServer) continue;
      const stop = await mustStop(db, airline, link, answer, now);
      if (stop) return { changed, refused: stop === 'refused' };
      if (!done && !(absent && method === 'DELETE')) break;
    }
  }
  return { changed, refused: false };
}

/** Forgets roles that could not be taken back within `MOST_DAYS`; they stay in Discord. */
async function forgetOld(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MOST_DAYS * DAY_MS);
  await db.queries.deleteFrom('discord_role').where('left_at', '<', before).execute();
}

/** Deletes an unlinked server once no role is left to take back, Discord refuses the bot, or the days are over. */
function letGo(db: Database, removedAt: Date, refused: boolean, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const left = await tx.selectFrom('discord_role').select('role_id').limit(1).executeTakeFirst();
    const tooLong = now.getTime() - removedAt.getTime() > MOST_DAYS * DAY_MS;
    if (left !== undefined && !refused && !tooLong) return;
    await tx.deleteFrom('discord_role').execute();
    await tx.deleteFrom('discord_link').execute();
  });
}

async function forget(db: Database, { guildId, discordId, roleId }: GivenRole): Promise<void> {
  await db.queries
    .deleteFrom('discord_role')
    .where('guild_id', '=', guildId)
    .where('discord_id', '=', discordId)
    .where('role_id', '=', roleId)
    .execute();
}

async function keep(db: Database, pilotId: string, role: GivenRole, now: Date): Promise<void> {
  await db.queries
    .insertInto('discord_role')
    .values({
      guild_id: role.guildId,
      discord_id: role.discordId,
      role_id: role.roleId,
      // If the account was erased meanwhile, mark the role as left, so that the next round takes it back.
      pilot_id: sql`(select id from pilot where id = ${pilotId})`,
      left_at: sql`case when exists (select from pilot where id = ${pilotId}) then null else ${now}::timestamptz end`,
      given_at: now,
    })
    .onConflict((conflict) => conflict.columns(['guild_id', 'discord_id', 'role_id']).doNothing())
    .execute();
}

/** Stores a refusal or a requested wait. Answers `refused` or `later` if this round must stop, null if it can go on. */
async function mustStop(
  db: Database,
  airline: Airline,
  link: DiscordLink,
  { status, waitS }: DiscordAnswer,
  now: Date,
): Promise<'refused' | 'later' | null> {
  const problem = status === 401 ? TOKEN_REFUSED : status === 403 ? NOT_IN_SERVER : null;
  if (problem !== null) {
    const words =
      link.removed_at === null
        ? problem
        : 'Los roles que dio siguen puestos en Discord: quítalos allí con tus propias manos';
    await db.transaction(async (tx) => {
      await tx.updateTable('discord_link').set({ problem }).execute();
      if (link.problem === null || link.removed_at !== null)
        await tellStaff(tx, airline, 'keys.all', {
          kind: 'discord.refused',
          title: 'Discord no acepta al bot',
          body: `${words}.`,
          link: '/plataforma/mesa/integraciones',
        });
    });
    return 'refused';
  }
  if (waitS !== null) {
    const until = new Date(now.getTime() + Math.ceil(waitS * 1000));
    await db.queries.updateTable('discord_link').set({ hold_until: until }).execute();
    return 'later';
  }
  return status === 0 || status >= 500 ? 'later' : null;
}

/** Before an account is erased: marks its Discord role to be taken back, and removes the account from the row. */
export async function leaveDiscordRole(tx: Tx, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('discord_role')
    .set({ pilot_id: null, left_at: now })
    .where('pilot_id', '=', pilotId)
    .execute();
}
