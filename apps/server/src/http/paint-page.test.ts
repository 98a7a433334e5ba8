// @vitest-environment node
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagePainter } from './paint-page.ts';
import { type TestSite, lower, PLATFORM_HEADERS, serveSite } from '#server/testing/served-site.ts';

const PLAIN = '<title>Plataforma</title><div id="root"></div>';
const OPENED = { 'sec-fetch-dest': 'document' };
const FRAMED = { 'sec-fetch-dest': 'iframe' };

/** When the pages of these tests are painted. */
const NOW = new Date('2026-11-20T10:00:00Z');
const ROOT = `<div id="root" data-page="" data-painted-at="${NOW.getTime()}">`;

/** What the API answers, by path; undefined where it refuses. */
let answers: Record<string, unknown>;
let asked: string[];
let failures: unknown[];
let site: TestSite;
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  asked = [];
  failures = [];
  answers = { '/session': { stage: 'open' }, '/bookings?state=open': { items: ['</script><!--'] } };
  const paint = pagePainter({
    ask: (_, path) => {
      asked.push(path);
      return Promise.resolve(answers[path]);
    },
    render: (path) =>
      path === 'acars'
        ? Promise.reject(new Error('no'))
        : Promise.resolve(`<h1>${path}</h1><form class="a"><input name="a"></form>`),
    failed: (error) => failures.push(error),
  });
  site = await serveSite({ 'plataforma/index.html': PLAIN }, '/', paint);
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

const get = (path: string, headers = OPENED as Record<string, string>) =>
  site.get(`/plataforma/${path}`, { headers });

it('a page that somebody opens comes with its answers and its look, and nobody keeps it', async () => {
  const { body, headers } = await get('');
  expect(body).toBe(
    `<title>Plataforma</title><script type="application/json" id="answers">${JSON.stringify(answers).replaceAll('<', String.raw`\u003c`)}</script>${ROOT}<h1></h1><form method="post" class="a"><input name="a"></form></div>`,
  );
  expect(headers).toMatchObject({ ...lower(PLATFORM_HEADERS), 'cache-control': 'private, no-store' });
  expect(headers).not.toHaveProperty('etag');
  const byWorker = { 'sec-fetch-dest': 'empty', 'x-opened-as': 'document' };
  expect((await get('vuelos/', byWorker)).body).toContain('<h1>vuelos</h1>');
  expect(asked).toEqual(['/session', '/bookings?state=open', '/session']);
});

it('is painted into the document of a new build without a restart', async () => {
  expect((await get('')).body).toContain('<title>Plataforma</title>');
  site.write('plataforma/index.html', PLAIN.replace('Plataforma', 'Platafirma'));
  expect((await get('')).body).toContain('<title>Platafirma</title>');
  site.write('plataforma/index.html', PLAIN.replace('Plataforma', 'La plataforma'));
  expect((await get('')).body).toContain('<title>La plataforma</title>');
});

it('is compressed for who takes that, and told of without its body', async () => {
  const packed = await get('', { ...OPENED, 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(Buffer.from(packed.body, 'latin1')).toString()).toContain('<h1>');
  const told = await site.get('/plataforma/', { method: 'HEAD', headers: OPENED });
  expect(told).toMatchObject({ status: 200, body: '', headers: { 'cache-control': 'private, no-store' } });
});

it('in a frame, with a query, and where the app has more to ask for, it comes with its answers alone', async () => {
  for (const { body } of [
    await get('', FRAMED),
    await get('?marco=1'),
    await get('mapa/1'),
    await get('nada'),
  ]) {
    expect(body).toContain('"/session":{"stage":"open"}');
    expect(body).toContain('<div id="root"></div>');
  }
  answers['/session'] = { stage: 'second_factor' };
  expect((await get('')).body).toMatch(/"second_factor".*<div id="root"><\/div>/);
});

it.each([
  ['for a copy that is kept', { 'sec-fetch-dest': 'empty' }, ''],
  ['for a program', {}, ''],
  ['when the page cannot be rendered', OPENED, 'acars'],
])('is everybody’s %s', async (_, headers, path) => {
  const { body, headers: told } = await get(path, headers);
  expect(body).toBe(PLAIN);
  expect(told['cache-control']).toBe('no-cache');
  expect(failures).toHaveLength(path === 'acars' ? 1 : 0);
});

it('is painted with the session alone where the rest is refused, as it is to a suspended pilot', async () => {
  const pilot = { status: 'suspended' };
  answers = { '/session': { stage: 'open', pilot } };
  const { body } = await get('');
  expect(body).toContain(`id="answers">${JSON.stringify(answers)}</script>`);
  expect(body).toContain(`${ROOT}<h1></h1>`);
});

it('is everybody’s where the session is refused, and where it takes too long', async () => {
  answers['/session'] = undefined;
  expect((await get('')).body).toBe(PLAIN);
  answers['/session'] = new Promise(() => {});
  expect((await get('')).body).toBe(PLAIN);
});
