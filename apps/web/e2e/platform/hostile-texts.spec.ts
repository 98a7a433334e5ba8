/**
 * An airline in which somebody has written markup wherever words are kept: on every page, of a pilot and of the desk, it
 * comes out as text, and so it does in mails, files and answers.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page, Request } from '@playwright/test';
import { platformAddresses } from '@va/schemas/pages/platform-pages.ts';
import { root } from '../../../../scripts/lib/project.mjs';
import { startBuiltServer } from './built-server.ts';
import { expect, openReady, openWithin, test } from './platform.ts';

type Person = 'pilot' | 'staff';
const BASE = '/plataforma/';
const PROGRAM = 'apps/server/src/testing/hostile-airline-program.ts';

/** Columns whose words are on no page, in no file and in no answer, and why. */
const UNSEEN: Record<string, string> = {
  'api_key.service': 'the label says the same; it only tells keys of the airline from those of pilots',
  'rank.title': 'the content of the airline overwrites it at every start',
};

let data = '';
let origin = '';
/** Columns by the signs that their texts carry, the pages of whom it is all about, the sessions of two people, and files. */
let hostile: {
  signs: Record<string, string>;
  pages: string[];
  sessions: Record<Person, string>;
  files: { signs: string[]; faults: string[] };
};
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
    if (message.type() === 'error')
      complaints.push(`${message.text()} ${message.location().url} on ${page.url()}`);
  });
  return { page, complaints };
}

/** The kind of page that stands at an address: its pattern with the names of what it is asked; nothing for a file. */
function kindOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, origin);
  const parts = pathname.slice(BASE.length).split('/');
  const pattern = platformAddresses.find((page) => {
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
    const comes = async () => {
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page.getByText(/^Cargando|^Comprobando/)).toHaveCount(0);
      await expect.poll(() => asked.size, `${address}: requests under way`).toBe(0);
    };
    await openWithin(page, address);
    await comes();
    // Some of what is folded is asked for only when it is opened.
    await page.evaluate(unfold);
    await comes();
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

/** Opens all that is folded. Runs in the page. */
function unfold(): void {
  for (const details of document.querySelectorAll('details')) details.open = true;
}

/** What can be read, what has become more than text, and where it goes on from here. Runs in the page. */
function lookAround(): { text: string; forged: string[]; links: string[] } {
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
      ...strange
        .map(({ href }) => href)
        // A message to write, and our own calendar.
        .filter((href) => !href.startsWith('mailto:') && !href.startsWith(`webcal://${location.host}/`)),
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
  test.setTimeout(600_000);
  const pages = [...hostile.pages, ...platformAddresses.filter((path) => !/:|^acceso/.test(path))].map(
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
  // A program that shows a code is named once the pilot has typed it.
  await openReady(pilot.page, `${BASE}dispositivo?codigo=BCDFGHJK`);
  await pilot.page.getByRole('button', { name: 'Ver quién lo pide' }).click();
  await expect(pilot.page.getByRole('button', { name: 'Autorizar', exact: true })).toBeVisible();
  const program = await pilot.page.evaluate(lookAround);
  expect(program.forged).toEqual([]);
  for (const [sign] of program.text.matchAll(/k\d+z/g)) read.add(sign);
  expect([...pilot.complaints, ...staff.complaints]).toEqual([]);
  expect(hostile.files.faults).toEqual([]);
  // What programs ask for and no page shows comes as data, which no browser takes for a page.
  const airports = await pilot.page.request.get(`${BASE}api/v1/airports`);
  expect(airports.headers()).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  for (const [sign] of (await airports.text()).matchAll(/k\d+z/g)) read.add(sign);
  for (const sign of hostile.files.signs) read.add(sign);
  const unseen = Object.entries(hostile.signs).filter(([sign]) => !read.has(sign) && !onDesk.has(sign));
  // All of it, so that what is shown from now on is taken from the list.
  expect(unseen.map(([, column]) => column).toSorted()).toEqual(Object.keys(UNSEEN).toSorted());
});
