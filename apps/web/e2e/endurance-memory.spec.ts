/** What a long evening with the portal leaves behind in memory; with `npm test -- --long`. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { goRound } from './fixtures/rounds.ts';
import { KINDS_OF_PAGE } from './fixtures/routes.ts';
import { Shell } from './pages/shell.ts';

// What the browser compiles while a page is in use counts as memory too, some 5 to 15 % of it, and depends on how busy the
// machine is, as what it drops of code that is not in use; without both the same rounds give the same size to a hundredth.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--js-flags=--jitless --no-flush-bytecode'],
    });
  },
});

/**
 * What the portal keeps, in bytes: the middle of some looks, because at one something may be there that is about to go,
 * and at another the browser may lack what it loads again at once.
 */
async function heapSize(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const sizes: number[] = [];
  for (let look = 0; look < 5; look++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
    // Asked for its objects, the browser looks closely, and finds what a collection alone leaves for later.
    const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
    const prototypeObjectId = String(result.objectId);
    const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId });
    await session.send('Runtime.releaseObject', { objectId: String(objects.objectId) });
    await session.send('HeapProfiler.collectGarbage');
    sizes.push((await session.send('Runtime.getHeapUsage')).usedSize);
  }
  return sizes.toSorted((a, b) => a - b)[2] ?? NaN;
}

test(
  'Memoria · tres vueltas más por todas las páginas no la hacen crecer ni un 10 %',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    test.setTimeout(120_000);
    await signedInPage.goto('/');
    await expect(new Shell(page).heading).toBeVisible();
    // Twice: what the browser notes of code comes only once that has run some times.
    await goRound(page, KINDS_OF_PAGE, 2);
    const first = await heapSize(page);
    await goRound(page, KINDS_OF_PAGE, 3);
    const last = await heapSize(page);
    expect(last / first, `from ${first} to ${last} bytes`).toBeLessThan(1.1);
  },
);
