/** What every page of the platform holds to. */
import type { Page } from '@playwright/test';
import { bringAxe, stopTransitions, type WithAxe } from '@va/testing/axe.ts';
import { isLong } from '@va/testing/how-often.ts';
import type { RunOptions } from 'axe-core';
import { cutTexts } from './cut-texts.ts';
import { expect, openReady, openWithin } from './platform.ts';

/** What is found besides violations is not asked for: describing each sound element takes longer than finding it. */
const EVERYTHING: RunOptions = { resultTypes: ['violations'] };
/** The rules that read colours: all that another theme can break. */
const COLOURS: RunOptions = { ...EVERYTHING, runOnly: ['color-contrast', 'link-in-text-block'] };

/** Between and beyond the others a page may still scroll sideways or cut its words; its colours and names are the same. */
const NOT_FOR_AXE = [768, 1920];
/** CSS pixels, narrow first: there it is tightest. */
export const WIDTHS: readonly number[] = isLong ? [360, 768, 1280, 1920] : [360, 1280];

/**
 * Opens an address at the first of the widths (CSS pixels, that of the page unless told) and expects a heading and no
 * sideways scroll and no cut text at each of them, and no violation in any of the themes at the first one, in the
 * long run at each but 768 and 1920. `within` opens it from the page that stands there.
 */
export async function expectSoundPage(
  page: Page,
  address: string,
  widths: readonly number[] = [page.viewportSize()?.width ?? 1280],
  { within = false }: { within?: boolean } = {},
): Promise<void> {
  const asked = isLong ? widths.filter((width) => !NOT_FOR_AXE.includes(width)) : widths.slice(0, 1);
  await widen(page, widths[0]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // What is painted only, and takes nothing yet, is nothing to axe either.
  await (within ? openWithin : openReady)(page, address);
  await stopTransitions(page);
  for (const width of widths) {
    await widen(page, width);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Cargando|^Comprobando/)).toHaveCount(0);
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(tooWide, { message: `${address} at ${width} px` }).toBeLessThanOrEqual(0);
    await expect.poll(() => page.evaluate(cutTexts), { message: `${address} at ${width} px` }).toEqual([]);
    if (asked.includes(width)) await expectNoViolation(page, EVERYTHING, `${address} at ${width} px, light`);
  }
  // Changed once, from the last width back to the first: loading a page and bringing axe again take as long as asking.
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const width of asked.toReversed()) {
    await widen(page, width);
    await expectNoViolation(page, COLOURS, `${address} at ${width} px, dark`);
  }
}

async function widen(page: Page, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
}

async function expectNoViolation(page: Page, options: RunOptions, where: string): Promise<void> {
  await bringAxe(page);
  const found = await page.evaluate(async (asked) => {
    const { violations } = await (globalThis as WithAxe).axe.run(document, asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
  }, options);
  expect(found, where).toEqual([]);
}
