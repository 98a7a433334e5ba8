import { expect, it } from 'vitest';
import { apiForTests, CALLSIGNS } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';

const PATHS = ['/pilots', '/notices', '/airline/goal'];

describeEachDatabase('Lists that visitors read in part', (kind) => {
  const api = apiForTests(kind);

  it('are refused to a session that has ended, and read without its cookie', async () => {
    const pilot = await api.signedIn('pilot');
    const elsewhere = await api.signedIn('pilot');
    expect((await elsewhere.post('/me/devices/sign-out-others')).status).toBe(204);
    for (const path of PATHS) {
      expect(await pilot.get(path), path).toMatchObject({ status: 401, body: { code: 'sin-sesion' } });
      expect((await api.visitor().get(path)).status, path).toBe(200);
    }
  });

  it('are refused to a page whose cookie the browser has dropped, so that it notices the end of its session', async () => {
    const headers = { 'X-CSRF-Token': (await api.signedIn('pilot')).cookie('plataforma-csrf') ?? '' };
    for (const path of PATHS)
      expect(await api.visitor().get(path, { headers }), path).toMatchObject({
        status: 401,
        body: { code: 'sin-sesion' },
      });
  });

  it('are refused to a session that still owes its second factor', async () => {
    await api.signedIn('administrator');
    const half = api.visitor();
    await half.post('/session', { callsign: CALLSIGNS.administrator, password: PASSWORD });
    for (const path of PATHS)
      expect(await half.get(path), path).toMatchObject({ status: 401, body: { code: 'sin-sesion' } });
  });

  it('are refused to a key without their scope', async () => {
    const pilot = await api.signedIn('pilot');
    const { secret } = (await pilot.post('/me/keys', { label: 'x', scopes: ['acars:write'] })).body;
    const headers = { Authorization: `Bearer ${secret}` };
    for (const path of PATHS)
      expect(await api.visitor().get(path, { headers }), path).toMatchObject({
        status: 403,
        body: { code: 'sin-permiso' },
      });
  });

  it('are described as read without credentials, with a session or with a key, and as refusing the last two', async () => {
    const response = await fetch(`${api.origin}/plataforma/api/openapi.json`);
    const { paths } = (await response.json()) as {
      paths: Record<string, { get: { security: unknown; responses: Record<string, unknown> } }>;
    };
    for (const [path, scope] of [
      ['/pilots', 'staff:pilots'],
      ['/notices', 'own:read'],
    ] as const) {
      const { security, responses } = paths[path]!.get;
      expect(security, path).toEqual([{}, { session: [] }, { key: [scope] }]);
      expect(Object.keys(responses), path).toEqual(expect.arrayContaining(['401', '403']));
    }
    for (const path of ['/bookings', '/exports/ledger'])
      expect(Object.keys(paths[path]!.get.responses), path).toEqual(expect.arrayContaining(['403', '404']));
  });
});
