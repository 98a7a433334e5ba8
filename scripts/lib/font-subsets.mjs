// @ts-check
/** What Spanish needs of the fonts, hinting included: every first visit loads it, and the rest only who meets other letters. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** Letters, figures and signs of es-ES that B612 has. `packages/ui/src/styles/fonts.css` names the same ones as `unicode-range`. */
export const RANGE =
  'U+20-7E, U+A0-A1, U+A9-AB, U+B0-B1, U+B7, U+BA-BB, U+BF, U+C1, U+C9, U+CD, U+D1, U+D3, U+D7, U+DA, U+DC, U+E1, U+E9, U+ED, U+F1, U+F3, U+FA, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2032-2033, U+20AC, U+2212';

const FAMILIES = ['b612', 'b612-mono'];
const WEIGHTS = [400, 700];

/**
 * The font files by their names in `apps/portal/src/styles/fonts/`.
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function subsets() {
  const text = textOf(RANGE);
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (const family of FAMILIES) {
    for (const weight of WEIGHTS) {
      const whole = readFileSync(
        resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`),
      );
      files.set(`${family}-${weight}.woff2`, await subsetFont(whole, text, { targetFormat: 'woff2' }));
    }
  }
  return files;
}

/**
 * Every character of a `unicode-range`.
 * @param {string} range
 */
function textOf(range) {
  return range
    .split(', ')
    .map((part) => part.slice(2).split('-'))
    .map(([first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)])
    .flatMap(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    )
    .join('');
}
