/** What every page of the platform holds to. */
import type { Page } from '@playwright/test';
import { bringAxe, stopTransitions, type WithAxe } from '@va/testing/axe.ts';
import { isLong } from '@va/testing/how-often.ts';
import type { RunOptions } from 'axe-core';
import { expect, openReady } from './platform.ts';

/** What is found besides violations is not asked for: describing each sound element takes longer than finding it. */
const EVERYTHING: RunOptions = { resultTypes: ['violations'] };
/** The rules that read colours: all that another theme can break. */
const COLOURS: RunOptions = { ...EVERYTHING, runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * Opens an address at the first of the widths (CSS pixels, that of the page unless told) and expects a heading, no
 * violation in any of the themes, and at each width no sideways scroll. The long run asks for violations at each width.
 */
export async function expectSoundPage(
  page: Page,
  address: string,
  widths: readonly number[] = [page.viewportSize()?.width ?? 1280],
): Promise<void> {
  for (const [nth, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    // Loaded again for axe: on a page that stands, what is out of sight keeps the colours of the theme before for a while.
    const isAsked = nth === 0 || isLong;
    if (nth === 0 || isAsked) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      // What is painted only, and takes nothing yet, is nothing to axe either.
      await openReady(page, address);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Cargando|^Comprobando/)).toHaveCount(0);
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(tooWide, { message: `${address} at ${width} px` }).toBeLessThanOrEqual(0);
    if (isAsked) await expectNoViolation(page, `${address} at ${width} px`);
  }
}

/** Asks everything in light, and about colours in dark. */
async function expectNoViolation(page: Page, where: string): Promise<void> {
  await bringAxe(page);
  await stopTransitions(page);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const found = await page.evaluate(
      async (options) => {
        const { violations } = await (globalThis as WithAxe).axe.run(document, options);
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
      },
      scheme === 'light' ? EVERYTHING : COLOURS,
    );
    expect(found, `${where}, ${scheme}`).toEqual([]);
  }
}
