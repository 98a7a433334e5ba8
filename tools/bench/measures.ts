/** What is measured: each measure gives figures by name for one site in one run; the runs of the sites alternate. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { routePatterns } from '@va/domain/portal-pages.ts';
import { PAGES } from '@va/security/served-folders.ts';
import { newVisitor, slowDown } from './conditions.ts';
import { floorPath } from './floor.ts';
import { goTo, heapSize } from './inside.ts';
import type { RunningPlatform } from './platform-site.ts';
import { visit, type Visit } from './visit.ts';

/** A built site that is measured. */
export interface Site {
  /** Name of its column in the report. */
  name: string;
  origin: string;
  /** Addresses of all its pages, the home page first. */
  pages: readonly string[];
  /** Whether it is the one of static pages: it has no offline copy and nothing to go through. */
  isFloor: boolean;
  /** Its platform, where it was started. */
  platform?: RunningPlatform | undefined;
}

/** What a measure is run with. */
export interface Setting {
  browser: Browser;
  /** Folder under which every site is served. */
  base: string;
  /** Who has signed in, where somebody has. */
  pilot: string;
  /** One address of every kind of page, the home page first. */
  kinds: readonly string[];
  /** Those that are visited a second time. */
  samples: readonly string[];
  /** Arguments of a browser that is to find an answer on every other site. */
  outside: readonly string[];
  /** That of the portal, where it was started. */
  platform?: RunningPlatform | undefined;
}

/** Figures by name; the name says the unit. */
export type Figures = Record<string, number>;
/** One run of a measure on one site. */
export type Measure = (setting: Setting, site: Site) => Promise<Figures>;

const addressOn = (site: Site, path: string, isIn = true) =>
  site.origin + (site.isFloor ? floorPath(isIn ? path : undefined) : path);

async function firstVisit(
  { browser, base }: Setting,
  site: Site,
  { path = base, pilot }: { path?: string; pilot?: string } = {},
): Promise<Visit> {
  const visitor = await newVisitor(browser, { origin: site.origin, pilot: site.isFloor ? undefined : pilot });
  try {
    return await visit(visitor, addressOn(site, path, pilot !== undefined));
  } finally {
    await visitor.close();
  }
}

export const named = (prefix: string, measured: Partial<Visit>): Figures =>
  Object.fromEntries(Object.entries(measured).map(([name, value]) => [`${prefix}, ${name}`, value]));

export const signIn: Measure = async (setting, site) =>
  named('sign-in, first visit', await firstVisit(setting, site));

/** The first visit to every kind of page of somebody who has signed in before. */
export const first: Measure = async (setting, site) => {
  const figures: Figures = {};
  for (const path of setting.kinds) {
    const visited = await firstVisit(setting, site, { path, pilot: setting.pilot });
    Object.assign(figures, named(`${path}, first visit`, visited));
  }
  return figures;
};

/** Second visits: the portal from its offline copy, the floor from the browser's cache. */
export const second: Measure = async ({ browser, pilot, base, samples }, site) => {
  const visitor = await newVisitor(browser, { origin: site.origin, pilot, worker: !site.isFloor });
  try {
    if (!site.isFloor) {
      const first = await visitor.newPage();
      await first.goto(site.origin + base);
      await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await first.close();
    }
    const figures: Figures = {};
    for (const path of samples) {
      await visit(visitor, addressOn(site, path));
      const { LCP, usable } = await visit(visitor, addressOn(site, path));
      Object.assign(figures, named(`${path}, second visit`, { LCP, usable }));
    }
    return figures;
  } finally {
    await visitor.close();
  }
};

/** From the click to the painted heading for every address, on the slow processor; then the heap over three rounds. */
export const inside: Measure = async ({ browser, base, pilot }, { origin, pages, isFloor }) => {
  const figures: Figures = {};
  if (isFloor) return figures;
  const visitor = await newVisitor(browser, { origin, pilot });
  try {
    const page = await visitor.newPage();
    await page.goto(origin + base);
    await page.locator('#root main h1').waitFor();
    const round = [...pages.slice(1), base];
    for (const path of round) await goTo(page, path);
    // A page that starts afresh: what it will show has been fetched.
    await page.reload();
    await page.locator('#root main h1').waitFor();
    const session = await slowDown(page, { line: false });
    const times: number[] = [];
    for (const path of round) times.push(await goTo(page, path));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const heaps: number[] = [];
    for (let look = 0; look < 3; look += 1) {
      for (const path of round) await goTo(page, path);
      heaps.push(await heapSize(session));
    }
    figures['change of page, median, ms'] = median(times);
    figures['change of page, slowest, ms'] = Math.max(...times);
    figures['heap after one round, MB'] = heaps[0] ?? Number.NaN;
    figures['heap after three rounds, MB'] = heaps.at(-1) ?? Number.NaN;
    return figures;
  } finally {
    await visitor.close();
  }
};

/** Addresses of all pages of a built site, which has a document of each; the home page first. */
export function pagesOf(folder: string, base: string): string[] {
  const files = readdirSync(join(folder, 'dist', PAGES), { recursive: true, encoding: 'utf8' });
  return [base, ...files.flatMap((file) => (file.endsWith('.html') ? base + file.slice(0, -5) : []))];
}

/** The first address of every kind of page. */
export function kindsOf(pages: readonly string[], base: string): string[] {
  return Object.values(routePatterns).flatMap((pattern) => {
    const address = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
    return pages.find((page) => address.test(`/${page.slice(base.length)}`)) ?? [];
  });
}

/** The middle value; the mean of the two middle ones for an even number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
