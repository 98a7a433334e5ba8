import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { tellStaff } from '../messages/tell-staff.ts';
import type { AskDiscord, DiscordAnswer } from './discord-api.ts';
import { NOT_IN_SERVER, readDiscordLink, TOKEN_REFUSED } from './discord-link.ts';

type Link = NonNullable<Awaited<ReturnType<typeof readDiscordLink>>>;

/** The role somebody has by us or should have. */
interface Role {
  discordId: string;
  roleId: string;
}

/** Statuses in which a pilot is one of the airline. */
const MEMBERS = ['active', 'on_leave', 'inactive'];

/** Every few minutes: the roles of those who agree follow their ranks; what somebody takes back goes. */
export const discordRoles = (airline: Airline, ask: AskDiscord): JobKind => ({
  kind: 'discord-roles',
  cron: '*/5 * * * *',
  run: ({ db, clock }) => settleDiscordRoles(db, airline, ask, clock()),
});

/** Does one round of what there is to give and take, until Discord asks to wait. Safe to repeat. */
export async function settleDiscordRoles(
  db: Database,
  airline: Airline,
  ask: AskDiscord,
  now: Date,
): Promise<{ changed: number }> {
  const link = await readDiscordLink(db.queries);
  if (link === null || (link.hold_until !== null && link.hold_until > now)) return { changed: 0 };
  let changed = 0;
  for (const { pilotId, has, wants } of await readDifferences(db, link)) {
    const steps = [
      ...(has ? [{ method: 'DELETE', role: has } as const] : []),
      ...(wants ? [{ method: 'PUT', role: wants } as const] : []),
    ];
    for (const { method, role } of steps) {
      const path = `/guilds/${link.guild_id}/members/${role.discordId}/roles/${role.roleId}`;
      const answer = await ask(method, path, link.token);
      const done = answer.status >= 200 && answer.status < 300;
      // Who left the server has no role to lose, and gets it when they are back.
      const absent = answer.status === 404;
      if (done || absent) {
        if (method === 'DELETE') await forget(db, pilotId);
        else if (done) await keep(db, pilotId, role, now);
        if (done) changed += 1;
      }
      if (await mustStop(db, airline, link, answer, now)) return { changed };
      if (absent && method === 'PUT') break;
    }
  }
  if (link.problem !== null && changed > 0)
    await db.queries.updateTable('discord_link').set({ problem: null }).execute();
  return { changed };
}

async function readDifferences(db: Database, { roles }: Link) {
  const rows = await db.queries
    .selectFrom('pilot')
    .leftJoin('discord_role as role', 'role.pilot_id', 'pilot.id')
    .select([
      'pilot.id',
      'pilot.discord_id',
      'in_discord',
      'status',
      'rank_code',
      'role.discord_id as has_discord_id',
      'role.role_id',
    ])
    .where((is) => is.or([is('role.role_id', 'is not', null), is('in_discord', '=', true)]))
    .orderBy(sql`pilot.id`)
    .execute();
  return rows.flatMap((row) => {
    const roleId = roles[row.rank_code];
    const agrees = row.in_discord && MEMBERS.includes(row.status);
    const wants: Role | null =
      agrees && row.discord_id !== null && roleId !== undefined
        ? { discordId: row.discord_id, roleId }
        : null;
    const has: Role | null =
      row.role_id !== null && row.has_discord_id !== null
        ? { discordId: row.has_discord_id, roleId: row.role_id }
        : null;
    const same = has?.discordId === wants?.discordId && has?.roleId === wants?.roleId;
    return same ? [] : [{ pilotId: row.id, has, wants }];
  });
}

async function forget(db: Database, pilotId: string): Promise<void> {
  await db.queries.deleteFrom('discord_role').where('pilot_id', '=', pilotId).execute();
}

async function keep(db: Database, pilotId: string, { discordId, roleId }: Role, now: Date): Promise<void> {
  await db.queries
    .insertInto('discord_role')
    .values({ pilot_id: pilotId, discord_id: discordId, role_id: roleId, given_at: now })
    .execute();
}

/** Keeps what an answer says of the next requests; answers whether this round is over. */
async function mustStop(
  db: Database,
  airline: Airline,
  link: Link,
  { status, waitS }: DiscordAnswer,
  now: Date,
): Promise<boolean> {
  const problem = status === 401 ? TOKEN_REFUSED : status === 403 ? NOT_IN_SERVER : null;
  if (problem !== null) {
    await db.transaction(async (tx) => {
      await tx.updateTable('discord_link').set({ problem }).execute();
      if (link.problem === null)
        await tellStaff(tx, airline, 'keys.all', {
          kind: 'discord.refused',
          title: 'Discord no acepta al bot',
          body: `${problem}.`,
          link: '/plataforma/mesa/integraciones',
        });
    });
    return true;
  }
  if (waitS !== null) {
    const until = new Date(now.getTime() + Math.ceil(waitS * 1000));
    await db.queries.updateTable('discord_link').set({ hold_until: until }).execute();
    return true;
  }
  return status === 0 || status >= 500;
}
