// @ts-check
/** One visit to one page, timed by the browser itself. */
import { slowDown } from './conditions.mjs';

/**
 * @typedef {object} Visit
 * @property {number} fcp milliseconds until the first text or picture is painted
 * @property {number} lcp milliseconds until the largest is, and the page's heading
 * @property {number} tbt milliseconds by which long tasks kept the page from answering
 * @property {number} bytes as they came over the line, in kB
 */

/**
 * Opens an address in a new tab of a visitor and waits until nothing more comes.
 * @param {import('@playwright/test').BrowserContext} visitor
 * @param {string} address
 * @returns {Promise<Visit>}
 */
export async function visit(visitor, address) {
  const page = await visitor.newPage();
  try {
    await page.addInitScript(noteHeading);
    const session = await slowDown(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => !('boot' in document.documentElement.dataset));
    await page.waitForLoadState('networkidle');
    return { ...(await page.evaluate(readTimes)), bytes: bytes / 1000 };
  } finally {
    await page.close();
  }
}

/**
 * Notes when the heading of the page is on the screen. The browser stops looking for the largest paint once anything
 * scrolls or has been pressed, and the heading is what a person waits for. Runs in the page.
 */
function noteHeading() {
  const look = () => {
    const [heading] = [...document.querySelectorAll('main h1')].filter((found) => found.checkVisibility());
    if (heading) Object.assign(window, { headingShown: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
async function readTimes() {
  /** @param {string} type @returns {Promise<PerformanceEntry[]>} */
  const entries = (type) =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // Without an entry the observer is not called.
      setTimeout(() => resolve([]), 200);
    });
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const lcp = (await entries('largest-contentful-paint')).at(-1)?.startTime ?? 0;
  const tbt = (await entries('longtask')).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  const { headingShown = 0 } = /** @type {{ headingShown?: number }} */ (/** @type {unknown} */ (window));
  return { fcp, lcp: Math.max(lcp, headingShown), tbt };
}
