/** The colours of the portal: those that every airline shares, and those of the brand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ColourPair, Theme } from '@va/schemas/content/theme.ts';

const STYLE_SHEET = join(import.meta.dirname, '../../ui/src/styles/tokens.css');

/** Colours by name, without `--color-`. */
export type Colours = ReadonlyMap<string, ColourPair>;

/** The colours in tokens.css, which no airline changes. Throws on one that is not opaque oklch(). */
export function sharedColours(): Colours {
  const css = readFileSync(STYLE_SHEET, 'utf8');
  return new Map(
    [...css.matchAll(/--color-([a-z0-9-]+): ([^;]+);/g)].map(([, name = '', value = '']) => {
      const pair = /^light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)$/.exec(value);
      return [name, { day: pair?.[1] ?? value, night: pair?.[2] ?? value }];
    }),
  );
}

/** The brand's colours as a rule of CSS. */
export function themeCss(theme: Theme): string {
  const lines = Object.entries(theme).map(
    ([name, { day, night }]) => `--color-${name}: ${day === night ? day : `light-dark(${day}, ${night})`};`,
  );
  return `:root {\n  ${lines.join('\n  ')}\n}\n`;
}
