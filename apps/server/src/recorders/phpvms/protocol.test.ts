import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { phpvmsForTests } from '#server/testing/recorders-for-tests.ts';

describeEachDatabase('the protocol of phpVMS 7', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  const { ask } = client;
  const other = phpvmsForTests(api, 'other');

  it('says what it is to anybody, with both slashes and without redirects', async () => {
    for (const path of ['/api', '/api/', '/api/status', '/api/version/']) {
      const { status, body } = await ask('GET', path, undefined, {});
      expect([status, Object.keys(body)]).toEqual([200, ['name', 'version', 'php']]);
    }
    expect((await ask('GET', '/api/user/')).status).toBe(200);
    expect((await ask('GET', '/api/nowhere')).status).toBe(404);
    expect((await ask('GET', '/api/airports/ZZZZ')).body.type).toContain('airport-not-found');
    expect((await ask('GET', '/api/flights/f999999')).status).toBe(404);
  });

  it('redirects nothing, with any slashes', async () => {
    const paths = [
      'user',
      'user/fleet',
      'airlines',
      'airports/LEMD',
      'flights',
      'user/bids',
      'pireps',
      'acars',
    ];
    for (const path of paths)
      for (const typed of [`/api/${path}`, `/api/${path}/`, `//api//${path}//`]) {
        const { status, headers } = await ask('GET', typed);
        expect([status, headers.get('location')], typed).toEqual([200, null]);
      }
  });

  it('takes a JSON type with no body, on GET and DELETE alike', async () => {
    const { id } = await client.prefile();
    expect((await ask('GET', '/api/user')).status).toBe(200);
    expect((await ask('DELETE', `/api/pireps/${id}/route`)).status).toBe(200);
    expect((await ask('DELETE', `/api/pireps/${id}/cancel`)).status).toBe(200);
  });

  it('takes the key in every form, and refuses wrong ones in its own shape without telling them', async () => {
    const forms: Record<string, string>[] = [
      { 'x-api-key': client.key },
      { Authorization: client.key },
      { Authorization: `Bearer ${client.key}` },
    ];
    for (const headers of forms) expect((await ask('GET', '/api/user', undefined, headers)).status).toBe(200);
    const { status, body } = await ask('GET', '/api/user', undefined, { 'X-API-Key': 'va_wrong' });
    expect(status).toBe(401);
    expect(body).toEqual({
      error: { code: '401', http_code: 'Unauthorized', message: 'Invalid or missing API key' },
    });
    const reader = await api.signedIn('pilot');
    const { body: key } = await reader.post('/me/keys', { label: 'x', scopes: ['own:read'] });
    expect((await ask('GET', '/api/user', undefined, { 'X-API-Key': key.secret })).status).toBe(401);
  });

  it('keeps comments, fields and route', async () => {
    api.pass(7200);
    const { id } = await client.prefile();
    const comment = await ask('POST', `/api/pireps/${id}/comments`, { comment: 'Vuelo tranquilo' });
    expect(comment.status).toBe(201);
    expect(comment.body.data).toMatchObject({ comment: 'Vuelo tranquilo', user: { ident: 'PRB005' } });
    await ask('POST', `/api/pireps/${id}/fields`, { fields: { Red: 'IVAO' } });
    expect((await ask('GET', `/api/pireps/${id}/fields`)).body.data).toEqual({ Red: 'IVAO' });
    const update = await ask('PUT', `/api/pireps/${id}`, { fields: { Pista: '06R' } });
    expect(update.body.data.fields).toEqual({ Red: 'IVAO', Pista: '06R' });
    const route = { route: [{ name: 'PINAR', order: 1, lat: 40.7, lon: -2.4 }] };
    expect((await ask('POST', `/api/pireps/${id}/route`, route)).body.count).toBe(1);
    expect((await ask('GET', `/api/pireps/${id}/route`)).body.data[0].name).toBe('PINAR');
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('gives another pilot’s report to nobody, on every verb', async () => {
    api.pass(7200);
    const { id } = await client.prefile();
    const calls = [
      ['GET', ''],
      ['PUT', ''],
      ['POST', '/update'],
      ['POST', '/acars/position'],
      ['GET', '/acars/position'],
      ['GET', '/acars/geojson'],
      ['POST', '/acars/logs'],
      ['POST', '/acars/events'],
      ['POST', '/file'],
      ['PUT', '/cancel'],
      ['DELETE', '/cancel'],
      ['GET', '/comments'],
      ['POST', '/comments'],
      ['POST', '/fields'],
      ['POST', '/route'],
    ] as const;
    const body = {
      positions: [],
      logs: [],
      events: [],
      route: [],
      comment: 'x',
      distance: 1,
      flight_time: 1,
    };
    for (const [method, path] of calls) {
      const sent = method === 'GET' ? undefined : body;
      expect((await other.ask(method, `/api/pireps/${id}${path}`, sent)).status, path).toBe(404);
    }
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('answers nonsense in its own shape, and never with 5xx', async () => {
    api.pass(7200);
    const missing = await ask('POST', '/api/pireps/prefile', { airline_id: 1, aircraft_id: 'x' });
    expect([missing.status, missing.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect(missing.body).toMatchObject({
      type: 'https://phpvms.net/errors/validation-exception',
      title: missing.body.details,
      error: { status: 400, message: missing.body.details },
    });
    const { id } = await client.prefile();
    const bodies = [
      '',
      '{',
      '[]',
      '"x"',
      '\u0000\u0001\u0002',
      { positions: 'x' },
      { positions: [{ lat: 'NaN', lon: 1 }] },
      { positions: [{ lat: 91, lon: 0 }] },
    ];
    for (const body of bodies) {
      const { status } = await ask('POST', `/api/pireps/${id}/acars/position`, body);
      expect(status, JSON.stringify(body)).toBe(400);
    }
    const odd = {
      positions: [
        { lat: 0, lon: 0 },
        { lat: 90, lon: -180, gs: 'Infinity', fuel: -5, altitude: 1e9, created_at: '2099-01-01T00:00:00Z' },
      ],
    };
    expect((await ask('POST', `/api/pireps/${id}/acars/position`, odd)).status).toBe(200);
    const early = await ask('POST', `/api/pireps/${id}/file`, { distance: 1, flight_time: 1 });
    expect([early.status, early.body.type]).toEqual([400, 'https://phpvms.net/errors/pirep-error']);
    expect((await ask('POST', `/api/pireps/${id}/file`, {})).body.errors.distance).toEqual(['required']);
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('limits what one key asks in a minute', async () => {
    api.pass(60);
    const answers = await Promise.all(Array.from({ length: 125 }, () => other.ask('GET', '/api/airlines')));
    const over = answers.filter(({ status }) => status === 429);
    expect(over.length).toBeGreaterThan(0);
    expect(Number(over[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
