/** axe for a page of a browser test. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
}
interface Axe {
  run(context: Element | Document, options: RunOptions): Promise<AxeResults>;
  commons: { color: { Color: { prototype: Colour & { parseString(text: string): Colour } } } };
}
/** The window of a page that axe was put into. */
export type WithAxe = typeof globalThis & { axe: Axe };

/** Puts axe into the document that stands in the page, unless it is there. */
export async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(source);
  await page.evaluate(rememberColours);
}

/**
 * Lets axe read each colour once: reading one in OKLCH takes it longer than finding where it stands, and a page has a
 * dozen of them on hundreds of elements. Runs in the page.
 */
function rememberColours(): void {
  const { prototype } = (globalThis as WithAxe).axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Colour>();
  prototype.parseString = function parseString(text) {
    const seen = known.get(text);
    if (seen) return Object.assign(this, seen);
    const { r, g, b, alpha } = read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/**
 * A change of theme shows its end at once from now on: axe would read a colour on its way, and one that is inherited passes
 * through every level of the page in turn, which takes longer than axe itself.
 */
export function stopTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  });
}
