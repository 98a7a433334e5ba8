/** How long the first page takes beside a static one of the same look, and a change of page, for `npm run bench:platform`. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newVisitor, slowDown } from '../../../../tools/bench/conditions.ts';
import { goTo } from '../../../../tools/bench/inside.ts';
import { median } from '../../../../tools/bench/measures.ts';
import { visit } from '../../../../tools/bench/visit.ts';
import { expect, signIn, test } from './platform.ts';
import { writeFigures } from './speed-figures.ts';
import { serveStaticCopy } from './static-copy.ts';

const RUNS = 5;
const HOME = '/plataforma/';
const PATHS = [
  'vuelos',
  'reservas',
  'informes',
  'puntos',
  'tours',
  'eventos',
  'mapa',
  'flota',
  'pilotos',
  'cuenta',
];

test('first page and change of page', async ({ page, browser, baseURL }) => {
  test.setTimeout(600_000);
  const signedOut = await firstVisits(browser, String(baseURL));
  await signIn(page, 'piloto');
  const cookies = await page.context().cookies();
  const signedIn = await firstVisits(browser, String(baseURL), cookies);

  // What has been visited once has been fetched.
  for (const path of PATHS) await goTo(page, HOME + path);
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await atRest(page);
  await slowDown(page, { line: false });
  const times: number[] = [];
  for (const path of PATHS) times.push(await goTo(page, HOME + path));
  writeFigures('first-page', [
    { name: 'first page signed out, LCP, ms', ...signedOut, bar: { of: 'ratio', most: 1.5 } },
    { name: 'first page signed in, LCP, ms', ...signedIn, bar: { of: 'ratio', most: 1.5 } },
    { name: 'change of page, median, ms', value: median(times), bar: { most: 100 } },
    { name: 'change of page, slowest, ms', value: Math.max(...times) },
  ]);
});

/** Waits until the page has asked for nothing in two seconds: what it fetches for later has come, as it has for a person who reads. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(...ends) > 2000;
  });
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** The largest paint of a first visit, and that of the static copy, in turn: medians. */
async function firstVisits(browser: Browser, origin: string, cookies: Cookies = []) {
  const visitor = await newVisitor(browser, { origin });
  await visitor.addCookies(cookies);
  const page = await visitor.newPage();
  await page.goto(origin + HOME, { waitUntil: 'networkidle' });
  const copy = await serveStaticCopy(page);
  await visitor.close();
  const [ours, bound]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1)
    for (const [address, times] of [
      [origin + HOME, ours],
      [`${copy.origin}/`, bound],
    ] as const) {
      const one = await newVisitor(browser, { origin });
      await one.addCookies(cookies);
      times.push((await visit(one, address)).LCP);
      await one.close();
    }
  copy.stop();
  return { value: median(ours), bound: median(bound) };
}
