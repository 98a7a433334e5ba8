/** One visit to one page, with the times of the browser itself. */
import type { BrowserContext, CDPSession } from '@playwright/test';
import { slowDown } from './conditions.ts';

/** Results of one visit. */
export interface Visit {
  /** Milliseconds until the first text or picture is painted. */
  FCP: number;
  /** Milliseconds until the largest is, and the page's heading. */
  LCP: number;
  /**
   * Milliseconds until a press has an effect, because the app has hydrated; for a page without a script, until it is
   * painted.
   */
  usable: number;
  /** Requests until then. */
  requests: number;
  /** Milliseconds by which long tasks kept the page from answering. */
  TBT: number;
  /** Data received, kB. */
  kB: number;
}

/** Opens an address in a new tab of a visitor and waits until nothing more comes. */
export async function visit(visitor: BrowserContext, address: string): Promise<Visit> {
  const page = await visitor.newPage();
  try {
    await page.addInitScript(noteHeading);
    await page.addInitScript(noteUsable);
    const session = await slowDown(page);
    let bytes = 0;
    const asked: number[] = [];
    // Milliseconds since 1970, like the beginning of the page's clock; data addresses are no requests.
    session.on('Network.requestWillBeSent', ({ wallTime, request }) => {
      if (/^https?:/.test(request.url)) asked.push(wallTime * 1000);
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    const quiet = untilQuiet(session);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => !('boot' in document.documentElement.dataset));
    await quiet();
    const { origin, usable, ...times } = await page.evaluate(readTimes);
    const requests = asked.filter((at) => at <= origin + usable).length;
    return { ...times, usable, requests, kB: bytes / 1000 };
  } finally {
    await page.close();
  }
}

/** Time without an open request after which a page counts as loaded, and the longest wait for it, ms. */
const QUIET_MS = 500;
const PATIENCE_MS = 20_000;

/** Waits until a page has asked for nothing for a while. A stream that stays open, as of the live map, is no request on its way. */
function untilQuiet(session: CDPSession): () => Promise<void> {
  const waiting = new Set<string>();
  let since = Date.now();
  const ended = ({ requestId }: { requestId: string }) => {
    waiting.delete(requestId);
    since = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type !== 'EventSource') waiting.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'text/event-stream') ended({ requestId });
  });
  session.on('Network.loadingFinished', ended);
  session.on('Network.loadingFailed', ended);
  return async () => {
    const patience = Date.now() + PATIENCE_MS;
    while (Date.now() < patience && (waiting.size > 0 || Date.now() - since < QUIET_MS))
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
}

/**
 * Notes when the heading of the page is on the screen. The browser stops looking for the largest paint once anything
 * scrolls or has been pressed, and the heading is what a person waits for. Runs in the page.
 */
function noteHeading(): void {
  const look = () => {
    const [heading] = [...document.querySelectorAll('main h1')].filter((found) => found.checkVisibility());
    if (heading) Object.assign(window, { headingShown: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Records when the app has hydrated, by its event. Runs in the page. */
function noteUsable(): void {
  document.addEventListener('portal-alive', () => Object.assign(window, { isUsable: performance.now() }));
}

/** Times of the visit, with the beginning of the page's clock in milliseconds since 1970. Runs in the page. */
async function readTimes(): Promise<Omit<Visit, 'kB' | 'requests'> & { origin: number }> {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // Without an entry the observer is never called.
      setTimeout(() => resolve([]), 200);
    });
  const FCP = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const largest = (await entries('largest-contentful-paint')).at(-1)?.startTime ?? 0;
  const TBT = (await entries('longtask')).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  const { headingShown = 0, isUsable = FCP } = window as { headingShown?: number; isUsable?: number };
  return {
    FCP,
    LCP: Math.max(largest, headingShown),
    TBT,
    usable: isUsable,
    origin: performance.timeOrigin,
  };
}
