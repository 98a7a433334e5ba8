import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { isProblemCode } from '@va/contract/shared/problems.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { rowCounts } from '#server/testing/row-counts.ts';
import { passwordFields } from './read-body.ts';

describeEachDatabase('API conventions', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const staff = signedInForTests(api, 'operations');
  const send = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
    fetch(`${api.origin}/plataforma/api/v1/session`, {
      method: 'POST',
      body: typeof body === 'string' ? body : Buffer.from(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const version = async () => (await pilot.get('/me')).body.version as number;

  describe('bad input', () => {
    let before: Record<string, number>;
    beforeAll(async () => {
      before = await rowCounts(api.db);
    });

    it.each([
      ['broken JSON', '{"callsign":', {}, 400, 'json-no-valido'],
      ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), {}, 400, 'json-no-valido'],
      ['deep JSON', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, {}, 400, 'json-no-valido'],
      ['more than 1 MB', `"${'a'.repeat(1_048_577)}"`, {}, 413, 'cuerpo-demasiado-grande'],
      [
        'a gzip bomb',
        gzipSync('a'.repeat(50_000_000)),
        { 'Content-Encoding': 'gzip' },
        413,
        'cuerpo-demasiado-grande',
      ],
      ['a broken gzip', 'no gzip', { 'Content-Encoding': 'gzip' }, 400, 'json-no-valido'],
      ['an unknown encoding', '{}', { 'Content-Encoding': 'br' }, 415, 'tipo-no-admitido'],
      [
        'a form',
        'callsign=PRB005',
        { 'Content-Type': 'application/x-www-form-urlencoded' },
        415,
        'tipo-no-admitido',
      ],
      ['nothing', '', {}, 422, 'datos-no-validos'],
      ['wrong types', '{"callsign":1,"password":["a"]}', {}, 422, 'datos-no-validos'],
      ['a list', '[]', {}, 422, 'datos-no-validos'],
      [
        'a foreign prototype',
        '{"callsign":"a","password":"b","__proto__":{"a":1}}',
        {},
        422,
        'datos-no-validos',
      ],
      ['a lone surrogate', String.raw`{"callsign":"\ud800","password":"b"}`, {}, 422, 'datos-no-validos'],
      ['NUL', String.raw`{"callsign":"\u0000","password":"b"}`, {}, 422, 'datos-no-validos'],
    ])('refuses %s', async (_, body, headers, status, code) => {
      const response = await send(body, headers);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      const problem = await response.json();
      expect(problem).toMatchObject({ code, status, type: `/plataforma/api/errores/${code}` });
    });

    it('takes a gzip body', async () => {
      const body = gzipSync(JSON.stringify({ callsign: 'PRB999', password: 'x' }));
      expect((await send(body, { 'Content-Encoding': 'gzip' })).status).toBe(401);
    });

    it('names every unknown field and wrong value by pointer, in Spanish', async () => {
      const { status, body } = await pilot.patch(
        '/me',
        { units: 'st', nickname: 'x', a: { b: 1 } },
        await version(),
      );
      expect(status).toBe(422);
      expect(body.errors).toEqual([
        { pointer: '/units', message: expect.stringContaining('Opción inválida') },
        { pointer: '/nickname', message: 'Este campo no existe: quítalo' },
        { pointer: '/a', message: 'Este campo no existe: quítalo' },
      ]);
    });

    it('refuses fields also where nothing is asked for', async () => {
      const withFields = { body: { everywhere: true } };
      for (const [method, path] of [
        ['POST', '/me/devices/sign-out-others'],
        ['POST', '/me/messages/read-all'],
        ['DELETE', '/me/calendar'],
      ] as const) {
        const { status, body } = await pilot.ask(method, path, withFields);
        expect([status, body.errors], path).toEqual([
          422,
          [{ pointer: '/everywhere', message: 'Este campo no existe: quítalo' }],
        ]);
      }
      expect((await pilot.post('/me/messages/read-all', {})).status).toBe(204);
    });

    it.each(['0001-13', '9999-12', '2026-00', '2026-1', 'diciembre', '', null, 202_612])(
      'refuses %s as a month',
      async (firstMonth) => {
        expect((await pilot.post('/me/leaves', { firstMonth, months: 1 })).status).toBe(422);
      },
    );

    it('finds nothing at addresses that cannot be', async () => {
      for (const path of [
        '/nada',
        '/me/devices/no-id',
        '/pilots/%00',
        '/pilots/%ff',
        '/pilots/a%2Fb',
        '/me/',
      ])
        expect((await pilot.get(path)).status, path).toBe(path === '/me/devices/no-id' ? 405 : 404);
      expect((await pilot.delete('/me/devices/no-id')).status).toBe(404);
      const wrong = await pilot.put('/session', {});
      expect(wrong.status).toBe(405);
      expect(wrong.headers.get('allow')).toBe('GET, POST, DELETE');
    });

    it('refuses a cursor that is not ours, a limit out of range and unknown filters', async () => {
      for (const query of [
        'cursor=abc',
        'cursor=WzFd',
        'limit=0',
        'limit=201',
        'limit=a',
        'orden=x',
        'limit=1&limit=2',
      ])
        expect((await pilot.get(`/me/messages?${query}`)).status, query).toBe(422);
      expect((await pilot.get('/me?x=1')).status).toBe(422);
    });

    it.each(['0001-01-01', '0000-01-01', '9999-12-31', '2026-02-30', '+10000-01-01'])(
      'answers with a list or a reason to the day %s wherever one may be given',
      async (day) => {
        for (const query of ['/flights?date=', '/reports?from=', '/reports?to=', '/me/statistics?from='])
          expect([200, 404, 422], query + day).toContain((await pilot.get(query + day)).status);
      },
    );

    it('stores nothing of all that', async () => {
      expect(await rowCounts(api.db)).toEqual(before);
    });
  });

  describe('changes', () => {
    it('come from our own pages alone', async () => {
      const ask = (headers: Record<string, string>) =>
        pilot.ask('POST', '/me/devices/sign-out-others', { headers });
      expect((await ask({ 'X-CSRF-Token': 'no' })).body.code).toBe('peticion-ajena');
      expect((await ask({ Origin: 'https://elsewhere.example' })).body.code).toBe('peticion-ajena');
      expect((await ask({ Origin: 'null' })).body.code).toBe('peticion-ajena');
      expect((await ask({})).status).toBe(204);
      const foreign = { Origin: 'https://elsewhere.example' };
      expect((await send('{"callsign":"a","password":"b"}', foreign)).status).toBe(403);
    });

    it('are made by no GET', async () => {
      const before = await rowCounts(api.db);
      for (const { method, path } of api.platform.endpoints)
        if (method === 'get' && !path.includes('{')) await pilot.get(path);
      expect(await rowCounts(api.db)).toEqual(before);
    });

    it('need the version that was read', async () => {
      const now = await version();
      const none = await pilot.ask('PATCH', '/me', { body: { units: 'lb' } });
      expect(none.status).toBe(428);
      const changed = await pilot.patch('/me', { units: 'lb' }, now);
      expect(changed.headers.get('etag')).toBe(`"v${now + 1}"`);
      const stale = await pilot.patch('/me', { units: 'kg' }, now);
      expect(stale.status).toBe(412);
      expect(stale.body.current).toEqual({ version: now + 1 });
      expect((await pilot.ask('PATCH', '/me', { body: {}, headers: { 'If-Match': '*' } })).status).toBe(412);
    });

    it('are done once under one Idempotency-Key', async () => {
      const body = { firstMonth: '2027-03', months: 1 };
      const headers = { 'Idempotency-Key': 'leave-1' };
      const [first, second] = [
        await pilot.post('/me/leaves', body, headers),
        await pilot.post('/me/leaves', body, headers),
      ];
      expect(first.status).toBe(201);
      expect(second.body).toEqual(first.body);
      expect(second.headers.get('idempotency-replayed')).toBe('true');
      const other = await pilot.post('/me/leaves', { ...body, months: 2 }, headers);
      expect(other.body.code).toBe('clave-reutilizada');
      // Keys of two people never meet.
      const theirs = await staff.post('/me/leaves', body, headers);
      expect(theirs.body.id).not.toBe(first.body.id);
      api.pass(48 * 3600 + 1);
      expect((await pilot.post('/me/leaves', body, headers)).body.code).toBe('excedencia-pendiente');
    });

    it('are done once also when they arrive together', async () => {
      await api.signIn(pilot, 'pilot');
      const headers = { 'Idempotency-Key': 'key-1' };
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          pilot.post('/me/keys', { label: 'x', scopes: ['own:read'] }, headers),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
      expect((await pilot.get('/me/keys')).body).toHaveLength(1);
      // One that is still at work says when to ask again.
      const running = { status: null, created_at: api.now() };
      await api.db.queries.updateTable('idempotency').set(running).where('key', '=', 'key-1').execute();
      const meanwhile = await pilot.post('/me/keys', { label: 'x', scopes: ['own:read'] }, headers);
      expect([meanwhile.status, meanwhile.body.code]).toEqual([409, 'peticion-en-curso']);
      expect(meanwhile.headers.get('retry-after')).toBe('2');
    });

    it('are done once for visitors too, and what their passwords are is kept in no form', async () => {
      const invited = { callsign: 'PRB071', oldEnough: true, reason: 'Viene de otra aerolínea' };
      const { body } = await staff.post('/pilots', invited);
      const token = body.url.split('#')[1];
      const headers = { 'Idempotency-Key': 'visitor-1' };
      const accept = (password: string) =>
        api
          .visitor()
          .post('/invitations/accept', { token, password, termsAccepted: true, oldEnough: true }, headers);
      expect((await accept('corta')).status).toBe(422);
      expect((await accept('una frase bastante larga')).status).toBe(200);
      expect((await accept('una frase bastante larga')).body.code).toBe('respuesta-entregada');
      const asked = [
        await api.visitor().post('/recovery', { callsign: 'PRB071' }, { 'Idempotency-Key': 'visitor-2' }),
        await api.visitor().post('/recovery', { callsign: 'PRB071' }, { 'Idempotency-Key': 'visitor-2' }),
        await api.visitor().post('/recovery', { callsign: 'PRB072' }, { 'Idempotency-Key': 'visitor-2' }),
      ];
      expect(asked.map(({ status }) => status)).toEqual([202, 202, 422]);
      expect(asked[1]?.headers.get('idempotency-replayed')).toBe('true');
      const kept = await api.db.queries
        .selectFrom('idempotency')
        .select('request_hash')
        .where('key', '=', 'visitor-1')
        .executeTakeFirstOrThrow();
      const left = JSON.stringify({ token, termsAccepted: true, oldEnough: true });
      const asOne = `post /plataforma/api/v1/invitations/accept\n${left}`;
      expect(Buffer.from(kept.request_hash)).toEqual(createHash('sha256').update(asOne).digest());
    });

    it('tell two visitors behind one address apart by what they send, and let both sign in under one key', async () => {
      const headers = { 'Idempotency-Key': '1' };
      const signIn = (callsign: string) =>
        api.visitor().post('/session', { callsign, password: PASSWORD }, headers);
      expect((await signIn('PRB005')).status).toBe(200);
      expect((await signIn('PRB006')).status).toBe(200);
      const links: string[] = [];
      for (const callsign of ['PRB073', 'PRB074']) {
        const invited = await staff.post('/pilots', { callsign, oldEnough: true, reason: 'Viene de otra' });
        links.push(invited.body.url.split('#')[1]);
      }
      const accept = (token: string | undefined) =>
        api
          .visitor()
          .post(
            '/invitations/accept',
            { token, password: 'una frase bastante larga', termsAccepted: true, oldEnough: true },
            headers,
          );
      expect((await api.visitor().post('/links/look', { token: links[0] }, headers)).status).toBe(200);
      const kept = await api.db.queries.selectFrom('idempotency').selectAll().execute();
      expect(JSON.stringify(kept)).not.toContain('PRB073');
      expect((await accept(links[0])).status).toBe(200);
      const another = await accept(links[1]);
      expect([another.status, another.body.code]).toEqual([422, 'clave-reutilizada']);
    });

    it('keep no digest of the password of those who are signed in either', async () => {
      const other = await api.signedIn('other');
      const next = 'otra frase bastante larga';
      const headers = { 'Idempotency-Key': 'password-1' };
      const change = { current: PASSWORD, next };
      expect((await other.post('/me/password', change, headers)).status).toBe(204);
      const kept = await api.db.queries
        .selectFrom('idempotency')
        .select('request_hash')
        .where('key', '=', 'password-1')
        .executeTakeFirstOrThrow();
      const address = 'post /plataforma/api/v1/me/password\n{}';
      expect(Buffer.from(kept.request_hash)).toEqual(createHash('sha256').update(address).digest());
    });

    it('know by its schema each body with a password in it', () => {
      const taking = api.platform.endpoints
        .filter((one) => passwordFields(one).length > 0)
        .map(({ operation }) => operation);
      const naming = api.platform.endpoints
        .filter(({ body }) => /password|"current"/i.test(JSON.stringify(body?.meta()?.['example'] ?? {})))
        .map(({ operation }) => operation);
      expect(taking).toEqual(naming);
      expect(taking).toEqual(expect.arrayContaining(['signIn', 'changePassword', 'eraseMe', 'removeTotp']));
    });

    it('keep no secret for a repeat, and free the key of what was refused', async () => {
      const headers = { 'Idempotency-Key': 'invite-1' };
      const refused = await staff.post(
        '/pilots',
        { callsign: 'NO', oldEnough: true, reason: 'Viene de otra aerolínea' },
        headers,
      );
      expect(refused.status).toBe(422);
      const invited = await staff.post(
        '/pilots',
        { callsign: 'PRB070', oldEnough: true, reason: 'Viene de otra aerolínea' },
        headers,
      );
      expect(invited.status).toBe(201);
      const again = await staff.post(
        '/pilots',
        { callsign: 'PRB070', oldEnough: true, reason: 'Viene de otra aerolínea' },
        headers,
      );
      expect(again.body.code).toBe('respuesta-entregada');
      const rows = await api.db.queries.selectFrom('idempotency').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(invited.body.url.split('#')[1]);
    });
  });

  describe('pages and probes', () => {
    const get = (path: string) => fetch(`${api.origin}${path}`);

    it('explain the API and every kind of problem', async () => {
      const page = await get('/plataforma/api');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      const text = await page.text();
      for (const { operation } of api.platform.endpoints) expect(text).toContain(`id="${operation}"`);
      const document = await (await get('/plataforma/api/openapi.json')).json();
      expect(document.openapi).toBe('3.1.0');
      expect(await (await get('/plataforma/api/errores/sin-sesion')).text()).toContain('No has accedido');
      expect((await get('/plataforma/api/errores/nada')).status).toBe(404);
    });

    it('give an example of every body, which the endpoint takes', () => {
      const wrong = api.platform.endpoints.flatMap(({ operation, body }) => {
        if (body === undefined) return [];
        const { example } = body.meta() ?? {};
        return body.safeParse(example).success ? [] : [operation];
      });
      expect(wrong).toEqual([]);
    });

    it('document every problem that an endpoint declares', () => {
      const responses = Object.values(api.platform.document().paths ?? {}).flatMap((item) =>
        Object.values(item),
      );
      const codes = JSON.stringify(responses).matchAll(/`([a-z-]+)`: /g);
      for (const [, code] of codes) expect(isProblemCode(code!), code).toBe(true);
    });

    it('say which acts leave an Idempotency-Key alone, and let no repeat of theirs be refused', () => {
      const posts = Object.values(api.platform.document().paths ?? {}).flatMap(({ post }) => post ?? []);
      const keyless = posts.filter((post) => post['x-keyless'] === true);
      expect(new Set(keyless.map(({ operationId }) => operationId))).toEqual(
        new Set(api.platform.endpoints.flatMap((one) => (one.keyless ? [one.operation] : []))),
      );
      expect(posts.filter((post) => !JSON.stringify(post).includes('`clave-reutilizada`'))).toEqual(keyless);
    });

    it('say that all is well, and hide figures from elsewhere', async () => {
      expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
      expect(await (await get('/ready')).json()).toEqual({ status: 'ok' });
      expect(await (await get('/metrics')).text()).toContain('http_request_duration_seconds_bucket');
      const elsewhere = await fetch(`${api.origin}/metrics`, { headers: { 'X-Forwarded-For': '8.8.8.8' } });
      expect(elsewhere.status).toBe(404);
    });
  });
});
