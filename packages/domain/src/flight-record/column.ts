/** Columns of a recording: a walk over numbers costs far less than one over points. */
import { unknownBits } from './telemetry-point.ts';

/** Empties the cells of a column with values below the least or above the most. */
export function blankOutside(column: Float64Array, least: number, most: number): void {
  for (let row = 0; row < column.length; row += 1) {
    const value = column[row] ?? Number.NaN;
    if (value < least || value > most) column[row] = Number.NaN;
  }
}

/** Marks bits as unknown in all cells that have a value. */
export function markUnknown(column: Float64Array, mask: number): void {
  const marks = unknownBits(mask);
  for (let row = 0; row < column.length; row += 1) {
    const value = column[row] ?? Number.NaN;
    if (!Number.isNaN(value)) column[row] = value | marks;
  }
}

/** One bit of a cell of `lights` or `flags`: 1, 0, or NaN where it is not known. */
export function bitOf(value: number, mask: number): number {
  return Number.isNaN(value) || (value & unknownBits(mask)) !== 0 ? Number.NaN : Number((value & mask) !== 0);
}

/** Value of a cell or, given a mask, of one of its bits. */
export function read(column: Float64Array, row: number, mask: number | null): number {
  const value = column[row] ?? Number.NaN;
  return mask === null ? value : bitOf(value, mask);
}

/** The known value that comes `nth` in order after a row, or with `step` −1 before it; NaN where there is none. */
export function knownBeside(
  column: Float64Array,
  row: number,
  step: 1 | -1,
  nth = 1,
  mask: number | null = null,
): number {
  let left = nth;
  for (let beside = row + step; beside >= 0 && beside < column.length; beside += step) {
    const value = read(column, beside, mask);
    if (Number.isNaN(value)) continue;
    left -= 1;
    if (left === 0) return value;
  }
  return Number.NaN;
}

/** The first value of a column that is known; NaN without one. */
export function firstKnown(column: Float64Array): number {
  return knownBeside(column, -1, 1);
}

/**
 * Whether a column, or one of its bits, changes: at least two values differ from the first value and two from the
 * second. The loop usually ends early.
 */
export function columnChanges(column: Float64Array, mask: number | null = null): boolean {
  let [first, second] = [Number.NaN, Number.NaN];
  let [fromFirst, fromSecond] = [0, 0];
  for (let row = 0; row < column.length; row += 1) {
    const value = read(column, row, mask);
    if (Number.isNaN(value)) continue;
    if (Number.isNaN(first)) first = value;
    else if (Number.isNaN(second)) second = value;
    fromFirst += Number(value !== first);
    fromSecond += Number(!Number.isNaN(second) && value !== second);
    // All values before the second one equal the first, so the second differs from them too.
    if (fromFirst > 1 && fromSecond + Number(first !== second) > 1) return true;
  }
  return false;
}

/** Columns of a recording that hold numbers. */
export const NUMBER_COLUMNS = [
  'altFt',
  'aglFt',
  'hdg',
  'gsKt',
  'iasKt',
  'mach',
  'vsFpm',
  'fuelKg',
  'weightKg',
  'engines',
  'lights',
  'flaps',
  'gear',
  'g',
  'pitch',
  'bank',
  'simRate',
  'flags',
] as const;

export type NumberColumn = (typeof NUMBER_COLUMNS)[number];

/** Columns of the table: the numbers, time and place, and the flags, which are 1 for yes and 0 for no. */
export type TableColumn = NumberColumn | 'at' | 'lat' | 'lon' | 'onGround' | 'arrived' | 'byArrival';

/** Values by column, one row per point; NaN if unknown. */
export type Columns = Readonly<Record<TableColumn, Float64Array>>;
