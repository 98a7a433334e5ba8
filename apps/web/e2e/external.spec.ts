/** `plataforma: externa`: the portal alone, in a folder of its host, with every frame as its file says. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Airline } from '@va/schemas/content/airline.ts';
import { listFiles } from '../../../scripts/lib/hash-files.mjs';
import { BUILD_TIMEOUT, buildVariant } from './fixtures/builds.ts';
import { read } from './fixtures/content.ts';
import { expect, test as siteTest } from './fixtures/offline.ts';
import { ONE_OF_EACH, titleOf } from './fixtures/routes.ts';
import { PROJECT } from './fixtures/site.ts';
import { goInside } from './fixtures/visit.ts';
import { Shell } from './pages/shell.ts';

const BASE = '/eve/';
const CONTENT = join(PROJECT, 'node_modules/.cache/portal-builds/external-content/content');

/** One page of each kind; that of the recorder is about the one for an outside platform. */
const PAGES = ONE_OF_EACH.map((route) =>
  route.path === '/recursos/newsky-acars'
    ? { ...route, heading: read<Airline>('airline.yaml').acars?.name ?? '' }
    : route,
);

/** The airline's content without a platform of its own. */
function copyContent(): void {
  cpSync(join(PROJECT, 'content'), CONTENT, { recursive: true, preserveTimestamps: true });
  const file = join(CONTENT, 'airline.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('plataforma: propia', 'plataforma: externa'));
}

const test = siteTest.extend<object, { build: string }>({
  build: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      copyContent();
      await use(await buildVariant('external', { BASE_PATH: BASE, CONTENT_DIR: CONTENT }));
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT },
  ],
  toleratedProblems: [],
});

// One worker for the file: it makes the build once.
test.describe.configure({ mode: 'default' });

test('Plataforma externa · en lo construido no hay ni un archivo de la plataforma, y ninguno lleva a ella', ({
  build,
}) => {
  expect(existsSync(join(build, 'dist/plataforma'))).toBe(false);
  expect(existsSync(join(build, 'dist-server/platform.mjs'))).toBe(false);
  const files = listFiles(build, ['dist', 'dist-server']);
  expect(files).toContain('dist/_headers');
  expect(files).toContain('dist-server/deploy/nginx.conf');
  expect(files.filter((file) => readFileSync(join(build, file)).includes('plataforma/'))).toEqual([]);
});

test('Plataforma externa · cada clase de página se abre, y sus marcos son los de otras webs', async ({
  page,
  signedInPage,
}) => {
  const { heading } = new Shell(page);
  const shown: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [i, route] of PAGES.entries()) {
    if (i === 0) await signedInPage.goto(BASE + route.path.slice(1));
    else await goInside(page, route, BASE);
    await expect(heading).toHaveText(route.heading);
    await expect(page).toHaveTitle(titleOf(route));
    for (const frame of await page.locator('iframe').all()) {
      await frame.scrollIntoViewIfNeeded();
      shown.push((await frame.getAttribute('src')) ?? '');
    }
  }
  expect(asked.filter((address) => address.includes('/plataforma/'))).toEqual([]);
  expect(shown.filter((address) => /\/plataforma\//.test(address))).toEqual([]);
  expect(shown).toContain('https://newsky.app/airline/EVE/operations');
});
