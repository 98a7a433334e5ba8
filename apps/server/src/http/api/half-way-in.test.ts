import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, CALLSIGNS } from '#server/testing/api-server.ts';

describe('what everybody may read', () => {
  const api = apiForTests('postgres');
  let publicPaths: string[];
  beforeAll(async () => {
    // Their second factor is set from here on.
    await api.signedIn('administrator');
    publicPaths = api.platform.endpoints
      .filter(({ method, access }) => method === 'get' && access.kind === 'public' && !access.capability)
      .map(({ path }) => path.replace('{callsign}', CALLSIGNS.other).replace('{id}', 'nada'))
      .filter((path) => path !== '/session');
  });

  async function told(client: ApiClient, headers: Record<string, string> = {}) {
    const answers: Record<string, unknown> = {};
    for (const path of publicPaths) answers[path] = (await client.get(path, { headers })).body;
    return JSON.parse(JSON.stringify(answers).replaceAll(/urn:request:[\w-]+/g, 'urn')) as unknown;
  }

  it('shows who still owes the second factor what it shows anybody', async () => {
    const half = api.visitor();
    const { body } = await half.post('/session', { callsign: CALLSIGNS.administrator, password: PASSWORD });
    expect(body.stage).toBe('second_factor');
    expect(publicPaths.length).toBeGreaterThan(6);
    expect(await told(half)).toEqual(await told(api.visitor()));
  });

  it('shows a key without the permission to read what it shows anybody', async () => {
    const pilot = await api.signedIn('pilot');
    const wanted = { label: 'x', scopes: ['acars:write'] };
    const { secret } = (await pilot.post('/me/keys', wanted)).body;
    const anybody = await told(api.visitor());
    expect(await told(api.visitor(), { Authorization: `Bearer ${secret}` })).toEqual(anybody);
    // The same as a person they see more, so that the above can fail.
    expect(await told(pilot)).not.toEqual(anybody);
  });
});
