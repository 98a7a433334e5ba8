import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { possibleAddress } from '#server/testing/possible-address.ts';

/** What a caller, or a proxy that was lied to, may say of where the request was meant for. */
const FALSE_PLACE = {
  Host: 'evil.example',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Port': '6666',
  'X-Forwarded-Prefix': '/evil.example',
  'X-Original-URL': '/evil.example',
  Forwarded: 'for=1.2.3.4;host=evil.example;proto=http',
  Referer: 'https://evil.example/',
};
/** The end of a header, and another one, as an address carries them. */
const ANOTHER_HEADER = 'x%0D%0AX-Injected:%20yes%0D%0A%0D%0A';

const api = apiForTests('postgres');
const administrator = signedInForTests(api, 'administrator');

/** Asks as no browser and not even `fetch` would. */
async function ask(path: string, headers: Record<string, string>, body?: string) {
  const sent = request(api.origin + path, { method: body === undefined ? 'GET' : 'POST', headers });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const cookie = () => ({ Cookie: `plataforma-sesion=${administrator.cookie('plataforma-sesion')}` });

/** Whatever may be read, as addresses below the one of the API. */
const readable = () => api.platform.endpoints.filter(({ method }) => method === 'get');

it('no answer says a place that only the request names', async () => {
  const addresses = [
    ...readable().map((endpoint) => `/plataforma/api/v1${possibleAddress(endpoint)}`),
    '/plataforma/api',
    '/plataforma/api/openapi.json',
    '/plataforma/calendario/eventos.ics',
    '/plataforma/acars/smartcars/pilot/login',
    '/plataforma/acars/phpvms/api/user',
    '/plataforma/nada',
    '/health',
  ];
  expect(addresses.length).toBeGreaterThan(80);
  const wrong: string[] = [];
  for (const address of addresses) {
    const { status, headers, body } = await ask(address, { ...FALSE_PLACE, ...cookie() });
    if (status >= 500 || /evil\.example|:6666/.test(JSON.stringify(headers) + body))
      wrong.push(`${address}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

it('no header of an answer comes from what an address says', async () => {
  const wrong: string[] = [];
  const { paths } = api.platform.document();
  for (const endpoint of readable()) {
    const asked = (paths[endpoint.path]?.['get']?.parameters ?? []).filter((one) => one.in === 'query');
    const queries = asked.map(({ name }) => `${possibleAddress(endpoint)}?${name}=${ANOTHER_HEADER}`);
    const named = endpoint.path.replaceAll(/\{\w+\}/g, ANOTHER_HEADER);
    for (const address of [named, ...queries]) {
      const { status, headers } = await ask(`/plataforma/api/v1${address}`, cookie());
      if (status >= 500 || 'x-injected' in headers) wrong.push(`${address}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('the link to the next part of a list carries what was searched as one line', async () => {
  const { status, headers } = await ask('/plataforma/api/v1/pilots?limit=1&q=%0D%0APRB', cookie());
  expect([status, headers.link]).toEqual([200, expect.stringMatching(/^<\?\S*q=%0D%0APRB\S*>; rel="next"$/)]);
});

it('a link by mail leads to the airline, whatever place its request named', async () => {
  const pilot = await api.signedIn('pilot');
  const { version } = (await pilot.get('/me')).body;
  await pilot.patch('/me', { email: 'eco@example.org' }, version);
  const asked = { ...FALSE_PLACE, 'Content-Type': 'application/json' };
  const { status } = await ask('/plataforma/api/v1/recovery', asked, '{"callsign":"PRB005"}');
  expect(status).toBe(202);
  const { body } = await api.db.queries
    .selectFrom('outbox')
    .select('body')
    .where('subject', '=', 'Prueba: recupera tu acceso')
    .executeTakeFirstOrThrow();
  expect(body).toContain('http://localhost:');
  expect(body).not.toMatch(/evil\.example|6666/);
});
