import type { Page } from '@playwright/test';
import { isLong } from '@va/testing/how-often.ts';
import { KINDS_OF_PAGE } from '../fixtures/routes.ts';
import type { PageCheck } from './visit.ts';

/**
 * Widths of the window from a small phone to a large screen, CSS pixels; those nearest to a sweep's own are its. The plain
 * run tries the smallest of each layout, and so does the long one on its only visit of a further page of a kind.
 */
const WIDTHS = [320, 360, 480, 768, 1024, 1280, 1920, 2560];
const SMALLEST = [320, 768];

/** Pixels by which a page is wider than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The page never scrolls sideways: from 320 px on the narrow visit, up to 2560 px on the wide one. */
export const neverScrollsSideways: PageCheck = async ({ page, route, width }) => {
  const faults: string[] = [];
  const nearest = (isLong ? WIDTHS : SMALLEST).filter((other) => other < 768 === width < 768);
  for (const each of KINDS_OF_PAGE.includes(route) ? nearest : SMALLEST) {
    await page.setViewportSize({ width: each, height: 800 });
    const wider = await settledOverflow(page);
    if (wider > 0) faults.push(`${wider} px wider than a window of ${each}`);
  }
  await page.setViewportSize({ width, height: 800 });
  return faults;
};

/** With the text spacing of WCAG 1.4.12 nothing is cut off and nothing sticks out. The spacing stays. */
export const bearsTextSpacing: PageCheck = async ({ page, width }) => {
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(spacing);
  });
  const wider = await settledOverflow(page);
  return [
    ...(wider > 0 ? [`with wide text ${wider} px wider than a window of ${width}`] : []),
    ...(await settledClippedTexts(page)).map((text) => `with wide text, cut off: «${text}»`),
  ];
};

/** Times to look again: the sidebar takes a moment to come and go with the width. */
const LOOKS = 100;

/** Pixels by which a page stays wider than the screen. */
export async function settledOverflow(page: Page): Promise<number> {
  const [wider] = await settled(page, async () => [await overflow(page)].filter((pixels) => pixels > 0));
  return wider ?? 0;
}

/** Texts that stay cut off. */
const settledClippedTexts = (page: Page): Promise<string[]> => settled(page, () => clippedTexts(page));

/** The faults that are still there once the page has come to rest. */
async function settled<T>(page: Page, look: () => Promise<T[]>): Promise<T[]> {
  let faults = await look();
  for (let looks = 0; faults.length > 0 && looks < LOOKS; looks++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    faults = await look();
  }
  return faults;
}

/** Texts that something around them cuts off. Of a notice the list shows a beginning on purpose: the whole is one click away. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (overflowed: string) => overflowed === 'hidden' || overflowed === 'clip';
    const cut = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const ink = range.getBoundingClientRect();
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // Spoken only, shortened on purpose, or within reach by scrolling.
        if (style.position === 'absolute' && box.clientWidth <= 1) return false;
        if (style.webkitLineClamp !== 'none' || style.overflowX === 'auto') return false;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (hides(style.overflowX) && (ink.right > right + 1 || ink.left < left - 1)) return true;
        if (hides(style.overflowY) && (ink.bottom > bottom + 2 || ink.top < top - 2)) return true;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const visible = text.data.trim() !== '' && text.parentElement?.checkVisibility() === true;
      if (visible && !text.parentElement?.closest('svg') && cut(text)) found.push(text.data.trim());
    }
    return found;
  });
}
