/** Conditions of all measurements, for the portal and the floor alike. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A phone on a slow line, as Lighthouse sees it: what it calls «slow 4G», applied and not calculated. */
const SLOW_LINE = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const SLOWDOWN = 4;

/** Words about them for the report. */
export const CONDITIONS =
  'a phone of 360 × 740 px, a processor slowed down 4 times, a line with 562 ms of latency and 1.4 Mbit/s';

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'es-ES',
};

interface Visitor {
  origin: string;
  /** Identifier of a pilot who has signed in before. */
  pilot?: string | undefined;
  /** Whether the visitor may keep the offline copy. */
  worker?: boolean;
}

/** A visitor with nothing in the browser, on a phone. */
export async function newVisitor(
  browser: Browser,
  { origin, pilot, worker = false }: Visitor,
): Promise<BrowserContext> {
  const visitor = await browser.newContext({
    ...PHONE,
    serviceWorkers: worker ? 'allow' : 'block',
    storageState: {
      cookies: [],
      origins: pilot ? [{ origin, localStorage: [{ name: 'pilotIndicativo', value: pilot }] }] : [],
    },
  });
  // The compiler of these files adds calls of this function to keep the names of functions, even in those that run in
  // the page.
  await visitor.addInitScript('globalThis.__name = (value) => value;');
  return visitor;
}

/** Slows a page down; `line` false leaves the connection as fast as it is. */
export async function slowDown(page: Page, { line = true } = {}): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (line) await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}
