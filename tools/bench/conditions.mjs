// @ts-check
/** The conditions that everything is measured under, the portal and the floor alike. */

/** A phone on a slow line, as Lighthouse sees it: what it calls «slow 4G», applied and not calculated. */
const SLOW_LINE = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const SLOWDOWN = 4;

/** What the report says of them. */
export const CONDITIONS =
  'a phone of 360 × 740 px, a processor slowed down 4 times, a line with 562 ms of latency and 1.4 Mbit/s';

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'es-ES',
};

/**
 * A visitor with nothing in the browser, on a phone.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, pilot?: string | undefined, worker?: boolean }} visitor `pilot` has signed in before;
 *   `worker` may keep the offline copy
 */
export function newVisitor(browser, { origin, pilot, worker = false }) {
  return browser.newContext({
    ...PHONE,
    serviceWorkers: worker ? 'allow' : 'block',
    storageState: {
      cookies: [],
      origins: pilot ? [{ origin, localStorage: [{ name: 'pilotIndicativo', value: pilot }] }] : [],
    },
  });
}

/**
 * Slows a page down.
 * @param {import('@playwright/test').Page} page
 * @param {{ line?: boolean }} [what] `line` false leaves the connection as fast as it is
 * @returns {Promise<import('@playwright/test').CDPSession>}
 */
export async function slowDown(page, { line = true } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (line) await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}
