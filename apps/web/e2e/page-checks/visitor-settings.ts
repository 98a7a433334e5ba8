/** What a visitor sets in the browser or the system, turned on and off again on a page that is open already. */
import type { CDPSession, Page } from '@playwright/test';
import { isLong } from '@va/testing/how-often.ts';
import { Shell } from '../pages/shell.ts';
import { settledOverflow } from './fitting.ts';
import type { PageCheck } from './visit.ts';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The browser's own protocol for a page, opened once. */
function protocol(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** The setting «font size» of the browser, which also moves every breakpoint in rem; a style on the page would not. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  await (await protocol(page)).send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** What reaches past the right edge of the page, outermost first, for the message. */
export async function tooWide(page: Page): Promise<string[]> {
  await settledOverflow(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const culprits = [...document.querySelectorAll('body *')]
      .filter((node) => node.getBoundingClientRect().right > clientWidth + 0.5)
      .map((node) => `${node.tagName} ${node.getAttribute('class')?.slice(0, 60)}`);
    return [`${scrollWidth} of ${clientWidth} px`, ...culprits.slice(0, 4)];
  });
}

/** Widths at which large text is tried, CSS pixels; each on the visit that is nearest to it. */
const WIDTHS = isLong ? [360, 768, 1280] : [360, 768];

/** With text of 32 px the page never scrolls sideways, and the clock is in sight. */
export const fitsLargeText: PageCheck = async ({ page, width }) => {
  const { clock } = new Shell(page);
  const faults: string[] = [];
  await setTextSize(page, 32);
  for (const each of WIDTHS.filter((other) => other < 768 === width < 768)) {
    await page.setViewportSize({ width: each, height: 900 });
    faults.push(...(await tooWide(page)).map((fault) => `text of 32 px at ${each}: ${fault}`));
    const box = await clock.boundingBox();
    if (!box || box.x < 0 || box.x + box.width > each) faults.push(`text of 32 px at ${each}: no clock`);
  }
  await setTextSize(page, 16);
  await page.setViewportSize({ width, height: 800 });
  return faults;
};

/** Under a finger every button is at least 44 px high, and the page still fits. Asked on the phone's visit. */
export const hasTouchTargets: PageCheck = async ({ page, width }) => {
  if (width >= 768) return [];
  const session = await protocol(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const low = await page
    .locator('button, a[class*="rounded-md"][class*="inline-flex"], header[data-shell] a')
    .filter({ visible: true })
    .evaluateAll((nodes) =>
      nodes
        .filter((node) => node.getBoundingClientRect().height < 43.5)
        .map((node) => `${node.textContent} is ${node.getBoundingClientRect().height} px high by touch`),
    );
  const coarse = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  const wide = await tooWide(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  return [...(coarse ? [] : ['the pointer is not coarse']), ...low, ...wide];
};

/**
 * With forced colours, which take every ground away, what was a filled button or field has an edge. Asked on the wide
 * visit.
 */
export const keepsOutlines: PageCheck = async ({ page, width }) => {
  if (width < 768) return [];
  const filled = await page.locator('button, a, input, select, textarea').evaluateAll((nodes) => {
    const transparent = new Set(['rgba(0, 0, 0, 0)', 'transparent']);
    for (const node of nodes) {
      const { backgroundColor } = getComputedStyle(node);
      if (!transparent.has(backgroundColor) && node.checkVisibility()) node.setAttribute('data-filled', '');
    }
    return document.querySelectorAll('[data-filled]').length;
  });
  if (filled === 0) return [];
  await page.emulateMedia({ forcedColors: 'active' });
  const bare = await page.locator('[data-filled]').evaluateAll((nodes) =>
    nodes
      .filter((node) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(node);
        return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
      })
      .map((node) => `no edge with forced colours: ${node.outerHTML.slice(0, 160)}`),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  return bare;
};
