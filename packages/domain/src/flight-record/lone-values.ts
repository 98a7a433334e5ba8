/** Values of one sample alone: both its sides contradict it, so it is an error of the recorder. */
import { distanceNm } from '../great-circle.ts';
import { knownValues, type NumberColumn } from './column.ts';
import { LIGHT, STATE, bit, unknownBits, type TelemetryPoint } from './telemetry-point.ts';

/** How far one sample must lie from both its sides, which agree within as much; more than an aircraft does in a second. */
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
const STEPS = ['engines', 'flaps', 'gear', 'simRate'] as const;
const BITS = [
  ['lights', Object.values(LIGHT)],
  ['flags', Object.values(STATE)],
] as const;
/** No aircraft of the airline is faster than this over the ground, kt, and positions are never so far beside, NM. */
const FASTEST_KT = 900;
const BESIDE_NM = 0.2;

/** The ordered points without those whose place is an error, and with nothing where a value is one. */
export function withoutLoneValues(points: readonly TelemetryPoint[]): TelemetryPoint[] {
  const placed = points.filter((_, i) => !isMisplaced(points, i));
  const edits = new Map<number, Partial<TelemetryPoint>>();
  const blank = (place: number, change: Partial<TelemetryPoint>) =>
    edits.set(place, { ...edits.get(place), ...change });
  for (const [column, jump] of Object.entries(JUMPS) as [NumberColumn, number][])
    for (const place of lone(placed, (point) => point[column], isSpike(jump)))
      blank(place, { [column]: null });
  for (const column of STEPS)
    for (const place of lone(placed, (point) => point[column], isStep)) blank(place, { [column]: null });
  for (const place of lone(placed, ({ onGround }) => onGround, isStep)) blank(place, { onGround: null });
  for (const [column, masks] of BITS)
    for (const mask of masks)
      for (const place of lone(placed, (point) => bit(point[column], mask), isStep)) {
        const value = edits.get(place)?.[column] ?? placed[place]?.[column] ?? 0;
        blank(place, { [column]: value | unknownBits(mask) });
      }
  return edits.size === 0
    ? placed
    : placed.map((point, place) => {
        const change = edits.get(place);
        return change ? { ...point, ...change } : point;
      });
}

/** Places of the known values that a test tells to be lone, from the values and the index of one. */
function lone<T>(
  points: readonly TelemetryPoint[],
  read: (point: TelemetryPoint) => T | null,
  isLone: (values: readonly T[], i: number) => boolean,
): number[] {
  const { values, places } = knownValues(points, read);
  return places.filter((_, i) => isLone(values, i));
}

/** Two on each side say the same, and it something else. */
function isStep<T>(values: readonly T[], i: number): boolean {
  const before = values[i - 1];
  if (before === undefined || values[i] === before) return false;
  return values[i - 2] === before && values[i + 1] === before && values[i + 2] === before;
}

function isSpike(jump: number): (values: readonly number[], i: number) => boolean {
  return (values, i) => {
    const [before, value, after] = [values[i - 1], values[i], values[i + 1]];
    if (before === undefined || value === undefined || after === undefined) return false;
    const [up, down] = [value - before, value - after];
    return Math.abs(up) > jump && Math.abs(down) > jump && up * down > 0 && Math.abs(before - after) <= jump;
  };
}

/** Further from both its sides than an aircraft can be, while they are not so far from each other. */
function isMisplaced(points: readonly TelemetryPoint[], i: number): boolean {
  const [before, point, after] = [points[i - 1], points[i], points[i + 1]];
  if (!before || !point || !after) return false;
  const isFar = (a: TelemetryPoint, b: TelemetryPoint) =>
    distanceNm(a, b) > BESIDE_NM + (FASTEST_KT * (b.at - a.at)) / 3_600_000;
  return isFar(before, point) && isFar(point, after) && !isFar(before, after);
}
