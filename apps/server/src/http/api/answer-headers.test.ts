import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';

const ALWAYS = {
  'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

const api = apiForTests('postgres');

it.each([
  '/plataforma/api/v1/session',
  '/plataforma/api/v1/me',
  '/plataforma/api/v1/nada',
  '/plataforma/api/v1/me/export/nada.zip',
  '/plataforma/acars/phpvms/api/user',
  '/plataforma/calendario/eventos.ics',
  '/plataforma/calendario/nada.ics',
  '/health',
  '/ready',
  '/metrics',
])('%s is kept by nobody, framed by nobody, run by nobody and readable by no other site', async (path) => {
  const { headers } = await fetch(api.origin + path, { headers: { Origin: 'https://elsewhere.example' } });
  const told = Object.fromEntries(headers);
  expect(told).toMatchObject({ ...ALWAYS, 'cache-control': 'no-store' });
  expect(told['content-type']).toMatch(/; charset=utf-8$|^application\/json$/);
  expect(told).not.toHaveProperty('access-control-allow-origin');
  expect(told).not.toHaveProperty('x-powered-by');
});

it.each(['smartcars', 'stratos'])('%s reads from a page of its own, without cookies', async (name) => {
  const { headers } = await fetch(`${api.origin}/plataforma/acars/${name}/pilot/login`);
  expect(Object.fromEntries(headers)).toMatchObject({
    ...ALWAYS,
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  });
  expect(headers.has('access-control-allow-credentials')).toBe(false);
});

it.each(['/plataforma/api', '/plataforma/api/openapi.json', '/plataforma/api/errores/sin-sesion'])(
  '%s, the same for everybody, may be kept and asked for again',
  async (path) => {
    const { headers } = await fetch(api.origin + path);
    expect(Object.fromEntries(headers)).toMatchObject({ ...ALWAYS, 'cache-control': 'no-cache' });
  },
);

it('the live map as visitors see it is read from pages of every origin, and answered 304 to who has it', async () => {
  const live = `${api.origin}/plataforma/api/v1/live`;
  const elsewhere = { Origin: 'https://elsewhere.example' };
  const first = await fetch(live, { headers: elsewhere });
  expect(Object.fromEntries(first.headers)).toMatchObject({
    ...ALWAYS,
    'cache-control': 'private, no-cache',
    vary: expect.stringContaining('Cookie, Authorization'),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': expect.stringContaining('ETag'),
  });
  expect(first.headers.has('access-control-allow-credentials')).toBe(false);
  const mark = first.headers.get('etag') ?? '';
  expect(mark).toMatch(/^W\/".+"$/);
  const again = await fetch(live, { headers: { ...elsewhere, 'If-None-Match': `"other", ${mark}` } });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', mark]);
  expect((await fetch(live, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  const own = await (await api.signedIn('pilot')).get('/live');
  expect(own.headers.has('access-control-allow-origin')).toBe(false);
});

it('a page of another origin is told before it asks that it may send its mark of the live map, and nothing else', async () => {
  const preflight = (path: string) =>
    fetch(`${api.origin}/plataforma/api/v1${path}`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://elsewhere.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'if-none-match',
      },
    });
  const { status, headers } = await preflight('/live');
  expect([status, Object.fromEntries(headers)]).toEqual([
    204,
    expect.objectContaining({
      ...ALWAYS,
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'If-None-Match',
    }),
  ]);
  expect(headers.has('access-control-allow-credentials')).toBe(false);
  for (const path of ['/live/landings', '/me', '/notices']) {
    const refused = await preflight(path);
    expect([path, refused.status]).toEqual([path, 405]);
    expect(refused.headers.has('access-control-allow-origin')).toBe(false);
  }
});

it('the live stream too has them', async () => {
  const stop = new AbortController();
  const { headers } = await fetch(`${api.origin}/plataforma/api/v1/live/stream`, { signal: stop.signal });
  expect(Object.fromEntries(headers)).toMatchObject(ALWAYS);
  stop.abort();
});

it('no redirect leads anywhere that the address names', async () => {
  for (const path of [
    '//evil.example/',
    '/plataforma/api/v1//evil.example',
    '/plataforma/api/..//evil.example',
  ])
    expect((await fetch(api.origin + path, { redirect: 'manual' })).headers.get('location')).toBeNull();
});
