import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { apiForTests, signedInEachTest } from '#server/testing/api-server.ts';
import { application, apply, confirm, mailsTo } from '#server/testing/apply.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { removeOldApplications } from './application-rows.ts';

const REASON = 'Este mes no admitimos a nadie más.';

describeEachDatabase('applications at the desk', (kind) => {
  const api = apiForTests(kind, { byMail: true, trustedProxies: 1 });
  const staff = signedInEachTest(api, 'operations');

  /** Somebody applies and confirms; answers the id of the application and the mailbox. */
  async function arrive(changes: object = {}): Promise<{ id: string; email: string }> {
    const sent = application(changes);
    await apply(api, sent);
    await confirm(api, sent.email);
    const { items } = (await staff.get('/applications?limit=200')).body;
    return items.find(({ email }: { email: string }) => email === sent.email);
  }
  const decided = async (id: string) =>
    (await staff.get('/applications?state=decided')).body.items.find((one: { id: string }) => one.id === id);

  it('accepted become pilots who choose a password and come in, under the name and number they gave', async () => {
    const { id, email } = await arrive({ name: 'Bea Ruiz', ivaoVid: 765_432 });
    const { callsign } = (await staff.get('/invitations/next-callsign')).body;
    const { status, body } = await staff.post(`/applications/${id}/accept`, { callsign });
    expect([status, body.callsign, body.mailed]).toEqual([200, callsign, true]);
    const mail = (await mailsTo(api, email)).at(-1);
    expect(mail?.body).toContain(`Hemos aceptado tu solicitud. Te esperamos como ${callsign}.`);
    expect(mail?.body).toContain(body.url);
    const accepted = await api.visitor().post('/invitations/accept', {
      token: new URL(body.url).hash.slice(1),
      password: 'nubes sobre la meseta',
      termsAccepted: true,
      oldEnough: true,
    });
    expect(accepted.body).toMatchObject({ stage: 'open', pilot: { callsign } });
    const row = await api.db.queries
      .selectFrom('pilot')
      .select(['id', 'name', 'email', 'ivao_vid'])
      .where('callsign', '=', callsign)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: 'Bea Ruiz', email, ivao_vid: 765_432 });
    expect(await decided(id)).toMatchObject({ state: 'accepted', callsign, decidedBy: 'PRB004', alike: [] });
    const [noted] = (await (await api.signedIn('administrator')).get('/audit?action=application.')).body
      .items;
    expect(noted).toMatchObject({ action: 'application.accepted', actor: 'PRB004', subjectId: id });
    // Who has come in is no longer undone here.
    const undone = await staff.post(`/applications/${id}/reopen`, { reason: REASON });
    expect([undone.status, undone.body.code]).toEqual([409, 'estado-de-cuenta']);
    expect(undone.body.detail).toContain(`Ya ha entrado como ${callsign}`);
  });

  it('are decided once, whoever presses twice or at once', async () => {
    const { id } = await arrive();
    const second = await api.signedIn('administrator');
    const [next, other] = ['PRB061', 'PRB062'];
    const answers = await Promise.all([
      staff.post(`/applications/${id}/accept`, { callsign: next }),
      second.post(`/applications/${id}/accept`, { callsign: other }),
      second.post(`/applications/${id}/decline`, { reason: REASON }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(2);
    const { count } = await api.db.queries
      .selectFrom('pilot')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('callsign', 'in', [next, other])
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(statuses[2] === 204 ? 0 : 1);
  });

  it('keep waiting where the callsign or the address cannot be had', async () => {
    const { id, email } = await arrive();
    const accept = (callsign: string) => staff.post(`/applications/${id}/accept`, { callsign });
    expect((await accept('PRB001')).body.code).toBe('indicativo-ocupado');
    expect((await accept('XXX1')).body.code).toBe('indicativo-no-valido');
    const pilot = api.db.queries.updateTable('pilot').where('callsign', '=', 'PRB005');
    await pilot.set({ email }).execute();
    expect((await accept('PRB063')).body.code).toBe('correo-ocupado');
    const { items } = (await staff.get('/applications?limit=200')).body;
    expect(items.find((one: { id: string }) => one.id === id)).toMatchObject({
      alike: [{ by: 'email', callsign: 'PRB005', state: null }],
    });
    await pilot.set({ email: null }).execute();
    expect((await accept('PRB063')).status).toBe(200);
  });

  it('not accepted send the reason, and wait again once that is taken back', async () => {
    const { id, email } = await arrive();
    const decline = (reason: string) => staff.post(`/applications/${id}/decline`, { reason });
    expect((await decline('No')).status).toBe(422);
    expect((await decline(REASON)).status).toBe(204);
    expect((await decline(REASON)).status).toBe(412);
    expect((await mailsTo(api, email)).at(-1)?.body).toContain(REASON);
    expect(await decided(id)).toMatchObject({ state: 'declined', reason: REASON, callsign: null });
    const again = await staff.post(`/applications/${id}/reopen`, { reason: 'Ya hay plazas otra vez.' });
    expect(again.status).toBe(204);
    expect((await mailsTo(api, email)).at(-1)?.body).toContain('Ya hay plazas otra vez.');
    expect(await decided(id)).toBeUndefined();
    const counters = (await staff.get('/desk')).body.counters;
    const counter = counters.find((one: { id: string }) => one.id === 'applications');
    expect(counter).toMatchObject({ open: '/mesa/solicitudes' });
    expect(counter.count).toBeGreaterThan(0);
  });

  it('accepted and taken back end the invitation, and free the callsign', async () => {
    const { id, email } = await arrive();
    const accept = () => staff.post(`/applications/${id}/accept`, { callsign: 'PRB064' });
    const { url } = (await accept()).body;
    expect((await staff.post(`/applications/${id}/reopen`, { reason: REASON })).status).toBe(204);
    const token = new URL(url).hash.slice(1);
    expect((await api.visitor().post('/links/look', { token })).status).toBe(410);
    expect((await mailsTo(api, email)).at(-1)?.body).toContain('ya no vale');
    expect((await accept()).status).toBe(200);
  });

  it('whose invitation ran out say so, and can be looked at again', async () => {
    const { id } = await arrive();
    await staff.post(`/applications/${id}/accept`, { callsign: 'PRB065' });
    await staff.post('/pilots/PRB065/retire', { reason: 'Se ha dado por error.' });
    expect(await decided(id)).toMatchObject({ state: 'accepted', callsign: null });
    expect((await staff.post(`/applications/${id}/reopen`, { reason: REASON })).status).toBe(204);
  });

  it('tell of numbers that pilots and other applications have, and give no account a number twice', async () => {
    const set = (vatsim_cid: number | null) =>
      api.db.queries.updateTable('pilot').set({ vatsim_cid }).where('callsign', '=', 'PRB005').execute();
    await set(900_001);
    await arrive({ vatsimCid: 900_001, ivaoVid: 900_002 });
    const { id } = await arrive({ vatsimCid: 900_001, ivaoVid: 900_002 });
    const { items } = (await staff.get('/applications?limit=200')).body;
    expect(items.find((one: { id: string }) => one.id === id).alike).toEqual([
      { by: 'vatsim', callsign: 'PRB005', state: null },
      { by: 'vatsim', callsign: null, state: 'waiting' },
      { by: 'ivao', callsign: null, state: 'waiting' },
    ]);
    await staff.post(`/applications/${id}/accept`, { callsign: 'PRB066' });
    const row = await api.db.queries
      .selectFrom('pilot')
      .select(['vatsim_cid', 'ivao_vid'])
      .where('callsign', '=', 'PRB066')
      .executeTakeFirst();
    expect(row).toEqual({ vatsim_cid: null, ivao_vid: 900_002 });
    await set(null);
  });

  it('by the thousand come in parts, each once, the oldest first', async () => {
    await sql`insert into application (id, state, name, email, answers, sent_at)
      select ('0000' || lpad(to_hex(n), 4, '0') || '-0000-7000-8000-000000000000')::uuid, 'waiting', 'Persona ' || n,
        'persona' || n || '@example.org', '[]', ${api.now()}::timestamptz
      from generate_series(1, 2000) n`.execute(api.db.queries);
    const names: string[] = [];
    let cursor = '';
    do {
      const { status, body } = await staff.get(`/applications?limit=200${cursor}`);
      expect(status).toBe(200);
      expect(body.items.length).toBeLessThanOrEqual(200);
      names.push(...body.items.map(({ name }: { name: string }) => name));
      cursor = body.next === undefined ? '' : `&cursor=${encodeURIComponent(body.next)}`;
    } while (cursor !== '');
    const those = names.filter((name) => name.startsWith('Persona '));
    expect(those).toEqual(Array.from({ length: 2000 }, (_, i) => `Persona ${i + 1}`));
    await api.db.queries.deleteFrom('application').where('name', 'like', 'Persona %').execute();
  });

  it('go after their days: unconfirmed, waiting and decided', async () => {
    await api.db.queries.deleteFrom('application').execute();
    await apply(api, application({ name: 'Sin confirmar' }));
    await arrive({ name: 'Espera' });
    const { id } = await arrive({ name: 'Decidida' });
    await staff.post(`/applications/${id}/decline`, { reason: REASON });
    const left = async (days: number) => {
      const now = new Date(api.now().getTime() + days * 86_400_000 + 60_000);
      await removeOldApplications(api.db.queries, now);
      const rows = await api.db.queries.selectFrom('application').select('name').orderBy('name').execute();
      return rows.map(({ name }) => name);
    };
    expect(await left(2)).toEqual(['Decidida', 'Espera', 'Sin confirmar']);
    expect(await left(3)).toEqual(['Decidida', 'Espera']);
    expect(await left(89)).toEqual(['Decidida', 'Espera']);
    expect(await left(90)).toEqual(['Espera']);
    expect(await left(180)).toEqual([]);
  });
});
