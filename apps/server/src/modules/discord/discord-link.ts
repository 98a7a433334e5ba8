import { z } from 'zod';
import type { DiscordView, SetDiscord } from '@va/contract/pilots/discord.ts';
import { Problem, wrongValue } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { expectSeen } from '#server/kernel/audit/expect-seen.ts';
import type { AskDiscord, DiscordAnswer } from './discord-api.ts';

const capability = 'keys.all';
const rolesSchema = z.record(z.string(), z.string());
const answeredRolesSchema = z.array(z.object({ id: z.string() }));

export type DiscordLink = NonNullable<Awaited<ReturnType<typeof readDiscordLink>>>;

/**
 * The linked Discord server with bot token and roles, for the jobs, also while it is being unlinked; null without one.
 */
export async function readDiscordLink(queries: Queries) {
  const row = await queries.selectFrom('discord_link').selectAll().executeTakeFirst();
  return row ? { ...row, roles: rolesSchema.parse(row.roles) } : null;
}

/** The same for staff, without the token. */
export async function viewDiscord(queries: Queries, { ranks }: Airline): Promise<DiscordView> {
  const kept = await readDiscordLink(queries);
  const link = kept?.removed_at === null ? kept : null;
  const { given } = await queries
    .selectFrom('discord_role')
    .select((of) => of.fn.countAll<number>().as('given'))
    .executeTakeFirstOrThrow();
  return {
    guildId: link?.guild_id ?? null,
    problem: link?.problem ?? null,
    given: Number(given),
    version: await readVersion(queries),
    ranks: ranks.map(({ code, title }) => ({ code, title, roleId: link?.roles[code] ?? null })),
  };
}

/** Audit subject of the link; there is only one, so it has no id. */
const SUBJECT = { kind: 'discord', id: null };
const ACTS = { 'discord.changed': 'ha cambiado los roles', 'discord.removed': 'ha quitado el servidor' };

/** Optimistic lock: throws `cambiado-entretanto` if the link changed since the caller read it. */
const expectVersion = async (queries: Queries, version: number) =>
  expectSeen(queries, { version: await readVersion(queries) }, version, SUBJECT, ACTS);

/**
 * The link's version: the number of its last audit entry, since a row that is deleted and made again cannot count on.
 */
async function readVersion(queries: Queries): Promise<number> {
  const { last } = await queries
    .selectFrom('audit_entry')
    .select((of) => of.fn.max('seq').as('last'))
    .where('subject_kind', '=', SUBJECT.kind)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/**
 * Stores server, bot and roles after asking Discord whether they fit together. Throws `datos-no-validos` with what is
 * wrong, and `cambiado-entretanto` if the link changed since the caller read it.
 */
export async function setDiscord(
  db: Database,
  { airline, ask }: { airline: Airline; ask: AskDiscord },
  { guildId, token: given, roles, version }: SetDiscord & { version: number },
  by: By,
): Promise<DiscordView> {
  // Check the version before all else: another refusal might be due to somebody else's change.
  await expectVersion(db.queries, version);
  const before = await readDiscordLink(db.queries);
  // Do not reuse the token of an unlinked server: staff must enter it again.
  const token = given ?? (before?.removed_at === null ? before.token : undefined);
  if (token === undefined) throw wrongValue('/token', 'Falta el token del bot');
  const unknownRank = Object.keys(roles).find((code) => !airline.ranks.some((rank) => rank.code === code));
  if (unknownRank !== undefined) throw wrongValue('/roles', `La compañía no tiene el rango «${unknownRank}»`);
  const answer = await ask('GET', `/guilds/${guildId}/roles`, token);
  const known = rolesIn(answer);
  const missing = Object.entries(roles).find(([, id]) => !known.has(id));
  if (missing !== undefined)
    throw wrongValue(
      `/roles/${missing[0]}`,
      `En ese servidor no hay ningún rol con el número ${missing[1]}: cópialo otra vez`,
    );
  return db.transaction(async (tx) => {
    const values = { guild_id: guildId, token, roles: JSON.stringify(roles) };
    const fresh = {
      ...values,
      hold_until: null,
      problem: null,
      removed_at: null,
      updated_at: by.context.now,
    };
    await tx
      .insertInto('discord_link')
      .values(fresh)
      .onConflict((conflict) => conflict.column('one').doUpdateSet(fresh))
      .execute();
    // After the row is written, so that of two changes at once the second finds the first.
    await expectVersion(tx, version);
    await audit(tx, {
      by,
      capability,
      action: 'discord.changed',
      subject: SUBJECT,
      before: before && { guildId: before.guild_id, roles: before.roles },
      after: { guildId, roles, newToken: given !== undefined },
    });
    return viewDiscord(tx, airline);
  });
}

/**
 * Unlinks the server: the job gives no more roles, and takes back the given ones in its next rounds. Throws
 * `cambiado-entretanto` if the link changed since the caller read it, and `no-encontrado` without one.
 */
export function removeDiscord(db: Database, version: number, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .updateTable('discord_link')
      .set({ removed_at: by.context.now, hold_until: null })
      .where('removed_at', 'is', null)
      .returning('guild_id')
      .executeTakeFirst();
    // After the row is written, so that of two changes at once the second finds the first.
    await expectVersion(tx, version);
    if (removed === undefined) throw new Problem('no-encontrado');
    await audit(tx, {
      by,
      capability,
      action: 'discord.removed',
      subject: SUBJECT,
      before: { guildId: removed.guild_id },
    });
  });
}

function rolesIn({ status, waitS, body }: DiscordAnswer): Set<string> {
  const read = answeredRolesSchema.safeParse(body);
  if (status === 200 && read.success) return new Set(read.data.map(({ id }) => id));
  if (status === 401) throw wrongValue('/token', TOKEN_REFUSED);
  if (status === 403 || status === 404) throw wrongValue('/guildId', NOT_IN_SERVER);
  if (status === 429)
    throw wrongValue('', `Discord pide esperar ${Math.ceil(waitS ?? 60)} segundos: repítelo después`);
  throw wrongValue(
    '',
    'Discord no contesta: repítelo dentro de un rato; si sigue igual, quien administra el servidor mira DISCORD_URL',
  );
}

/** The message to staff when Discord does not accept the bot's token. */
export const TOKEN_REFUSED =
  'Discord no acepta el token del bot: está mal copiado o ha caducado. Crea otro en el portal de desarrolladores de Discord y ponlo en Integraciones';
export const NOT_IN_SERVER =
  'El bot no está en ese servidor o no puede ver sus roles: invítalo con el permiso «Gestionar roles» y pon su rol por encima de los que da, o corrige el número';
