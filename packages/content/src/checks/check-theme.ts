/** The brand's colours against one another and against those of the portal: every text must be read on its ground. */
import type { ColourPair } from '@va/schemas/content/theme.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { contrast, parseOklch } from '@va/domain/oklch.ts';
import { CONTRAST_PAIRS } from '@va/domain/contrast-pairs.ts';
import { sharedColours } from '../theme-tokens.ts';
import type { ContentFiles } from '../content-files.ts';
import type { Problem } from '../problems.ts';

const THEMES = [
  ['day', 'de día'],
  ['night', 'de noche'],
] as const;

/** Every pair in use that is too close, named at the colour that the airline can change. */
export function checkTheme({ theme }: ContentFiles): Problem[] {
  if (theme.value === undefined) return [];
  const own = new Map<string, ColourPair>(Object.entries(theme.value));
  const shared = sharedColours();
  return CONTRAST_PAIRS.flatMap(([foreground, background, least]) => {
    const [front, ground] = [foreground, background].map((name) => own.get(name) ?? shared.get(name));
    if (front === undefined || ground === undefined) return [];
    return THEMES.flatMap(([key, when]) => {
      const ratio = contrast(parseOklch(front[key]), parseOklch(ground[key]));
      if (ratio >= least) return [];
      const [name, other] = own.has(foreground) ? [foreground, background] : [background, foreground];
      return [
        theme.problem(
          undefined,
          [name, key],
          `«${foreground}» no se distingue bien sobre «${background}» ${when}: el contraste es ${formatNumber(Math.floor(ratio * 100) / 100)} y hace falta ${formatNumber(least)} o más. Aclara u oscurece ${own.has(other) ? 'uno de los dos' : `«${name}»`}, cambiando su primer número.`,
        ),
      ];
    });
  });
}
