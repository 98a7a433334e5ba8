/** Kinds of figures in rules, with their bounds: the values that the airline's file may contain. */

/** A number within bounds, both included. */
export interface NumberKind {
  kind: 'number';
  least: number;
  most: number;
  /** Whether it must be a whole number. */
  isWhole: boolean;
}

/** A list of `length` numbers in a fixed order. */
export interface NumbersKind {
  kind: 'numbers';
  length: number;
  each: NumberKind;
}

/** A step of a scale: up to this value it takes these tenths. */
export interface Band {
  /** Upper end of the band, included; null for everything above the previous band. */
  upTo: number | null;
  /** Tenths. */
  deduction: number;
}

/** A kind of figure. `bands` is a scale of tenths; `airports` are ICAO location indicators. */
export type FigureKind = NumberKind | NumbersKind | { kind: 'bands' } | { kind: 'airports' };

/** Type of the value of a figure, by its kind. */
export type ValueOf<F extends FigureKind> = F extends NumberKind
  ? number
  : F extends NumbersKind
    ? readonly number[]
    : F extends { kind: 'bands' }
      ? readonly Band[]
      : readonly string[];

/** A number within bounds, decimals allowed. */
export const between = (least: number, most: number): NumberKind => ({
  kind: 'number',
  least,
  most,
  isWhole: false,
});

/** A whole number within bounds. */
export const whole = (least: number, most: number): NumberKind => ({
  ...between(least, most),
  isWhole: true,
});

/** A list of `length` numbers in a fixed order. */
export const numbers = (length: number, each: NumberKind): NumbersKind => ({ kind: 'numbers', length, each });

/** Tenths of a score. */
export const TENTHS = whole(0, 100);
/** Speed, kt. */
export const SPEED_KT = between(0, 600);
/** Duration, s. */
export const SECONDS = between(0, 3600);
/** Duration, min. */
export const MINUTES = between(0, 120);
/** Height, ft. */
export const FEET = between(0, 60_000);
/** Vertical speed, ft/min. */
export const FPM = between(0, 5000);
/** Angle, degrees. */
export const DEGREES = between(0, 90);
/** Length, m. */
export const METRES = between(0, 6000);
/** Mass, kg. */
export const KILOGRAMS = between(0, 700_000);
/** Part of a whole, %. */
export const PERCENT = between(0, 100);
/** Samples a second. */
export const HERTZ = between(1, 100);
/** End of a band, in the unit of its rule. */
export const BAND_END = between(0, 10_000);
/** A scale of tenths: values that rise, the last step without an end. */
export const BANDS = { kind: 'bands' } as const;
/** Airports by their ICAO location indicators. */
export const AIRPORTS = { kind: 'airports' } as const;
