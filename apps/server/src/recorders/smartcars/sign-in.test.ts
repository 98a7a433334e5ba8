import { beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { apiForTests } from '#server/testing/api-server.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { type AskRecorder, recorderClient, recorderKey } from '#server/testing/recorder-client.ts';

const pilotSchema = z.strictObject({
  dbID: z.int(),
  pilotID: z.literal('PRB005'),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  rank: z.string(),
  rankImage: z.null(),
  rankLevel: z.int(),
  avatar: z.null(),
  session: z.string().regex(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  expiry: z.int(),
});

describeEachDatabase('signing in with smartCARS 3', (kind) => {
  const api = apiForTests(kind);
  let ask: AskRecorder;
  beforeAll(async () => {
    ask = recorderClient(api, 'smartcars', () => ({}));
  });
  // Tries are counted by the minute.
  beforeEach(() => api.pass(61));
  const login = (username: string, password: unknown) =>
    ask('POST', `/pilot/login?username=${username}`, { password });
  const bearer = (session: string) => ({ Authorization: `Bearer ${session}` });

  it('the Script URL answers the same with and without its slash, without redirects', async () => {
    for (const path of ['', '/']) {
      const { status, body } = await ask('GET', path);
      expect([status, body]).toEqual([200, { apiVersion: '1.0.3', handler: 'phpvms7' }]);
    }
  });

  it('OPTIONS and HEAD are answered with 200 anywhere, and every answer may be read by a browser', async () => {
    for (const path of ['/', '/data/airports', '/nowhere/at/all']) {
      const { status, text, headers } = await ask('OPTIONS', path);
      expect([status, text]).toEqual([200, 'null']);
      expect(headers.get('access-control-allow-methods')).toBe('GET, POST, OPTIONS, HEAD');
      expect((await ask('HEAD', path)).status).toBe(200);
    }
    for (const [method, path] of [
      ['GET', '/data/airports'],
      ['GET', '/nowhere'],
      ['POST', '/pilot/resume'],
      ['PUT', '/flights/book'],
    ] as const) {
      const { status, headers, body } = await ask(method, path);
      expect(status).toBeGreaterThanOrEqual(401);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-headers')).toBe(
        'Content-Type, Access-Control-Allow-Headers, Authorization, X-Requested-With',
      );
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(Object.keys(body)).toEqual(['message']);
    }
    expect((await ask('PUT', '/flights/book')).status).toBe(405);
    expect((await ask('GET', '/nowhere')).status).toBe(404);
  });

  it('so are answers that refuse nothing, those to what is too large, and those that ask to wait', async () => {
    const { session } = (await login('PRB005', PASSWORD)).body;
    const large = JSON.stringify({ bidID: 1, route: 'x'.repeat(1_100_000) });
    const answers = [
      await ask('GET', '/'),
      await ask('GET', '/data/airports/', undefined, bearer(session)),
      await ask('GET', '//flights/bookings', undefined, bearer(session)),
      await ask('POST', '/flights/update', large, bearer(session)),
    ];
    const many = await Promise.all(
      Array.from({ length: 125 }, () => ask('GET', '/data/news', undefined, bearer(session))),
    );
    answers.push(many.find(({ status }) => status === 429)!);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400, 429]);
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-headers')).toContain('Authorization');
      expect([headers.get('location'), headers.get('content-type')]).toEqual([
        null,
        expect.stringMatching(/^application\/json/),
      ]);
    }
  });

  it('login, resume and verify answer the pilot with a session of three parts', async () => {
    const first = await login('prb005', PASSWORD);
    expect(first.status).toBe(200);
    const pilot = pilotSchema.parse(first.body);
    expect(pilot.expiry).toBe(Math.floor(api.now().getTime() / 1000) + 7 * 86_400);
    const verified = await ask('POST', '/pilot/verify', { session: pilot.session });
    expect(pilotSchema.parse(verified.body)).toEqual(pilot);
    // A week later it would be over; a resume renews it.
    api.pass(6 * 86_400);
    const resumed = await ask('POST', '/pilot/resume/', { session: pilot.session });
    expect(pilotSchema.parse(resumed.body).expiry).toBe(pilot.expiry + 6 * 86_400);
    api.pass(6 * 86_400);
    expect((await ask('GET', '/pilot/statistics', undefined, bearer(resumed.body.session))).status).toBe(200);
    api.pass(2 * 86_400);
    expect((await ask('POST', '/pilot/resume', { session: pilot.session })).status).toBe(401);
  });

  it('takes form fields too, and a key in place of the password', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const typed = new URLSearchParams({ password: PASSWORD }).toString();
    expect((await ask('POST', '/pilot/login?username=PRB005', typed, form)).status).toBe(200);
    const key = await recorderKey(api, 'pilot');
    const { body } = await login('PRB005', key);
    expect((await ask('GET', '/flights/bookings', undefined, bearer(body.session))).body).toEqual([]);
    expect((await login('PRB006', key)).status).toBe(401);
    // It is the pilot's own: no sign-in makes it end.
    await ask('POST', '/pilot/resume', { session: body.session });
    api.pass(30 * 86_400);
    expect((await ask('POST', '/pilot/verify', { session: body.session })).status).toBe(200);
  });

  it('wrong ones are refused without telling what was wrong or what was sent, and tries are counted', async () => {
    const answers = [
      await login('PRB005', 'no es esta'),
      await login('ZZZ999', 'no es esta'),
      await login('PRB005', 42),
      await ask('POST', '/pilot/login'),
      await ask('POST', '/pilot/login?username=PRB005', '{'),
      await ask('POST', '/pilot/resume', { session: 'a.b.c' }),
      await ask('POST', '/pilot/verify', {}),
      await ask('GET', '/data/airports', undefined, bearer('va.12345678.secretsecret')),
      await ask('GET', '/data/airports', undefined, { Authorization: 'Basic x' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 400, 401, 401, 401, 401]);
    for (const { text } of answers) expect(text).not.toMatch(/no es esta|secretsecret/);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    for (let i = 0; i < 5; i += 1) await login('PRB006', 'no es esta');
    const sixth = await login('PRB006', PASSWORD);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('an account with a second factor signs in with a key and not with its password', async () => {
    await api.signedIn('administrator');
    api.pass(61);
    const { status, body } = await login('PRB001', PASSWORD);
    expect([status, body.message]).toEqual([401, expect.stringContaining('Conecta tu ACARS')]);
    const key = await recorderKey(api, 'administrator');
    expect((await login('PRB001', key)).status).toBe(200);
  });
});
