/** Values of one sample alone: both its sides contradict it, so it is an error of the recorder. */
import { isFurtherApart } from '../great-circle.ts';
import { type Columns, knownBeside, type NumberColumn, read } from './column.ts';
import { LIGHT, STATE, unknownBits, type TelemetryPoint } from './telemetry-point.ts';

/**
 * Least distance of a lone value from the samples before and after it, which agree with each other; more than an
 * aircraft changes in a second.
 */
const JUMPS: Readonly<Partial<Record<NumberColumn, number>>> = {
  altFt: 1000,
  aglFt: 300,
  gsKt: 30,
  iasKt: 30,
  mach: 0.05,
  vsFpm: 1500,
  fuelKg: 200,
  weightKg: 500,
  pitch: 15,
  bank: 20,
};
/** Values that have no between. */
const STEPS = ['engines', 'flaps', 'gear', 'simRate', 'onGround'] as const;
const BITS = [
  ['lights', Object.values(LIGHT)],
  ['flags', Object.values(STATE)],
] as const;
/** Fastest ground speed of any aircraft of the airline, kt, and largest error of a position, NM. */
const FASTEST_KT = 900;
const BESIDE_NM = 0.2;

/** The ordered points without those at an impossible place. */
export function withoutMisplaced(points: readonly TelemetryPoint[]): TelemetryPoint[] {
  return points.filter((_, i) => !isMisplaced(points, i));
}

/** Leaves nothing where the value of one row is an error; a bit of such is marked as unknown. */
export function blankLoneValues(columns: Columns): void {
  for (const [name, jump] of Object.entries(JUMPS) as [NumberColumn, number][])
    for (const row of loneRows(columns[name], jump)) columns[name][row] = Number.NaN;
  for (const name of STEPS) for (const row of loneRows(columns[name], 0)) columns[name][row] = Number.NaN;
  for (const [name, masks] of BITS)
    for (const mask of bitsThatChange(columns[name], masks))
      for (const row of loneRows(columns[name], 0, mask))
        columns[name][row] = (columns[name][row] ?? 0) | unknownBits(mask);
}

/** Bits that are set in some rows but not in all: only these can be wrong in a single row. */
function bitsThatChange(column: Float64Array, masks: readonly number[]): number[] {
  let [some, all] = [0, -1];
  for (let row = 0; row < column.length; row += 1) {
    const value = column[row] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    some |= value;
    all &= value;
  }
  return masks.filter((mask) => (some & mask) !== 0 && (all & mask) === 0);
}

/** Rows with a value further than `jump` from those before and after it. */
function loneRows(column: Float64Array, jump: number, mask: number | null = null): number[] {
  const found: number[] = [];
  let before = Number.NaN;
  for (let row = 0; row < column.length; row += 1) {
    const value = read(column, row, mask);
    if (Number.isNaN(value)) continue;
    if (Math.abs(value - before) > jump && isLone(column, row, { value, before, jump, mask }))
      found.push(row);
    before = value;
  }
  return found;
}

/** The side after it contradicts it as the one before it does. Where no jump is allowed, two on each side must agree. */
function isLone(
  column: Float64Array,
  row: number,
  { value, before, jump, mask }: { value: number; before: number; jump: number; mask: number | null },
): boolean {
  const after = knownBeside(column, row, 1, 1, mask);
  const isSpike = Math.abs(value - after) > jump && value > before === value > after;
  if (!isSpike || Math.abs(before - after) > jump) return false;
  if (jump > 0) return true;
  return knownBeside(column, row, -1, 2, mask) === before && knownBeside(column, row, 1, 2, mask) === before;
}

/** Further from both its sides than an aircraft can be, while they are not so far from each other. */
function isMisplaced(points: readonly TelemetryPoint[], i: number): boolean {
  const before = points[i - 1];
  const point = points[i];
  const after = points[i + 1];
  if (!before || !point || !after) return false;
  // With times of arrival nobody knows how long a sample travelled, so no place counts as too far.
  if (before.byArrival || point.byArrival || after.byArrival) return false;
  return isFar(before, point) && isFar(point, after) && !isFar(before, after);
}

function isFar(a: TelemetryPoint, b: TelemetryPoint): boolean {
  return isFurtherApart(a, b, BESIDE_NM + (FASTEST_KT * (b.at - a.at)) / 3_600_000);
}
