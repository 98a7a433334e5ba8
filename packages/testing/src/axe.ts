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
type Evaluate = (this: { data(data: unknown): void }, node: Element, ...rest: unknown[]) => unknown;
interface Axe {
  run(context: Element | Document, options: RunOptions): Promise<AxeResults>;
  /** No public part of axe, hence its exact version. */
  _audit: { checks: { 'color-contrast': { evaluate: Evaluate } } };
  commons: { color: { Color: { prototype: Colour & { parseString(text: string): Colour } } } };
}
/** The window of a page that axe was put into. */
export type WithAxe = typeof globalThis & { axe: Axe };

/** Puts axe into the document that stands in the page, unless it is there. */
export async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(source);
  await page.evaluate(rememberColours);
  await page.evaluate(rememberContrasts);
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
 * Lets axe measure one of the elements whose letters and grounds are the same: the rows of a table have the contrast of
 * the first, and measuring each is half of what axe does. Measured every time is what axe objects to or leaves open, and
 * what may lie elsewhere than on the ground of its parents. Runs in the page.
 */
function rememberContrasts(): void {
  const check = (globalThis as WithAxe).axe._audit.checks['color-contrast'];
  const measure = check.evaluate;
  const sound = new Set<string>();
  /** The letters, and each ground down to the first that nothing shines through; of what lies elsewhere nothing. */
  const look = (element: Element): string | undefined => {
    const { color, fontSize, fontWeight, textShadow, webkitTextFillColor } = getComputedStyle(element);
    const parts = [color, fontSize, fontWeight, textShadow, webkitTextFillColor];
    let isCovered = false;
    for (let node: Element | null = element; node; node = node.parentElement) {
      const style = getComputedStyle(node);
      parts.push(style.opacity, style.filter, style.mixBlendMode);
      if (isCovered) continue;
      const { position, backgroundColor, backgroundImage } = style;
      if (!['static', 'relative'].includes(position) || style.float !== 'none' || style.transform !== 'none')
        return undefined;
      parts.push(backgroundColor, backgroundImage);
      isCovered = backgroundImage === 'none' && /^(?:rgb|oklch|oklab|color)\([^/]*\)$/.test(backgroundColor);
    }
    return parts.join(';');
  };
  check.evaluate = function evaluate(node, ...rest) {
    const seen = look(node);
    if (seen !== undefined && sound.has(seen)) return true;
    const answer = measure.call(this, node, ...rest);
    if (answer === true && seen !== undefined) sound.add(seen);
    return answer;
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
