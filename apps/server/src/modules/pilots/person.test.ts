import { expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { packExport } from '#server/modules/own-data/pack-export.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { csvIn } from '#server/testing/plain-outputs.ts';

const reason = 'Lo ha pedido por correo.';

describeEachDatabase('the person behind an account', (kind) => {
  const api = apiForTests(kind);
  const administrator = signedInForTests(api, 'administrator');
  const operations = signedInForTests(api, 'operations');
  const pilot = signedInForTests(api, 'pilot');
  const correct = async (client: ApiClient, callsign: string, body: object, version?: number) => {
    const seen = version ?? (await client.get(`/pilots/${callsign}`)).body.version;
    return client.ask('PUT', `/pilots/${callsign}/person`, {
      body: { ...body, reason },
      headers: { 'If-Match': `"v${seen}"` },
    });
  };

  it('has a name that staff put right, and an address that those do who see it; the pilot is told', async () => {
    expect((await correct(pilot, 'PRB005', { name: 'Otro nombre' }, 1)).status).toBe(403);
    expect((await correct(operations, 'PRB005', { name: 'Eco Corregido' })).body.name).toBe('Eco Corregido');
    expect((await correct(operations, 'PRB005', { email: 'eco@example.org' })).body.code).toBe(
      'permiso-que-no-tienes',
    );
    const moved = await correct(administrator, 'PRB005', { email: 'Eco@Example.org' });
    expect(moved.body).toMatchObject({ name: 'Eco Corregido', email: 'eco@example.org' });
    expect((await correct(administrator, 'PRB006', { email: 'eco@example.org' })).body.code).toBe(
      'correo-ocupado',
    );
    await correct(administrator, 'PRB005', { email: 'otro@example.org' });
    const mails = await api.db.queries.selectFrom('outbox').select(['target', 'subject']).execute();
    expect(mails).toContainEqual({
      target: 'eco@example.org',
      subject: 'El correo de tu cuenta ha cambiado',
    });
    const { items } = (await pilot.get('/me/messages')).body;
    expect(items[0]).toMatchObject({ title: 'El equipo ha corregido tu correo' });
    // The audit outlives an erasure: it says what was corrected, and not to what.
    const audit = (await administrator.get('/audit?text=pedido+por+correo')).body;
    expect(audit.items).not.toEqual([]);
    expect(JSON.stringify(audit)).not.toMatch(/example\.org|Corregido/);
  });

  it('of an invitation that went to a wrong address gets it right, and that link opens nothing', async () => {
    const order = { callsign: 'PRB071', email: 'mal@example.org', oldEnough: true, reason };
    const { body } = await operations.post('/pilots', order);
    const token = body.url.split('#')[1];
    const look = async () => (await api.visitor().post('/links/look', { token })).status;
    expect(await look()).toBe(200);
    expect((await correct(administrator, 'PRB071', { email: 'bien@example.org' })).status).toBe(200);
    expect(await look()).toBe(410);
  });

  it('is not written over by a form that was open before', async () => {
    const { version } = (await operations.get('/pilots/PRB006')).body;
    expect((await correct(operations, 'PRB006', { name: 'Fox Uno' }, version)).status).toBe(200);
    const late = await correct(operations, 'PRB006', { name: 'Fox Dos' }, version);
    expect(late).toMatchObject({ status: 412, body: { code: 'cambiado-entretanto' } });
    expect(late.body.detail).toContain('ha corregido su nombre o su correo');
    const same = await correct(operations, 'PRB006', { name: 'Fox Uno' });
    expect(same.body.errors).toEqual([
      { pointer: '/name', message: 'Ya está así. Corrige el nombre o el correo' },
    ]);
    for (const name of ['', 'x', '\u202Exof', 'a'.repeat(81)])
      expect((await correct(operations, 'PRB006', { name })).status, name).toBe(422);
  });

  it('has notes that staff write and remove, which the own copy holds and nobody else reads', async () => {
    const path = '/pilots/PRB005/notes';
    const text = 'Prefiere que le escriban por la tarde.';
    expect((await pilot.get(path)).status).toBe(403);
    expect((await pilot.post(path, { text })).status).toBe(403);
    const written = await operations.post(path, { text });
    expect(written.body).toMatchObject({ text, by: 'PRB004' });
    const other = (await operations.post('/pilots/PRB006/notes', { text: 'De otra persona.' })).body;
    expect((await administrator.get(path)).body).toEqual([written.body]);
    const id = await api.idOf('pilot');
    const copy = async () =>
      (await csvIn(await api.db.transaction((tx) => packExport(tx, id)))).get('tablas/pilot_note.csv') ?? '';
    expect(await copy()).toContain(text);
    expect(await copy()).not.toContain('De otra persona');
    const remove = (note: string) => operations.post(`${path}/${note}/remove`, { reason });
    expect((await remove(other.id)).status).toBe(404);
    expect((await remove(written.body.id)).status).toBe(204);
    expect((await remove(written.body.id)).status).toBe(404);
    expect(await copy()).not.toContain(text);
    expect((await administrator.get('/audit?text=prefiere')).body.items).toEqual([]);
    // Nobody takes away what colleagues have noted about them.
    const about = (await administrator.post('/pilots/PRB004/notes', { text })).body;
    const own = await operations.post(`/pilots/PRB004/notes/${about.id}/remove`, { reason });
    expect(own).toMatchObject({ status: 403, body: { code: 'asunto-propio' } });
    for (const bad of ['', ' a ', 'x'.repeat(2001), 7, null]) {
      const refused = await operations.post(path, { text: bad });
      expect([refused.status, refused.body.code], JSON.stringify(bad)).toEqual([422, 'datos-no-validos']);
    }
  });

  it('comes after those before: the first free callsign is proposed, and none of a flight or of who left lately', async () => {
    const asked = async () => (await operations.get('/invitations/next-callsign')).body;
    const next = async () => (await asked()).callsign;
    expect((await asked()).minAge).toBe(sampleAirline.accountRules.minAge);
    expect((await pilot.get('/invitations/next-callsign')).status).toBe(403);
    const first = await next();
    expect(first).toMatch(/^PRB\d{3}$/);
    const invited = await operations.post('/pilots', { callsign: first, oldEnough: true, reason });
    expect(invited.status).toBe(201);
    expect(await next()).not.toBe(first);
    await operations.post(`/pilots/${first}/retire`, { reason });
    expect(
      (await operations.post('/pilots', { callsign: await next(), oldEnough: true, reason })).status,
    ).toBe(201);
  });
});
