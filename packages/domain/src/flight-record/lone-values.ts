/** Values of one sample alone: both its sides contradict it, so it is an error of the recorder. */
import { distanceNm } from '../great-circle.ts';
import { withValues, type NumberColumn } from './column.ts';
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
    for (const place of lone(placed, (point) => point[column], spikeBeyond(jump)))
      blank(place, { [column]: null });
  for (const column of STEPS)
    for (const place of lone(placed, (point) => point[column], isStep)) blank(place, { [column]: null });
  for (const place of lone(placed, ({ onGround }) => onGround, isStep)) blank(place, { onGround: null });
  for (const [column, masks] of BITS)
    for (const mask of bitsThatChange(placed, column, masks))
      for (const place of lone(placed, (point) => bit(point[column], mask), isStep)) {
        const value = edits.get(place)?.[column] ?? placed[place]?.[column] ?? 0;
        blank(place, { [column]: value | unknownBits(mask) });
      }
  return edits.size === 0
    ? placed
    : placed.map((point, place) => {
        const change = edits.get(place);
        return change ? withValues(point, change) : point;
      });
}

/** Only a bit that is set in some points and not in others can be wrong in one. */
function bitsThatChange(
  points: readonly TelemetryPoint[],
  column: 'lights' | 'flags',
  masks: readonly number[],
): number[] {
  let [some, all] = [0, -1];
  for (const point of points) {
    const value = point[column];
    if (value === null) continue;
    some |= value;
    all &= value;
  }
  return masks.filter((mask) => (some & mask) !== 0 && (all & mask) === 0);
}

/** Places of the known values that a test tells to be lone, from the two before one, it, and the two after it. */
function lone<T>(
  points: readonly TelemetryPoint[],
  read: (point: TelemetryPoint) => T | null,
  isLone: LoneTest<T>,
): number[] {
  const found: number[] = [];
  let before2: T | undefined;
  let before: T | undefined;
  let here: T | undefined;
  let after: T | undefined;
  let place = -1;
  let nextPlace = -1;
  // Two steps beyond the last point bring its value to the middle.
  for (let at = 0; at < points.length + 2; at += 1) {
    const point = points[at];
    const value = point ? read(point) : undefined;
    if (value === null) continue;
    // Values that go on as they were are never lone.
    const isSame = here === undefined || (before === here && after === here);
    if (!isSame && here !== undefined && isLone(here, before, after, before2, value)) found.push(place);
    before2 = before;
    before = here;
    here = after;
    after = value;
    place = nextPlace;
    nextPlace = at;
  }
  return found;
}

/** A known value, and those around it: the one before it, the one after it, and the ones beyond these. */
type LoneTest<T> = (
  value: T,
  before: T | undefined,
  after: T | undefined,
  before2: T | undefined,
  after2: T | undefined,
) => boolean;

/** Two on each side say the same, and it something else. */
function isStep<T>(
  value: T,
  before: T | undefined,
  after: T | undefined,
  before2: T | undefined,
  after2: T | undefined,
): boolean {
  if (before === undefined || value === before) return false;
  return before2 === before && after === before && after2 === before;
}

function spikeBeyond(jump: number): LoneTest<number> {
  return (value, before, after) => {
    if (before === undefined || after === undefined) return false;
    const up = value - before;
    const down = value - after;
    return Math.abs(up) > jump && Math.abs(down) > jump && up * down > 0 && Math.abs(before - after) <= jump;
  };
}

/** Further from both its sides than an aircraft can be, while they are not so far from each other. */
function isMisplaced(points: readonly TelemetryPoint[], i: number): boolean {
  const before = points[i - 1];
  const point = points[i];
  const after = points[i + 1];
  if (!before || !point || !after) return false;
  // How long a sample was on its way is not known: by times of arrival no place is too far from another.
  if (before.byArrival || point.byArrival || after.byArrival) return false;
  return isFar(before, point) && isFar(point, after) && !isFar(before, after);
}

function isFar(a: TelemetryPoint, b: TelemetryPoint): boolean {
  return (
    Math.abs(a.lat - b.lat) + Math.abs(a.lon - b.lon) > BESIDE_NM / 60 &&
    distanceNm(a, b) > BESIDE_NM + (FASTEST_KT * (b.at - a.at)) / 3_600_000
  );
}
