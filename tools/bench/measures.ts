/** Measures of pages. Each gives values by name for one site in one run; the runs of the sites alternate. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Figure, median } from '@va/testing/figures.ts';
import { newVisitor, slowDown } from './conditions.ts';
import { floorPath } from './floor.ts';
import { goTo, heapSize } from './inside.ts';
import { visit, type Visit } from './visit.ts';

/** The platform of a site, with its sample airline. */
export interface SitePlatform {
  origin: string;
  /** Cookies of the signed-in pilot. */
  cookies: Parameters<BrowserContext['addCookies']>[0];
}

/** A built site that is measured. */
export interface Site {
  /** Name in the report. */
  name: string;
  origin: string;
  /** Addresses of all its pages, the home page first. */
  pages: readonly string[];
  /** Whether it is the site of static pages, without offline copy and navigation. */
  isFloor: boolean;
  /** The site's platform, if it was started. */
  platform: SitePlatform | undefined;
}

/** Setting of a measure. */
export interface Setting {
  browser: Browser;
  /** Folder under which every site is served. */
  base: string;
  /** Identifier of the pilot who has signed in, for measures that need one. */
  pilot: string;
  /** One address of every kind of page, the home page first. */
  kinds: readonly string[];
  /** Addresses that are visited a second time. */
  samples: readonly string[];
  /** Arguments of a browser that is to find an answer on every other site. */
  outside: readonly string[];
}

/** Values by name; the unit is in the name, milliseconds if there is none. */
export type Values = Record<string, number>;
/** One run of a measure on one site. */
export type Measure = (setting: Setting, site: Site) => Promise<Values>;

/** Limits (docs/checks.md) of figures by their name. */
const BARS: readonly [name: RegExp, bar: NonNullable<Figure['bar']>][] = [
  [/^sign-in, first visit, [FL]CP$/, { of: 'ratio', most: 1.1 }],
  [/^\/.*, first visit, LCP$/, { of: 'ratio', most: 1.3 }],
  [/, first visit, usable$/, { of: 'ratio', most: 2 }],
  [/, first visit, requests$/, { most: 30 }],
  [/, second visit, LCP$/, { of: 'ratio', most: 1.2 }],
  [/, second visit, usable$/, { most: 800 }],
  [/^change of page.*, median/, { most: 100 }],
  [/^Lighthouse, performance/, { least: 95 }],
  [/^Lighthouse, (?:accessibility|best-practices)/, { least: 100 }],
];

/** Limit of a figure with this name; undefined for most. */
export const barOf = (name: string): Figure['bar'] => BARS.find(([names]) => names.test(name))?.[1];

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

export const named = (prefix: string, measured: Partial<Visit>): Values =>
  Object.fromEntries(Object.entries(measured).map(([name, value]) => [`${prefix}, ${name}`, value]));

export const signIn: Measure = async (setting, site) =>
  named('sign-in, first visit', await firstVisit(setting, site));

/** The first visit of a pilot who has signed in before, to every kind of page. */
export const first: Measure = async (setting, site) => {
  const figures: Values = {};
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
    const figures: Values = {};
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

/** Pages of the platform that are gone through. */
const PLATFORM_ROUND = [
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
].map((page) => `/plataforma/${page}`);

/**
 * Time from the click to the painted heading, on the slow processor, for every address of the portal and many of the
 * platform; then, for the portal, the heap over three rounds.
 */
export const inside: Measure = async ({ browser, base, pilot }, { origin, pages, isFloor, platform }) => {
  if (isFloor) return {};
  const figures: Values = {};
  const visitor = await newVisitor(browser, { origin, pilot });
  try {
    const page = await visitor.newPage();
    const round = [...pages.slice(1), base];
    Object.assign(figures, await changesOfPage(page, origin + base, round, 'change of page'));
    const session = await page.context().newCDPSession(page);
    const heaps: number[] = [];
    for (let look = 0; look < 3; look += 1) {
      for (const path of round) await goTo(page, path);
      heaps.push(await heapSize(session));
    }
    figures['heap after one round, MB'] = heaps[0] ?? Number.NaN;
    figures['heap after three rounds, MB'] = heaps.at(-1) ?? Number.NaN;
  } finally {
    await visitor.close();
  }
  if (!platform) return figures;
  const member = await newVisitor(browser, platform);
  try {
    await member.addCookies(platform.cookies);
    const home = `${platform.origin}/plataforma/`;
    const name = 'change of page in the platform';
    return { ...figures, ...(await changesOfPage(await member.newPage(), home, PLATFORM_ROUND, name)) };
  } finally {
    await member.close();
  }
};

/** Goes through pages once more after all that they show has been fetched. */
async function changesOfPage(page: Page, home: string, round: readonly string[], name: string) {
  const start = async () => {
    await page.goto(home);
    await page.locator('#root main h1').waitFor();
  };
  await start();
  for (const path of round) await goTo(page, path);
  // A page that starts afresh, and has come to rest as it has for a person who reads.
  await start();
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(...ends) > 2000;
  });
  const session = await slowDown(page, { line: false });
  const times: number[] = [];
  for (const path of round) times.push(await goTo(page, path));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { [`${name}, median, ms`]: median(times), [`${name}, slowest, ms`]: Math.max(...times) };
}
