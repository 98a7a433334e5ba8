import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { WITH_CONSENT } from '@va/domain/webhooks/webhook-events.ts';
import type { SetDiscord } from '@va/contract/pilots/discord.ts';
import { type ApiServer, type Person, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { startOutside, type Asked, type StubAnswer } from '#server/testing/outside-stub.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { refusalOf } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { announce } from '#server/kernel/messages/announce.ts';
import { discordApi, type AskDiscord } from './discord-api.ts';
import { setDiscord, viewDiscord } from './discord-link.ts';
import { settleDiscordRoles } from './discord-roles.ts';

const GUILD = '100000000000000001';
const ROLES = { 'segundo-oficial': '200000000000000001', comandante: '200000000000000002' };
const MEMBER = '300000000000000001';
const TOKEN = 'a token of the bot of the airline';
const KNOWN = JSON.stringify(Object.values(ROLES).map((id) => ({ id, name: 'x' })));

describeEachDatabase('roles of Discord', (kind) => {
  let api: ApiServer;
  let outside: Awaited<ReturnType<typeof startOutside>>;
  let ask: AskDiscord;
  const usual = ({ path }: Asked): StubAnswer =>
    path.endsWith('/roles') ? { status: 200, body: KNOWN } : { status: 204 };
  let answer = usual;
  beforeAll(async () => {
    api = await startApi(kind);
    outside = await startOutside((asked) => answer(asked));
    ask = discordApi(outside.url, 500);
  });
  beforeEach(() => {
    answer = usual;
    outside.asked.length = 0;
  });
  afterEach(() => api.pass(60));
  afterAll(async () => {
    await outside.close();
    await api.close();
  });
  const set = async (given: Partial<SetDiscord & { version: number }> = {}) => {
    const { version } = await viewDiscord(api.db.queries, sampleAirline);
    const pilotId = await api.idOf('administrator');
    const actor = { pilotId, callsign: 'PRB001', capabilities: new Set(['keys.all']) };
    const context = { now: api.now(), requestId: null, addressHash: null };
    return setDiscord(
      api.db,
      { airline: sampleAirline, ask },
      { guildId: GUILD, token: TOKEN, roles: ROLES, reason: 'Servidor nuevo', version, ...given },
      { actor, context } as unknown as Parameters<typeof setDiscord>[3],
    );
  };
  const settle = () => settleDiscordRoles(api.db, sampleAirline, ask, api.now());
  const asked = () => outside.asked.map(({ path }) => path.replace(`/guilds/${GUILD}/members/`, ''));
  const change = async (body: object, person: Person = 'pilot') => {
    const pilot = await api.signedIn(person);
    const { version } = (await pilot.get('/me')).body;
    const changed = await pilot.patch('/me', body, version);
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    return changed.body;
  };

  it('are kept only when Discord takes token, server and roles, and say what to do otherwise', async () => {
    const refused = async (stub: StubAnswer, given: Partial<SetDiscord> = {}) => {
      answer = () => stub;
      return set(given).then(
        () => 'kept',
        (problem: { detail?: string; message: string }) => problem.detail ?? problem.message,
      );
    };
    expect(await refused({ status: 401 })).toContain('no acepta el token del bot');
    expect(await refused({ status: 404 })).toContain('invítalo con el permiso');
    expect(await refused({ status: 429, headers: { 'retry-after': '7' } })).toContain('esperar 7 segundos');
    expect(await refused({ status: 302, headers: { location: 'http://10.0.0.1/' } })).toContain(
      'no contesta',
    );
    expect(await refused({ status: 200, silent: true })).toContain('no contesta');
    expect(await refused({ status: 200, endless: true })).toContain('no contesta');
    expect(await refused({ status: 200, body: '[]' })).toContain('ningún rol con el número');
    answer = () => ({ status: 200, body: '[]' });
    await expect(set({ roles: { comandante: MEMBER } })).rejects.toMatchObject({
      extras: { errors: [{ pointer: '/roles/comandante' }] },
    });
    expect(await refused({ status: 200, body: KNOWN }, { roles: { nadie: MEMBER } })).toContain('«nadie»');
    expect(await api.db.queries.selectFrom('discord_link').selectAll().execute()).toEqual([]);
    answer = usual;
    expect(await set()).toMatchObject({ guildId: GUILD, given: 0, problem: null });
    const staff = await api.signedIn('administrator');
    expect(JSON.stringify((await staff.get('/discord')).body)).not.toContain(TOKEN);
    const entries = (await staff.get('/audit?action=discord')).body;
    expect(JSON.stringify(entries)).not.toContain(TOKEN);
    expect(entries.items[0]).toMatchObject({ subjectId: null, subject: null });
    expect(refusalOf(await (await api.signedIn('operations')).get('/discord'))).toEqual([403, 'sin-permiso']);
  });

  it('are kept once of two windows that read them alike, and say to the other who was first', async () => {
    const { version } = await viewDiscord(api.db.queries, sampleAirline);
    const both = await Promise.allSettled([set({ version }), set({ version })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(set({ version })).rejects.toMatchObject({
      code: 'cambiado-entretanto',
      message: expect.stringMatching(
        /^PRB001 ha cambiado los roles a las \d\d:\d\dZ, mientras lo tenías abierto/,
      ),
    });
    const staff = await api.signedIn('administrator');
    const view = await staff.get('/discord');
    expect(view.headers.get('etag')).toBe(`"v${view.body.version}"`);
    const body = { guildId: GUILD, roles: {}, reason: 'Servidor nuevo' };
    expect(refusalOf(await staff.put('/discord', body))).toEqual([428, 'falta-if-match']);
  });

  it('come with the consent, follow the rank, and go when it is taken back', async () => {
    await settle();
    expect(asked()).toEqual([]);
    const { consents } = await change({ inDiscord: true, discordId: MEMBER });
    expect(consents.inDiscord).toEqual({ granted: true, at: api.now().toISOString() });
    expect(await settle()).toEqual({ changed: 1 });
    await settle();
    expect(asked()).toEqual([`${MEMBER}/roles/${ROLES['segundo-oficial']}`]);
    const rank = (code: string) =>
      api.db.queries.updateTable('pilot').set({ rank_code: code }).where('callsign', '=', 'PRB005').execute();
    await rank('comandante');
    expect(await settle()).toEqual({ changed: 2 });
    await change({ inDiscord: false });
    expect(await settle()).toEqual({ changed: 1 });
    expect(asked().slice(1)).toEqual([
      `${MEMBER}/roles/${ROLES['segundo-oficial']}`,
      `${MEMBER}/roles/${ROLES.comandante}`,
      `${MEMBER}/roles/${ROLES.comandante}`,
    ]);
    await rank('segundo-oficial');
  });

  it('wait as Discord says, pass over who is not there, and tell staff once of a token that ran out', async () => {
    await change({ inDiscord: true });
    answer = () => ({ status: 429, headers: { 'retry-after': '90' } });
    await settle();
    await settle();
    expect(asked()).toHaveLength(1);
    api.pass(90);
    answer = () => ({ status: 404 });
    expect(await settle()).toEqual({ changed: 0 });
    answer = () => ({ status: 401 });
    await settle();
    await settle();
    const staff = await api.signedIn('administrator');
    const told = (await staff.get('/me/messages')).body.items.filter(
      (one: { kind: string }) => one.kind === 'discord.refused',
    );
    expect(told).toHaveLength(1);
    expect((await staff.get('/discord')).body.problem).toContain('Crea otro en el portal de desarrolladores');
    answer = usual;
    expect(await settle()).toEqual({ changed: 1 });
    expect((await staff.get('/discord')).body).toMatchObject({ problem: null, given: 1 });
  });

  it('are taken back, without a trace here, when the server is let go of or the account erased', async () => {
    const staff = await api.signedIn('administrator');
    const kept = () => api.db.queries.selectFrom('discord_role').selectAll().execute();
    const shown = { guildId: null, problem: null };
    const remove = (version: number) =>
      staff.post('/discord/remove', { reason: 'El servidor se cierra' }, { 'If-Match': `"v${version}"` });
    const { version: read } = (await staff.get('/discord')).body;
    const put = await set();
    expect(refusalOf(await remove(read))).toEqual([412, 'cambiado-entretanto']);
    expect((await remove(put.version)).status).toBe(204);
    const gone = (await staff.get('/discord')).body;
    expect(gone).toMatchObject(shown);
    expect(refusalOf(await remove(put.version))).toEqual([412, 'cambiado-entretanto']);
    expect(refusalOf(await remove(gone.version))).toEqual([404, 'no-encontrado']);
    outside.asked.length = 0;
    await expect(set({ version: put.version, token: undefined })).rejects.toMatchObject({
      code: 'cambiado-entretanto',
      message: expect.stringContaining('ha quitado el servidor'),
    });
    expect(asked()).toEqual([]);
    answer = () => ({ status: 500 });
    await settle();
    expect(await kept()).toHaveLength(1);
    answer = usual;
    expect(await settle()).toEqual({ changed: 1 });
    expect(asked().at(-1)).toBe(`${MEMBER}/roles/${ROLES['segundo-oficial']}`);
    expect(await kept()).toEqual([]);
    expect(await api.db.queries.selectFrom('discord_link').selectAll().execute()).toEqual([]);

    await set();
    await settle();
    expect(await kept()).toHaveLength(1);
    const otherServer = GUILD.replace('1', '9');
    await set({ guildId: otherServer });
    expect(await settle()).toEqual({ changed: 2 });
    expect(outside.asked.slice(-2).map(({ path }) => path.split('/')[2])).toEqual([GUILD, otherServer]);

    const pilot = await api.signedIn('pilot');
    const erased = await pilot.post('/me/erase', { callsign: 'PRB005', password: PASSWORD });
    expect(erased.status, JSON.stringify(erased.body)).toBe(204);
    expect((await kept()).map(({ pilot_id }) => pilot_id)).toEqual([null]);
    expect(await settle()).toEqual({ changed: 1 });
    expect(await kept()).toEqual([]);
    expect(await settle()).toEqual({ changed: 0 });
  });

  it.each(WITH_CONSENT)(
    'and «%s» are told in a channel only with consent, also when it is taken back before it is sent',
    async (event) => {
      const staff = await api.signedIn('administrator');
      const add = async (format: 'discord' | 'json') => {
        const { body } = await staff.post('/webhooks', {
          label: format,
          url: 'https://canal.example.org/x',
          format,
          events: [event],
          reason: 'El canal de los ascensos',
        });
        return body.webhook.id as string;
      };
      const [channel, program] = [await add('discord'), await add('json')];
      const pilotId = await api.idOf('other');
      const grant = () =>
        api.db.transaction((tx) =>
          announce(tx, event, { pilotId, news: { title: 'Comandante' }, now: api.now() }),
        );
      const queued = async (id: string) => {
        const rows = await api.db.queries
          .selectFrom('outbox')
          .select('id')
          .where('webhook_id', '=', id)
          .execute();
        return rows.length;
      };
      await change({ inDiscord: false }, 'other');
      await grant();
      expect([await queued(channel), await queued(program)]).toEqual([0, 1]);
      await change({ inDiscord: true }, 'other');
      await grant();
      expect([await queued(channel), await queued(program)]).toEqual([1, 2]);
      await change({ inDiscord: false }, 'other');
      expect([await queued(channel), await queued(program)]).toEqual([0, 2]);
    },
  );
});
