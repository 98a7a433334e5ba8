/** Vertical speed beyond any touchdown, ft/min: a program that reports more is wrong. */
const MOST_FPM = 20_000;

/**
 * The rate at which an aircraft touched down, ft/min, 0 or less: programs differ in the sign, and a touchdown is downwards.
 * Null where no landing is as hard.
 */
export function touchdownRate(fpm: number): number | null {
  const rate = Math.abs(fpm);
  return rate <= MOST_FPM ? 0 - rate : null;
}

/** ft/min in a metre a second. */
const FPM_OF_METRES = 60 / 0.3048;

/** The rate in a cell, whole ft/min, 0 or less: `182`, `-182,45`, `-182 fpm`, `−0,93 m/s`; null where it is none. */
export function cellTouchdownRate(text: string): number | null {
  const [, number = '', unit = 'fpm'] =
    /^[-+−–]? ?(\d+(?:[.,]\d+)?) ?(fpm|ft\/min|ft\/m|fts?\/min\.?|feet\/min|pies\/min|ppm|m\/s)?$/.exec(
      text.toLowerCase(),
    ) ?? [];
  // Thousands or decimals: nobody lands at 1,234 ft/min, and 1 234 is a crash that should be seen.
  if (number === '' || /^[1-9]\d?[.,]\d{3}$/.test(number)) return null;
  const value = Number(number.replace(',', '.')) * (unit === 'm/s' ? FPM_OF_METRES : 1);
  return touchdownRate(Math.round(value));
}
