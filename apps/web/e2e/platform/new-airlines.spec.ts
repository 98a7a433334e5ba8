/**
 * Airlines of every shape that `npm run new-airline` makes: built and started, every page of portal and platform walked, and
 * flown once, from the booking to a month that is closed.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { addMonths, monthOf, monthStart } from '@va/domain/months.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import type { ShapeName } from '@va/content/new-airline/shapes.ts';
import { platformAddresses } from '@va/schemas/pages/platform-pages.ts';
import { routePatterns } from '@va/schemas/pages/portal-pages.ts';
import { airline as sample } from '../fixtures/content.ts';
import { BUILD_TIMEOUT, buildVariant } from '../fixtures/builds.ts';
import { root } from '../../../../scripts/lib/project.mjs';
import { setSecondFactor } from './administrator.ts';
import { startBuiltServer } from './built-server.ts';
import { expectSoundPage } from './page-check.ts';
import { expect, giveAccess, openWithin, test } from './platform.ts';

const run = promisify(execFile);
const API = '/plataforma/api/v1';

/** What freighters have none of, beside who flies them. */
const NO_CABIN = /mapa de asientos|(?<!tripulación de )\bcabina\b(?! de mando)/i;

interface Named {
  code: string;
  base: string;
  city: string;
  /** What no page of the airline may speak of; null where nothing is known. */
  foreign: RegExp | null;
}

/** Names and places that no other test uses, for every shape that there is. */
const SHAPES: Record<ShapeName, Named> = {
  reactores: { code: 'VNT', base: 'XVNT', city: 'Puerto Viento', foreign: null },
  turbohelices: { code: 'RIO', base: 'XRIO', city: 'Villa del Río', foreign: null },
  carga: { code: 'KJ', base: 'XCAJ', city: 'Puerto Cajas', foreign: NO_CABIN },
  mixta: { code: 'MXT', base: 'XMXT', city: 'Ciudad Mixta', foreign: null },
  'una-persona': { code: 'SOL', base: 'XSOL', city: 'Cabo Solo', foreign: /\blibreas?\b|\bchecklists?\b/i },
};

interface Account {
  role: string;
  callsign: string;
  password: string;
}

/** Runs one of the project's commands, as a person types it. */
function command(name: string, words: readonly string[], env: Record<string, string> = {}) {
  const file = join(root, 'scripts/command.mjs');
  return run(process.execPath, [file, name, ...words], { cwd: root, env: { ...process.env, ...env } });
}

async function enter(browser: Browser, origin: string, { callsign, password }: Account): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-ES', baseURL: origin });
  const page = await context.newPage();
  // Pages of others do not come in tests.
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ body: '' }),
  );
  await page.goto('/plataforma/acceso');
  await giveAccess(page, callsign, password);
  await expect(page.getByRole('link', { name: callsign, exact: true })).toBeVisible();
  return page;
}

async function ask(page: Page, method: 'get' | 'post', path: string, data?: object) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'plataforma-csrf')?.value ?? '';
  const headers = { 'X-CSRF-Token': token, Origin: new URL(page.url()).origin };
  const answer = await page.request[method](`${API}${path}`, { headers, ...(data && { data }) });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}

for (const [shape, { code, base, city, foreign }] of Object.entries(SHAPES))
  test(`an airline of the shape «${shape}» is built, walked and flown once, and closes a month`, async ({
    browser,
  }) => {
    test.setTimeout(BUILD_TIMEOUT + 600_000);
    const folder = mkdtempSync(join(tmpdir(), `airline-${shape}-`));
    const content = join(folder, 'content');
    const data = join(folder, 'data');
    const options = { folder, shape, code, base, city, name: `Aire ${city}`, platform: 'sí', bases: '2' };
    await command(
      'new-airline',
      Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    );
    const site = await buildVariant(`shape-${shape}`, { CONTENT_DIR: content });
    const settings = { CONTENT_DIR: content, READS_PER_MINUTE: '100000' };
    let { server, origin } = await startBuiltServer(data, settings, site);
    try {
      const accounts: Account[] = JSON.parse(readFileSync(join(data, 'sample-accounts.json'), 'utf8'));
      const staff = accounts.find(({ role }) => role === 'administrador')!;
      const pilot = accounts.find(({ role }) => role === 'piloto') ?? staff;

      const desk = await enter(browser, origin, staff);
      const secret = await setSecondFactor(desk);
      const complaints: string[] = [];
      desk.on('pageerror', ({ message }) => complaints.push(message));
      const pages = [
        ...Object.values<string>(routePatterns),
        ...platformAddresses.map((path) => `/plataforma/${path}`),
      ].filter((path) => !/:|\/acceso/.test(path));
      const tails = await ask(desk, 'get', '/aircraft');
      const one = tails[0].registration.toLowerCase();
      for (const path of [...pages, `/flota/${one}`, `/plataforma/pilotos/${staff.callsign}`]) {
        await openWithin(desk, path);
        await expect(desk.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(desk.getByText(/^Cargando tu|^Comprobando/), path).toHaveCount(0);
        const text = await desk.getByRole('main').innerText();
        for (const word of [sample.name, sample.base.icao])
          expect(text, path).not.toMatch(new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'u'));
        if (foreign !== null) expect(text, path).not.toMatch(foreign);
      }
      expect(complaints).toEqual([]);
      for (const path of ['/flota', `/flota/${one}`, '/plataforma/flota', '/plataforma/mesa/tipos'])
        await expectSoundPage(desk, path, [360]);

      const own = pilot === staff ? desk : await enter(browser, origin, pilot);
      const { items } = await ask(own, 'get', '/flights?limit=200');
      const flight = items.find(({ freeTails }: { freeTails: string[] }) => freeTails.length > 0);
      await ask(own, 'post', '/bookings', { legs: [{ flightId: flight.flightId, date: flight.date }] });
      const key = await ask(own, 'post', '/me/keys', {
        label: 'Vuelo de prueba',
        scopes: ['acars:write', 'own:read'],
      });
      const flown = [pilot.callsign, '--url', origin, '--key', key.secret, '--speed', '1000'];
      const { stdout } = await command('fly', flown, { CONTENT_DIR: content });
      // By the book of its own type, so that nobody has to look at it.
      expect(stdout).toMatch(/Informe aceptado, nota 10,0:/);
      await own.goto(`/plataforma/informes/${/informe ([A-Z0-9]{8})/.exec(stdout)?.[1]}`);
      await expect(own.getByText('Aceptado y válido').first()).toBeVisible();

      // The months close on their fifth day: the server wakes up then.
      server.kill('SIGTERM');
      await once(server, 'exit');
      const month = monthOf(Date.now());
      const ahead = monthStart(addMonths(month, 1)) + 5 * DAY_MS - Date.now();
      const clock = join(folder, 'clock.mjs');
      writeFileSync(clock, laterClock(ahead));
      ({ server, origin } = await startBuiltServer(
        data,
        { ...settings, NODE_OPTIONS: `--import=${clock}` },
        site,
      ));
      const closed = await (await browser.newContext({ locale: 'es-ES', baseURL: origin })).newPage();
      await closed.goto('/plataforma/');
      // At the beginning of a month it is so far ahead that no session of now lasts until then.
      const { callsign, password } = staff;
      await ask(closed, 'post', '/session', { callsign, password, device: 'Prueba' });
      const digits = new TOTP({ secret }).generate({ timestamp: Date.now() + ahead });
      await ask(closed, 'post', '/session/second-factor', { code: digits });
      await ask(closed, 'post', '/closures/restart', { month, reason: 'Se cierra en una prueba' });
      const ended = async () => {
        const closures = await ask(closed, 'get', '/closures');
        return closures.find((entry: { month: string }) => entry.month === month);
      };
      await expect.poll(async () => (await ended())?.finishedAt ?? null, { timeout: 60_000 }).not.toBeNull();
      expect(await ended()).toMatchObject({ error: null, waiting: 0 });
    } finally {
      server.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  });

/** A module that sets the clock of a program forward, in its threads too; dates stay dates of the language. */
function laterClock(ms: number): string {
  return `const Here = Date;
const now = () => Here.now() + ${ms};
globalThis.Date = new Proxy(Here, {
  construct: (target, words) => Reflect.construct(target, words.length === 0 ? [now()] : words),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
`;
}
