/** The colours of the new airline: those of the template turned to other hues, and mended until every text is read. */
import type { ColourPair, Theme } from '@va/schemas/content/theme.ts';
import { contrast, parseOklch, toHex } from '@va/domain/oklch.ts';
import { CONTRAST_PAIRS } from '@va/domain/contrast-pairs.ts';
import { sharedColours } from '../theme-tokens.ts';

/** Hues of the template's brand and of the middle of them; the accent and the golds are warm, and water stays blue. */
const BRAND = { from: 140, middle: 165, to: 190 };
/** Hue of the template's button. */
const ACCENT = 68;
const SIDES = ['day', 'night'] as const;

/** `hue` is that of the brand, `accent` that of the button, both 0 to 360. */
export function turnTheme(template: Theme, hue: number, accent: number): Theme {
  const turned = Object.fromEntries(
    Object.entries(template).map(([name, { day, night }]) => {
      const shift = name.includes('amber') ? accent - ACCENT : undefined;
      const turnOne = (colour: string) => turn(colour, hue - BRAND.middle, shift);
      return [name, { day: turnOne(day), night: turnOne(night) }];
    }),
  ) as Theme;
  return mend(turned);
}

/** `accentShift` turns a colour whatever its hue; the brand's shift only those of the brand. */
function turn(colour: string, brandShift: number, accentShift: number | undefined): string {
  const { l, c, h } = parseOklch(colour);
  const shift = accentShift ?? (h >= BRAND.from && h <= BRAND.to ? brandShift : 0);
  return shift === 0 ? colour : written(l, c, (h + shift + 360) % 360);
}

/** `oklch(…)` as `#rrggbb`. */
export function hexOf(colour: string): string {
  return toHex(parseOklch(colour));
}

/** A turned colour may be lighter to the eye than it was: foregrounds move away from their ground, step by step. */
function mend(theme: Theme): Theme {
  const colours = new Map<string, ColourPair>([...sharedColours(), ...Object.entries(theme)]);
  for (let round = 0; round < 60; round += 1) {
    let settled = true;
    for (const [foreground, background, least] of CONTRAST_PAIRS) {
      for (const side of SIDES) {
        const [front, ground] = [colours.get(foreground), colours.get(background)];
        if (front === undefined || ground === undefined) continue;
        const [one, other] = [parseOklch(front[side]), parseOklch(ground[side])];
        if (contrast(one, other) >= least) continue;
        settled = false;
        const own =
          foreground in theme
            ? { name: foreground, pair: front, from: other }
            : { name: background, pair: ground, from: one };
        const { l, c, h } = parseOklch(own.pair[side]);
        const lightness = Math.min(1, Math.max(0, l + (l < own.from.l ? -0.01 : 0.01)));
        colours.set(own.name, { ...own.pair, [side]: written(lightness, c, h) });
      }
    }
    if (settled) break;
  }
  return Object.fromEntries(Object.keys(theme).map((name) => [name, colours.get(name)])) as Theme;
}

function written(l: number, c: number, h: number): string {
  const short = (value: number, digits: number) => String(Number(value.toFixed(digits)));
  return `oklch(${short(l * 100, 1)}% ${short(c, 3)} ${short(h % 360, 1)})`;
}
