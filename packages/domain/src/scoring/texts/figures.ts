/** Figures with units in Spanish. Pure. A no-break space joins figure and unit. */
import { formatNumber } from '../../numbers.ts';
import type { Band } from '../figure-kinds.ts';
import { withUnit } from '../../quantities.ts';

const NO_BREAK = '\u00a0';

/** `265 kt`, rounded. */
export const knots = (value: number): string => withUnit(value, 'kt');
/** `8400 ft`, rounded. */
export const feet = (value: number): string => withUnit(value, 'ft');
/** `350 ft/min`, rounded. */
export const feetPerMinute = (value: number): string => withUnit(value, 'ft/min');
/** `77 000 kg`, rounded. */
export const kilograms = (value: number): string => withUnit(value, 'kg');
/** `900 m`, rounded. */
export const metres = (value: number): string => withUnit(value, 'm');
/** `12°`, rounded. */
export const degrees = (value: number): string => `${signed(Math.round(value))}°`;
/** `1,25 g`. */
export const loadFactor = (value: number): string => `${signed(round(value, 2))}${NO_BREAK}g`;
/** `M 0,83`. */
export const machNumber = (value: number): string => `M${NO_BREAK}${signed(round(value, 3))}`;
/** `3,4 NM`. */
export const miles = (value: number): string => `${signed(round(value, 1))}${NO_BREAK}NM`;
/** `97 %`, rounded down, so that a limit that was missed is not shown as reached. */
export const percent = (value: number): string => withUnit(Math.floor(value), '%');
/** `0,3`: tenths of a score. */
export const tenths = (value: number): string => formatNumber(value / 10);

/** `14 s`, and from two minutes on `2 min 5 s`; rounded to seconds. */
export function duration(seconds: number): string {
  const rounded = Math.round(seconds);
  if (rounded < 120) return withUnit(rounded, 's');
  const rest = rounded % 60;
  const minutes = withUnit(Math.floor(rounded / 60), 'min');
  return rest === 0 ? minutes : `${minutes}${NO_BREAK}${withUnit(rest, 's')}`;
}

/** `hasta 300 ft/min, nada; hasta 400 ft/min, 0,3; más, 5,0`. */
export function scale(bands: readonly Band[], figure: (value: number) => string): string {
  return bands
    .map(({ upTo, deduction }) => {
      const takes = deduction === 0 ? 'nada' : tenths(deduction);
      return upTo === null ? `más, ${takes}` : `hasta ${figure(upTo)}, ${takes}`;
    })
    .join('; ');
}

/** `a; b; c`, and «y 4 más» after three. */
export function joinTexts(texts: readonly string[]): string {
  const rest = texts.length - SHOWN;
  const shown = texts.slice(0, SHOWN).join('; ');
  return rest > 0 ? `${shown}; y ${formatNumber(rest)} más` : shown;
}

/** Texts shown before the rest is counted. */
const SHOWN = 3;

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

function signed(value: number): string {
  return value < 0 ? `−${formatNumber(-value)}` : formatNumber(value);
}
