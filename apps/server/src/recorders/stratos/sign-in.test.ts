import { beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { type AskRecorder, recorderClient, recorderKey } from '#server/testing/recorder-client.ts';

const pilotSchema = z.strictObject({
  db_id: z.int(),
  pilot_id: z.literal('PRB005'),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  rank: z.string(),
  rank_image: z.null(),
  rank_level: z.int(),
  avatar: z.null(),
});
const signedInSchema = pilotSchema.extend({ token: z.string() });

describeEachDatabase('signing in with Stratos', (kind) => {
  const api = apiForTests(kind);
  let ask: AskRecorder;
  beforeAll(async () => {
    ask = recorderClient(api, 'stratos', () => ({}));
  });
  // Tries are counted by the minute.
  beforeEach(() => api.pass(61));
  const login = (username: unknown, password: unknown) => ask('POST', '/pilot/login', { username, password });
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

  it('the base address answers the same with and without its slash, without redirects', async () => {
    for (const path of ['', '/', '//']) {
      const { status, body } = await ask('GET', path);
      expect([status, body]).toEqual([200, { api_version: '1.0.0', handler: 'Stratos' }]);
    }
  });

  it('OPTIONS and HEAD are answered with 200 anywhere, and every answer may be read by a browser', async () => {
    for (const path of ['/', '/data/airports', '/nowhere/at/all']) {
      const { status, headers } = await ask('OPTIONS', path);
      expect(status).toBe(200);
      expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE, OPTIONS, HEAD');
      expect((await ask('HEAD', path)).status).toBe(200);
    }
    const { token } = (await login('PRB005', PASSWORD)).body;
    const large = JSON.stringify({ bid_id: 1, route: 'x'.repeat(1_100_000) });
    const answers = [
      await ask('GET', '/data/airports'),
      await ask('GET', '/nowhere'),
      await ask('PUT', '/flights/start'),
      await ask('POST', '/flights/start', '{', bearer(token)),
      await ask('POST', '/flights/start', large, bearer(token)),
      await ask('POST', '/flights/start', { bid_id: 'x' }, bearer(token)),
      await ask('GET', '/data/airports/', undefined, bearer(token)),
      await ask('GET', '//flights/bookings', undefined, bearer(token)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 405, 400, 400, 422, 200, 200]);
    expect(answers.slice(0, 6).map(({ body }) => Object.keys(body))).toEqual([
      ['success', 'error'],
      ['error'],
      ['error'],
      ['error'],
      ['error'],
      ['message'],
    ]);
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-headers')).toBe(
        'Content-Type, Access-Control-Allow-Headers, Authorization, X-Requested-With, X-Stratos-Version, User-Agent',
      );
      expect([headers.get('location'), headers.get('content-type')]).toEqual([
        null,
        expect.stringMatching(/^application\/json/),
      ]);
    }
  });

  it('asks one that sends too much to wait', async () => {
    const { token } = (await login('PRB005', PASSWORD)).body;
    const many = await Promise.all(
      Array.from({ length: 125 }, () => ask('GET', '/pilot/statistics', undefined, bearer(token))),
    );
    const refused = many.find(({ status }) => status === 429)!;
    expect(Object.keys(refused.body)).toEqual(['error']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('login gives a key that verify keeps good, and that ends after a week without a call', async () => {
    const { status, body } = await login('prb005', PASSWORD);
    expect(status).toBe(200);
    const { token, ...pilot } = signedInSchema.parse(body);
    const verify = () => ask('GET', '/pilot/verify', undefined, bearer(token));
    expect(pilotSchema.parse((await verify()).body)).toEqual(pilot);
    for (let week = 0; week < 2; week += 1) {
      api.pass(6 * 86_400);
      expect((await verify()).status).toBe(200);
    }
    api.pass(8 * 86_400);
    expect((await verify()).status).toBe(401);
  });

  it('takes a key in place of the password, or at once as its token', async () => {
    const key = await recorderKey(api, 'pilot');
    const { body } = await login('PRB005', key);
    expect(body.token).toBe(key);
    expect((await ask('GET', '/flights/bookings', undefined, bearer(key))).body).toEqual([]);
    expect((await login('PRB006', key)).status).toBe(401);
    await login('PRB005', PASSWORD);
    const client = await api.signedIn('pilot');
    const { body: keys } = await client.get('/me/keys');
    expect(keys.map(({ label }: { label: string }) => label)).toContain('Stratos');
    for (const { id } of keys) await client.delete(`/me/keys/${id}`);
    expect((await ask('GET', '/pilot/verify', undefined, bearer(key))).status).toBe(401);
  });

  it('wrong ones are refused without telling what was wrong or what was sent, and tries are counted', async () => {
    const answers = [
      await login('PRB005', 'no es esta'),
      await login('ZZZ999', 'no es esta'),
      await login('PRB005', 42),
      await ask('POST', '/pilot/login'),
      await ask('GET', '/pilot/verify', undefined, bearer('va_secretsecretsecret')),
      await ask('GET', '/data/airports', undefined, { Authorization: 'Basic x' }),
    ];
    for (const { status, body, text } of answers) {
      expect([status, body]).toEqual([401, { success: false, error: expect.any(String) }]);
      expect(text).not.toMatch(/no es esta|secretsecret/);
    }
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    for (let i = 0; i < 5; i += 1) await login('PRB006', 'no es esta');
    const sixth = await login('PRB006', PASSWORD);
    expect([sixth.status, Object.keys(sixth.body)]).toEqual([429, ['error']]);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('an account with a second factor signs in with a key and not with its password', async () => {
    await api.signedIn('administrator');
    api.pass(61);
    const { status, body } = await login('PRB001', PASSWORD);
    expect([status, body.error]).toEqual([401, expect.stringContaining('Conecta tu ACARS')]);
    expect((await login('PRB001', await recorderKey(api, 'administrator'))).status).toBe(200);
  });
});
