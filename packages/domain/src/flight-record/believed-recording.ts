import { BelievedPoint } from './believed-point.ts';
import {
  columnChanges,
  type NumberColumn,
  type Columns,
  knownBeside,
  read,
  NUMBER_COLUMNS,
  type TableColumn,
} from './column.ts';
import { groundStates, hasFlown } from './ground-states.ts';
import { blankImpossible, placedPoints } from './possible-values.ts';
import { blankUnreported } from './reported-columns.ts';
import { type TelemetryPoint, LIGHT, STATE, unknownBits } from './telemetry-point.ts';
import { isFurtherApart } from '../great-circle.ts';

/** Values of one sample alone: both its sides contradict it, so it is an error of the recorder. */

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
function blankLoneValues(columns: Columns): void {
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

const NAMES: readonly TableColumn[] = [
  ...NUMBER_COLUMNS,
  'at',
  'lat',
  'lon',
  'onGround',
  'arrived',
  'byArrival',
];
const NOTHING = Number.NaN;

/**
 * The table of points: a walk over the numbers of a column costs far less than one over points. It is filled point by
 * point and name by name, since a point of a long flight is not found again in the processor's cache.
 */
function tableOf(points: readonly TelemetryPoint[]): Columns {
  const columns = Object.fromEntries(NAMES.map((name) => [name, new Float64Array(points.length)])) as Record<
    TableColumn,
    Float64Array
  >;
  points.forEach((point, row) => {
    columns.at[row] = point.at;
    columns.lat[row] = point.lat;
    columns.lon[row] = point.lon;
    columns.altFt[row] = point.altFt ?? NOTHING;
    columns.aglFt[row] = point.aglFt ?? NOTHING;
    columns.hdg[row] = point.hdg ?? NOTHING;
    columns.gsKt[row] = point.gsKt ?? NOTHING;
    columns.iasKt[row] = point.iasKt ?? NOTHING;
    columns.mach[row] = point.mach ?? NOTHING;
    columns.vsFpm[row] = point.vsFpm ?? NOTHING;
    columns.fuelKg[row] = point.fuelKg ?? NOTHING;
    columns.weightKg[row] = point.weightKg ?? NOTHING;
    columns.engines[row] = point.engines ?? NOTHING;
    columns.lights[row] = point.lights ?? NOTHING;
    columns.flaps[row] = point.flaps ?? NOTHING;
    columns.gear[row] = point.gear ?? NOTHING;
    columns.g[row] = point.g ?? NOTHING;
    columns.pitch[row] = point.pitch ?? NOTHING;
    columns.bank[row] = point.bank ?? NOTHING;
    columns.simRate[row] = point.simRate ?? NOTHING;
    columns.flags[row] = point.flags ?? NOTHING;
    columns.onGround[row] = yesOrNo(point.onGround);
    columns.arrived[row] = yesOrNo(point.arrived);
    columns.byArrival[row] = yesOrNo(point.byArrival);
  });
  return columns;
}

function yesOrNo(reported: boolean | null | undefined): number {
  return typeof reported === 'boolean' ? Number(reported) : NOTHING;
}

/** A recording after the check of its values, worked out once for all who score it. */
export interface BelievedRecording {
  points: readonly BelievedPoint[];
  /** Whether each point was on the ground; see `groundStates`. */
  states: readonly (boolean | null)[];
}

/**
 * Removes from a recording every value that can't be trusted: an impossible value, one that contradicts the samples
 * before and after it, and a column that never changed although the flight had to change it. Only this function decides
 * that, and all scoring reads its result. Applying it twice changes nothing more.
 * @param points in order
 */
export function believedRecording(points: readonly TelemetryPoint[]): BelievedRecording {
  const placed = withoutMisplaced(placedPoints(points));
  const columns = tableOf(placed);
  const believed = placed.map((point, row) => new BelievedPoint(point, columns, row));
  blankImpossible(columns);
  blankLoneValues(columns);
  // An aircraft that never left the airport was on the ground all the time, as after a rejected take-off.
  const stayed = hasFlown(believed) === false;
  const { onGround } = columns;
  const isStuck = !columnChanges(onGround) && !(stayed && onGround.includes(1));
  if (isStuck) onGround.fill(Number.NaN);
  const states = groundStates(believed);
  const unreported = blankUnreported(columns, states, stayed);
  const isReported = !unreported.some((name) => TELLS_GROUND.has(name));
  return { points: believed, states: isReported ? states : groundStates(believed) };
}

/** Columns besides the ground switch that show whether the aircraft was on the ground. */
const TELLS_GROUND: ReadonlySet<NumberColumn> = new Set<NumberColumn>(['altFt', 'aglFt', 'gsKt']);
