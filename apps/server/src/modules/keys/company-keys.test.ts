import { expect, it } from 'vitest';
import { apiForTests, CALLSIGNS, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';

describeEachDatabase('Keys of the airline’s programs', (kind) => {
  const api = apiForTests(kind);
  const staff = signedInForTests(api, 'administrator');
  const make = async (scopes: string[], more = {}) =>
    (await staff.post('/keys', { label: 'Web', scopes, reason: 'Los totales de la web', ...more })).body as {
      key: { id: string };
      secret: string;
    };
  const ask = (secret: string, path: string) =>
    api.visitor().get(path, { headers: { Authorization: `Bearer ${secret}` } });

  it('read what their scopes say and nothing else, and show when they were used', async () => {
    const { key, secret } = await make(['staff:pilots', 'staff:timetable']);
    expect((await ask(secret, '/pilots')).status).toBe(200);
    expect((await ask(secret, '/timetable')).status).toBe(200);
    expect(await ask(secret, '/reviews')).toMatchObject({ status: 403, body: { code: 'sin-permiso' } });
    for (const path of ['/me', '/bookings', '/reports', '/keys', '/webhooks'])
      expect((await ask(secret, path)).status).toBe(403);
    const [listed] = (await staff.get('/keys')).body;
    expect(listed).toMatchObject({
      id: key.id,
      createdBy: CALLSIGNS.administrator,
      lastUsedAt: api.now().toISOString(),
    });
    expect(JSON.stringify(listed)).not.toContain(secret);
  });

  it('end with the rights of who made them, when they are withdrawn, and by their date', async () => {
    const { key, secret } = await make(['staff:pilots']);
    const id = await api.idOf('administrator');
    const become = (status: 'active' | 'suspended') =>
      api.db.queries.updateTable('pilot').set({ status }).where('id', '=', id).execute();
    await become('suspended');
    expect((await ask(secret, '/pilots')).status).toBe(403);
    await become('active');
    expect((await ask(secret, '/pilots')).body.items).not.toEqual([]);
    expect((await staff.post(`/keys/${key.id}/revoke`, { reason: 'Ya no se usa' })).status).toBe(204);
    expect((await ask(secret, '/pilots')).status).toBe(401);
    const short = await make(['staff:pilots'], { days: 1 });
    api.pass(86_401);
    expect((await ask(short.secret, '/pilots')).status).toBe(401);
  });

  it('end after a year unless staff renew them, which stands in the audit', async () => {
    const { key, secret } = await make(['staff:pilots']);
    const reason = 'La web sigue usándola';
    api.pass(360 * 86_400);
    await api.signIn(staff, 'administrator');
    const renewed = await staff.post(`/keys/${key.id}/renew`, { reason });
    expect(Date.parse(renewed.body.expiresAt) - api.now().getTime()).toBe(365 * 86_400_000);
    api.pass(6 * 86_400);
    expect((await ask(secret, '/pilots')).status).toBe(200);
    const { items } = (await staff.get('/audit?text=la+web+sigue')).body;
    expect(items).toMatchObject([{ action: 'company-key.renewed', reason }]);
    api.pass(360 * 86_400);
    expect((await ask(secret, '/pilots')).status).toBe(401);
    await api.signIn(staff, 'administrator');
    expect((await staff.post(`/keys/${key.id}/renew`, { reason })).status).toBe(404);
  });

  it('stand in the audit under their names', async () => {
    await make(['staff:pilots'], { label: 'Panel de la sala' });
    const { items } = (await staff.get('/audit?text=panel+de+la+sala')).body;
    expect(items).toMatchObject([{ subjectKind: 'api_key', subject: 'Panel de la sala' }]);
  });

  it('take no scope of a pilot', async () => {
    const refused = await staff.post('/keys', {
      label: 'x',
      scopes: ['acars:write'],
      reason: 'Los totales de la web',
    });
    expect(refused.status).toBe(422);
  });
});
