/** The colours of the new airline: those of the sample turned to another hue, and mended until every text is read. */
import type { ColourPair, Theme } from '@va/schemas/content/theme.ts';
import { contrast, parseOklch } from '@va/domain/oklch.ts';
import { CONTRAST_PAIRS } from '@va/domain/contrast-pairs.ts';
import { sharedColours } from '@va/content/theme-tokens.ts';

/** The hues of a cool brand lie here; warm ones (the button, the golds) keep theirs. */
const COOL = { from: 190, to: 300 };
const SIDES = ['day', 'night'] as const;

/** `hue` 0 to 360 takes the place of the middle of the sample's cool hues. */
export function turnTheme(sample: Theme, hue: number): Theme {
  const shift = hue - (COOL.from + COOL.to) / 2;
  const turned = Object.fromEntries(
    Object.entries(sample).map(([name, { day, night }]) => [
      name,
      { day: turn(day, shift), night: turn(night, shift) },
    ]),
  ) as Theme;
  return mend(turned);
}

function turn(colour: string, shift: number): string {
  const { l, c, h } = parseOklch(colour);
  return h >= COOL.from && h <= COOL.to ? written(l, c, (h + shift + 360) % 360) : colour;
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
