// @ts-check
/** What is measured, part by part. Each part gives one figure by name for a run; runs of portal and floor alternate. */
import { newVisitor, slowDown } from './conditions.mjs';
import { floorPath, SIGN_IN } from './floor.mjs';
import { findRoutes, goTo, heapSize } from './rounds.mjs';
import { visit } from './visit.mjs';

/**
 * @typedef {object} Site
 * @property {import('@playwright/test').Browser} browser
 * @property {string} portal origin of the portal
 * @property {string} floor origin of the floor
 * @property {string} base folder under which both are served
 * @property {string} pilot who has signed in, where somebody has
 * @property {string[]} outside arguments of a browser that is to find an answer on every other site
 * @property {string[]} repeated addresses that are visited a second time
 *
 * @typedef {Record<string, number>} Figures
 */

/**
 * @param {string} prefix
 * @param {import('./visit.mjs').Visit} measured
 * @returns {Figures}
 */
function named(prefix, measured) {
  return Object.fromEntries(Object.entries(measured).map(([name, value]) => [`${prefix} ${name}`, value]));
}

/**
 * First visits of portal and floor, one after the other.
 * @param {Site} site
 * @param {string} path
 * @param {string} [pilot]
 * @returns {Promise<Figures>}
 */
async function firstVisit({ browser, portal, floor }, path, pilot) {
  const ofPortal = await newVisitor(browser, { origin: portal, pilot });
  const ofFloor = await newVisitor(browser, { origin: floor });
  try {
    return {
      ...named('portal', await visit(ofPortal, portal + path)),
      ...named('floor', await visit(ofFloor, floor + floorPath(pilot ? path : SIGN_IN))),
    };
  } finally {
    await Promise.all([ofPortal.close(), ofFloor.close()]);
  }
}

/** @param {Site} site */
export const signIn = (site) => firstVisit(site, site.base);

/** @param {Site} site */
export const home = (site) => firstVisit(site, site.base, site.pilot);

/**
 * Second visits: the portal from its offline copy, the floor from the browser's cache.
 * @param {Site} site
 * @returns {Promise<Figures>}
 */
export async function repeatVisit({ browser, portal, floor, pilot, base, repeated }) {
  const ofPortal = await newVisitor(browser, { origin: portal, pilot, worker: true });
  const ofFloor = await newVisitor(browser, { origin: floor });
  try {
    const first = await ofPortal.newPage();
    await first.goto(portal + base);
    await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await first.close();
    /** @type {Figures} */
    const figures = {};
    for (const path of repeated) {
      const warm = await ofFloor.newPage();
      await warm.goto(floor + floorPath(path), { waitUntil: 'networkidle' });
      await warm.close();
      const { lcp } = await visit(ofPortal, portal + path);
      figures[`portal ${path}`] = lcp;
      figures[`floor ${path}`] = (await visit(ofFloor, floor + floorPath(path))).lcp;
    }
    return figures;
  } finally {
    await Promise.all([ofPortal.close(), ofFloor.close()]);
  }
}

/**
 * From the click to the painted heading, for every address that the portal links to.
 * @param {Site} site
 * @returns {Promise<Figures>}
 */
export function navigation(site) {
  return inside(site, async (page) => {
    const routes = await findRoutes(page, site.base);
    // A page that starts afresh: what has been found has been fetched.
    await page.reload();
    await page.locator('main h1').waitFor();
    await slowDown(page, { line: false });
    /** @type {Figures} */
    const figures = {};
    for (const path of [...routes.slice(1), site.base]) figures[path] = await goTo(page, path);
    return figures;
  });
}

/**
 * The heap after each of three rounds through every address, in MB.
 * @param {Site} site
 * @returns {Promise<Figures>}
 */
export function memory(site) {
  return inside(site, async (page) => {
    const routes = await findRoutes(page, site.base);
    const session = await page.context().newCDPSession(page);
    /** @type {Figures} */
    const figures = {};
    for (const round of [1, 2, 3]) {
      for (const path of [...routes.slice(1), site.base]) await goTo(page, path);
      figures[`round ${round}`] = (await heapSize(session)) / 1e6;
    }
    return figures;
  });
}

/** How many addresses stand for all others where a visit takes long. */
const SAMPLES = 6;

/**
 * Some of the portal's addresses, of as many kinds as can be: one of each folder, the home page first.
 * @param {Pick<Site, 'browser' | 'portal' | 'base' | 'pilot'>} site
 * @returns {Promise<string[]>}
 */
export function samplePaths(site) {
  return inside(site, async (page) => {
    const routes = await findRoutes(page, site.base);
    const folderOf = (/** @type {string} */ path) => path.slice(0, path.lastIndexOf('/') + 1);
    const folders = new Map(routes.toReversed().map((path) => [folderOf(path), path]));
    return [...new Set([site.base, ...folders.values()])].slice(0, SAMPLES);
  });
}

/**
 * @template T
 * @param {Pick<Site, 'browser' | 'portal' | 'base' | 'pilot'>} site
 * @param {(page: import('@playwright/test').Page) => Promise<T>} measure
 */
async function inside({ browser, portal, pilot, base }, measure) {
  const visitor = await newVisitor(browser, { origin: portal, pilot });
  try {
    const page = await visitor.newPage();
    await page.goto(portal + base);
    await page.locator('main h1').waitFor();
    return await measure(page);
  } finally {
    await visitor.close();
  }
}
