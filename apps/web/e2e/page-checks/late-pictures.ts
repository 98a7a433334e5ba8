import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import type { PageCheck } from './visit.ts';

/** Layout shift that a page may have. */
export const MOST_SHIFT = 0.02;
/** Kilobytes of the pictures of a page with brotli, which not every host of a test speaks. */
const MOST_PICTURES_KB = 30;

/** Counts from now on how far things jump on the pages that are opened. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // In the frames scripts may not run, and what jumps there is somebody else's.
    if (window !== window.top) return;
    const counter = window as unknown as { shift: number };
    counter.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) counter.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shift of the page since it was opened. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shift: number }).shift);

/**
 * Holds the portal's pictures back until they are let go, as a slow line does. The browser's own cache stays on for
 * everything else, which it would not with Playwright's `route`.
 */
export class LatePictures {
  readonly #session: CDPSession;
  readonly #headers = new Map<
    string,
    { responseCode: number; responseHeaders: { name: string; value: string }[] }
  >();
  #waiting: string[] | undefined = [];

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<LatePictures> {
    const session = await page.context().newCDPSession(page);
    const late = new LatePictures(session);
    session.on('Fetch.requestPaused', ({ requestId, responseHeaders = [], responseStatusCode = 200 }) => {
      late.#headers.set(requestId, { responseCode: responseStatusCode, responseHeaders });
      if (late.#waiting) late.#waiting.push(requestId);
      else void late.#letGo(requestId);
    });
    await session.send('Fetch.enable', {
      patterns: [{ urlPattern: '*/images/*', requestStage: 'Response' }],
    });
    return late;
  }

  /** From now on pictures wait again. */
  hold(): void {
    this.#waiting = [];
  }

  /** Everything that waits may come, and what is asked for later too. */
  async release(): Promise<void> {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    await Promise.all(waiting.map((id) => this.#letGo(id)));
  }

  /** Not to be kept, so that the next page has to ask for the same picture again. */
  async #letGo(requestId: string): Promise<void> {
    const answer = this.#headers.get(requestId);
    this.#headers.delete(requestId);
    const responseHeaders = [
      ...(answer?.responseHeaders ?? []).filter(({ name }) => name.toLowerCase() !== 'cache-control'),
      { name: 'Cache-Control', value: 'no-store' },
    ];
    // A page that has been left takes its requests along.
    await this.#session
      .send('Fetch.continueResponse', { requestId, ...answer, responseHeaders })
      .catch(() => 'the page has been left');
  }
}

/** Waits until the fonts and all pictures are there, also those that would wait for being scrolled to. */
export async function everythingHasCome(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}

/** Nothing has jumped, although the pictures came late. */
export const staysStill: PageCheck = async ({ page }) => {
  const shift = await shiftOf(page);
  return shift <= MOST_SHIFT ? [] : [`layout shift ${shift}`];
};

const weights = new Map<string, number>();

/** The pictures of the page are light. */
export const hasLightPictures: PageCheck = async ({ page }) => {
  const addresses = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === 'img' && name.startsWith(location.origin))
      .map(({ name }) => name),
  );
  let sum = 0;
  for (const address of addresses) {
    const { pathname } = new URL(address);
    const weight =
      weights.get(pathname) ??
      brotliCompressSync(await (await page.request.get(address)).body()).length / 1000;
    weights.set(pathname, weight);
    sum += weight;
  }
  return sum <= MOST_PICTURES_KB ? [] : [`${sum} kB of pictures`];
};
