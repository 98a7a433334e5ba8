/** Ways through the whole portal without loading it anew. Functions given to `evaluate` run in the page. */
import type { CDPSession, Page } from '@playwright/test';

/**
 * Goes to a page as a link inside the portal would, from one that has come to rest, and gives the milliseconds until its
 * heading is painted.
 */
export async function goTo(page: Page, path: string): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${wanted} does not come`)), 30_000);
        const heading = () => document.querySelector('main h1');
        const before = { element: heading(), text: heading()?.textContent };
        const start = performance.now();
        history.pushState(null, '', wanted);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        const look = () => {
          const now = heading();
          if (!now || (now === before.element && now.textContent === before.text)) return;
          observer.disconnect();
          clearTimeout(timer);
          // The task after the next frame: by then it is on the screen.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - start);
            port2.postMessage(undefined);
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      }),
    path,
  );
}

/** Heap of the page after garbage collection, MB. */
export async function heapSize(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  // Counting the objects makes the browser collect more thoroughly than a collection alone.
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: String(result.objectId),
  });
  await session.send('Runtime.releaseObject', { objectId: String(objects.objectId) });
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
}
