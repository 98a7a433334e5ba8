/**
 * An airline in which somebody has written markup wherever words are kept: on every page, of a pilot and of the desk, it
 * comes out as text.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page, Request } from '@playwright/test';
import { platformPages } from '@va/schemas/platform/pages.ts';
import { root } from '../../../scripts/lib/project.mjs';
import { startBuiltServer } from './built-server.ts';
import { expect, openReady, test } from './platform.ts';

type Person = 'pilot' | 'staff';
const BASE = '/plataforma/';
const PROGRAM = 'apps/server/src/testing/hostile-airline-program.ts';

/**
 * Columns of words that these pages need not show as they stand: they go into mails and files, or are shown in a dialog,
 * at another time, or in a state of things that is not there.
 */
const UNSEEN = [
  'api_key.service',
  'appeal.answer',
  'brought_airport.city',
  'brought_airport.country',
  'brought_airport.name',
  'device_grant.program',
  'flight.note',
  'import.ignored',
  'import.refused_csv',
  'month_statement.lapse_reason',
  'network_span.callsign',
  'outbox.answer',
  'outbox.body',
  'outbox.last_error',
  'outbox.subject',
  'points_claim.answer',
  'promotion.reason',
  'rank.title',
  'report.arrival_metar',
  'report_event.kind',
  'score_item.expected',
];

let data = '';
let origin = '';
/** Columns by the signs that their texts carry, the pages of whom it is all about, and the sessions of two people. */
let hostile: { signs: Record<string, string>; pages: string[]; sessions: Record<Person, string> };
let stop = () => {};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  data = mkdtempSync(join(tmpdir(), 'platform-hostile-'));
  const env = { ...process.env, DATA_DIR: data };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', PROGRAM], {
    cwd: root,
    env,
  });
  hostile = JSON.parse(stdout);
  const started = await startBuiltServer(data, { LOG_LEVEL: 'error', READS_PER_MINUTE: '100000' });
  origin = started.origin;
  stop = () => void started.server.kill('SIGKILL');
});
test.afterAll(() => {
  stop();
  rmSync(data, { recursive: true, force: true });
});

/** A page on which one of the two is signed in, and what it complains of. */
async function enter(browser: Browser, person: Person): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ locale: 'es-ES', baseURL: origin });
  await context.addCookies([{ name: 'plataforma-sesion', value: hostile.sessions[person], url: origin }]);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints };
}

/** The kind of page that stands at an address: its pattern with the names of what it is asked; nothing for a file. */
function kindOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, origin);
  const parts = pathname.slice(BASE.length).split('/');
  const pattern = platformPages.find((page) => {
    const own = page.split('/');
    return own.length === parts.length && own.every((part, i) => part.startsWith(':') || part === parts[i]);
  });
  return pattern === undefined ? undefined : [pattern, ...new Set(searchParams.keys())].join(' ');
}

/** Goes to every kind of page that is linked from the first ones; answers the signs that were read on them. */
async function readEverything(page: Page, first: readonly string[]): Promise<Set<string>> {
  const waiting = [...first];
  const asked = new Set<Request>();
  // The stream of the live map stays open.
  page.on('request', (request) => request.url().endsWith('/stream') || asked.add(request));
  for (const over of ['requestfinished', 'requestfailed'] as const)
    page.on(over as 'requestfinished', (request) => asked.delete(request));
  const known = new Set(waiting.map(kindOf));
  const read = new Set<string>();
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    await openReady(page, address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByText(/^Cargando|^Comprobando/)).toHaveCount(0);
    await expect.poll(() => asked.size, `${address}: requests under way`).toBe(0);
    const { text, forged, links } = await page.evaluate(lookAround);
    expect.soft(forged, address).toEqual([]);
    for (const [sign] of text.matchAll(/k\d+z/g)) read.add(sign);
    for (const link of links) {
      const kind = kindOf(link);
      if (kind === undefined || known.has(kind)) continue;
      known.add(kind);
      waiting.push(link);
    }
  }
  return read;
}

/** What can be read, what has become more than text, and where it goes on from here. Runs in the page. */
function lookAround(): { text: string; forged: string[]; links: string[] } {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea, select'),
  ];
  const names = [...document.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('title') ?? '',
  ]);
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const strange = anchors.filter(({ protocol, host }) => !/^https?:$/.test(protocol) || /^k\d+z/.test(host));
  const made = [...document.querySelectorAll('*')].filter(
    (element) => element.matches('img[src="x"], s') || /^K\d+Z$/.test(element.tagName),
  );
  return {
    text: [document.body.innerText, ...fields.map(({ value }) => value), ...names].join('\n'),
    forged: [
      ...made.map(({ outerHTML }) => outerHTML),
      ...strange.map(({ href }) => href).filter((href) => !href.startsWith('mailto:')),
      ...(document.title === 'tomada' ? ['the title'] : []),
    ],
    links: anchors
      .map(({ href }) => href)
      .filter((href) => href.startsWith(`${location.origin}/plataforma/`)),
  };
}

test('what people have written is text on every page, and nothing of it does anything', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const pages = [...hostile.pages, ...platformPages.filter((path) => !/:|^acceso/.test(path))].map(
    (path) => BASE + path,
  );
  const pilot = await enter(browser, 'pilot');
  const read = await readEverything(
    pilot.page,
    pages.filter((path) => !path.includes('mesa')),
  );
  const staff = await enter(browser, 'staff');
  const onDesk = await readEverything(
    staff.page,
    pages.filter((path) => path.includes('mesa')),
  );
  expect([...pilot.complaints, ...staff.complaints]).toEqual([]);
  const unseen = Object.entries(hostile.signs).filter(([sign]) => !read.has(sign) && !onDesk.has(sign));
  expect(unseen.map(([, column]) => column).filter((column) => !UNSEEN.includes(column))).toEqual([]);
});
