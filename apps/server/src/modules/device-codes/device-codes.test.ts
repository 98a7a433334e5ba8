import { beforeAll, beforeEach, expect, it } from 'vitest';
import { deviceCodeSchema } from '@va/contract/account/device.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { startBody } from '#server/testing/test-flight.ts';

describeEachDatabase('a program that shows a code', (kind) => {
  const api = apiForTests(kind);
  let program: ApiClient;
  let pilot: ApiClient;
  beforeAll(async () => {
    program = api.visitor();
    pilot = await api.signedIn('pilot');
  });
  // Tries are counted by the minute, and a proof is good for a quarter of an hour.
  beforeEach(async () => {
    api.pass(61);
    await api.signIn(pilot, 'pilot');
  });

  const ask = async (body: object = { program: 'Grabador del PC' }) => {
    const answer = await program.post('/device', body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return deviceCodeSchema.parse(answer.body);
  };
  const take = async (deviceCode: string) => {
    const { status, body, headers } = await program.post('/device/token', { deviceCode });
    return { status, code: body.code, body, wait: Number(headers.get('retry-after')) };
  };

  it('gets a key with what it asked for once the pilot has agreed, and flies with it', async () => {
    const code = await ask();
    expect(code).toMatchObject({ interval: 5, expiresIn: 600 });
    expect(code.userCode).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(code.verificationUrlComplete).toBe(`${code.verificationUrl}?codigo=${code.userCode}`);
    expect(await take(code.deviceCode)).toMatchObject({
      status: 400,
      code: 'autorizacion-pendiente',
      wait: 5,
    });
    // As people type it: small letters, without the hyphen.
    const userCode = code.userCode.toLowerCase().replace('-', ' ');
    const { body: seen } = await pilot.post('/device/look', { userCode });
    expect(seen).toMatchObject({ program: 'Grabador del PC', state: 'pending' });
    const agreed = { userCode, approve: true };
    for (let times = 0; times < 2; times += 1)
      expect((await pilot.post('/device/decide', agreed)).body).toMatchObject({ state: 'approved' });
    api.pass(5);
    const { status, body } = await take(code.deviceCode);
    expect([status, body.key.label, body.key.scopes]).toEqual([
      200,
      'Grabador del PC',
      ['acars:write', 'own:read'],
    ]);
    const bearer = { Authorization: `Bearer ${body.secret}` };
    const begun = await api.visitor().post('/reports/start', startBody('by-code'), bearer);
    expect(begun.status, JSON.stringify(begun.body)).toBe(201);
    await api.visitor().post(`/reports/${begun.body.code}/discard`, {}, bearer);
    // Whether the program has called since is in the list of keys; and the pilot was told.
    const listed = (await pilot.get('/me/keys')).body.find(({ id }: { id: string }) => id === body.key.id);
    expect(listed.lastUsedAt).toBe(api.now().toISOString());
    const { body: inbox } = await pilot.get('/me/messages');
    expect(
      inbox.items.filter(({ kind: told }: { kind: string }) => told === 'device.connected'),
    ).toHaveLength(1);
    api.pass(5);
    expect(await take(code.deviceCode)).toMatchObject({ status: 400, code: 'codigo-caducado' });
  });

  it('is told to slow down, each time by five seconds more', async () => {
    const { deviceCode, userCode } = await ask({ program: 'Con prisa', scopes: ['own:read'] });
    await take(deviceCode);
    expect(await take(deviceCode)).toMatchObject({ code: 'mas-despacio', wait: 10 });
    api.pass(6);
    expect(await take(deviceCode)).toMatchObject({ code: 'mas-despacio', wait: 15 });
    // A hasty question loses no key.
    await pilot.post('/device/decide', { userCode, approve: true });
    expect(await take(deviceCode)).toMatchObject({ code: 'mas-despacio', wait: 20 });
    api.pass(20);
    expect((await take(deviceCode)).body.key.scopes).toEqual(['own:read']);
  });

  it('gets nothing when the pilot says no, or nothing in ten minutes', async () => {
    const denied = await ask();
    expect(
      (await pilot.post('/device/decide', { userCode: denied.userCode, approve: false })).body.state,
    ).toBe('denied');
    expect(await take(denied.deviceCode)).toMatchObject({ status: 400, code: 'autorizacion-denegada' });
    const late = await ask();
    api.pass(600);
    expect(await take(late.deviceCode)).toMatchObject({ code: 'codigo-caducado' });
    const { status } = await pilot.post('/device/decide', { userCode: late.userCode, approve: true });
    expect(status).toBe(404);
    expect(await take('nobody-has-this')).toMatchObject({ code: 'codigo-caducado' });
  });

  it('is agreed to by the one who typed the code: another answer is not found, nor are codes found by trying', async () => {
    const { userCode } = await ask();
    await pilot.post('/device/decide', { userCode, approve: true });
    const other = await api.signedIn('other');
    expect((await other.post('/device/look', { userCode })).status).toBe(404);
    expect((await other.post('/device/decide', { userCode, approve: false })).status).toBe(404);
    const tries = [];
    for (let i = 0; i < 20; i += 1) tries.push(await other.post('/device/look', { userCode: 'AAAA-AAAA' }));
    expect(tries.at(-1)!.status).toBe(429);
    expect((await api.visitor().post('/device/look', { userCode })).status).toBe(401);
    // A program lets no other program in.
    const { body: key } = await pilot.post('/me/keys', { label: 'x', scopes: ['acars:write', 'own:read'] });
    const bearer = { Authorization: `Bearer ${key.secret}` };
    expect((await api.visitor().post('/device/decide', { userCode, approve: true }, bearer)).status).toBe(
      403,
    );
  });

  it.each([
    { program: '' },
    { program: 'x'.repeat(61) },
    { program: 'Graba\u202Edor' },
    { program: 'Grabador\nAutorizado' },
    { program: 'Grabador\u200B' },
    { program: '· · ·' },
    { program: 'x', scopes: [] },
    { program: 'x', scopes: ['staff:all'] },
    { program: 'x', state: 'approved' },
  ])('is refused with %j', async (body) => {
    expect((await program.post('/device', body)).status).toBe(422);
  });
});
