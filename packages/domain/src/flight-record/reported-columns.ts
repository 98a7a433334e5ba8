/**
 * Finds the columns and lights that a recorder does not really report: a value that never changed although the flight
 * had to change it, that has another scale, or whose sign is inverted.
 */
import {
  bitOf,
  blankOutside,
  columnChanges,
  type Columns,
  firstKnown,
  markUnknown,
  type NumberColumn,
} from './column.ts';
import { turn } from './interruptions.ts';
import { LIGHT, STATE } from './telemetry-point.ts';

/** Columns that change in every flight from stand to stand. */
const MUST_CHANGE: readonly NumberColumn[] = [
  'altFt',
  'aglFt',
  'hdg',
  'gsKt',
  'iasKt',
  'mach',
  'vsFpm',
  'weightKg',
  'engines',
  'flaps',
  'gear',
];
/** States that no flight has from beginning to end; the brake also never is off from beginning to end. */
const NEVER_FOR_EVER = [STATE.pause, STATE.slew, STATE.stall] as const;
/**
 * Largest pitch that an aircraft can hold, degrees. A pitch of 0 for a whole flight comes from programs that don't know
 * it.
 */
const HELD_PITCH = 10;
/** Degrees by which the heading must have changed in the air for the wings to have banked. */
const TURNED_DEG = 30;
/**
 * Vertical speed from which the sign is clear, ft/min; the fewest such samples; and the share of them that must agree.
 */
const STEEP_FPM = 700;
const LEAST_STEEP = 10;
const MOST = 0.8;
/** Highest position of the flap lever. */
const LAST_LEVER = 4;

/**
 * Empties the columns that are not reported, returns their names, and marks unreported bits as unknown.
 * @param stayed whether the aircraft never left its airport, so that nothing need have changed
 * @param states of the rows, as `groundStates` gives them
 */
export function blankUnreported(
  columns: Columns,
  states: readonly (boolean | null)[],
  stayed: boolean,
): readonly NumberColumn[] {
  const air = rowsOf(states, false);
  const blank = (name: NumberColumn) => columns[name].fill(Number.NaN);
  // Checks all columns before it empties any, since the checks read each other's columns.
  const unreported: NumberColumn[] = stayed
    ? []
    : MUST_CHANGE.filter((name) => !columnChanges(columns[name]));
  if (isTurnedSpeed(columns, air)) unreported.push('vsFpm');
  if (isHeldPitch(columns) || isTurnedPitch(columns, air)) unreported.push('pitch');
  if (isHeldBank(columns, air)) unreported.push('bank');
  if (!columns.fuelKg.some((kg) => kg > 0)) unreported.push('fuelKg');
  if (isTurnedGear(columns, rowsOf(states, true))) unreported.push('gear');
  if (isNoLever(columns)) unreported.push('flaps');
  unreported.forEach(blank);
  columns.flaps.forEach((lever, row) => {
    if (!isLever(lever)) columns.flaps[row] = Number.NaN;
  });
  blankOutside(columns.gear, 0, 1);
  markUnknown(columns.lights, unreportedLights(columns));
  markUnknown(columns.flags, unreportedStates(columns));
  return unreported;
}

/** Rows in which the aircraft was on the ground, or in the air. */
function rowsOf(states: readonly (boolean | null)[], ground: boolean): Uint32Array {
  const rows = new Uint32Array(states.length);
  let count = 0;
  states.forEach((state, row) => {
    if (state !== ground) return;
    rows[count] = row;
    count += 1;
  });
  return rows.subarray(0, count);
}

/** Whether the pitch never changes and is 0 or more than an aircraft can hold. */
function isHeldPitch({ pitch }: Columns): boolean {
  if (columnChanges(pitch)) return false;
  const first = firstKnown(pitch);
  return first === 0 || Math.abs(first) > HELD_PITCH;
}

/** Wings that never move, banked or in a flight with a turn. */
function isHeldBank({ bank, hdg }: Columns, air: Uint32Array): boolean {
  if (columnChanges(bank)) return false;
  if (firstKnown(bank) !== 0) return true;
  const headings = Array.from(air, (row) => hdg[row] ?? Number.NaN).filter(
    (heading) => !Number.isNaN(heading),
  );
  const [first = 0] = headings;
  return headings.filter((heading) => turn(heading, first) > TURNED_DEG).length > 1;
}

/** Altitude and vertical speed go opposite ways. */
function isTurnedSpeed({ altFt, vsFpm }: Columns, air: Uint32Array): boolean {
  let way = 0;
  let before = Number.NaN;
  for (const row of air) {
    const altitude = altFt[row] ?? Number.NaN;
    const product = Math.sign(altitude - before) * (vsFpm[row] ?? Number.NaN);
    if (!Number.isNaN(product)) way += product;
    before = altitude;
  }
  return way < 0;
}

/** The nose is down in nearly all of the climb, by altitude. */
function isTurnedPitch({ at, altFt, pitch }: Columns, air: Uint32Array): boolean {
  let [steep, down] = [0, 0];
  let before = air[0] ?? 0;
  for (const row of air) {
    const climb = (altFt[row] ?? 0) - (altFt[before] ?? 0);
    const fpm = (climb / ((at[row] ?? 0) - (at[before] ?? 0))) * 60_000;
    const isSteep = fpm > STEEP_FPM && !Number.isNaN(pitch[row]);
    steep += Number(isSteep);
    down += Number(isSteep && (pitch[row] ?? 0) < 0);
    before = row;
  }
  return steep >= LEAST_STEEP && down > MOST * steep;
}

/** Whether the gear reads up while the aircraft is on its wheels, so that the scale is inverted. */
function isTurnedGear({ gear }: Columns, ground: Uint32Array): boolean {
  let [reported, up] = [0, 0];
  for (const row of ground) {
    const share = gear[row] ?? Number.NaN;
    if (Number.isNaN(share)) continue;
    reported += 1;
    up += Number(share < 0.5 || share > 1);
  }
  return up > reported / 2;
}

function isLever(flaps: number): boolean {
  return Number.isInteger(flaps) && flaps >= 0 && flaps <= LAST_LEVER;
}

/** Whether the flaps have another scale than lever positions: a share of the way, 0 to 1, degrees or percent. */
function isNoLever({ flaps }: Columns): boolean {
  let [out, other, most] = [0, 0, 0];
  let [before, isShare] = [0, false];
  for (let row = 0; row < flaps.length; row += 1) {
    const value = flaps[row] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    isShare ||= !Number.isInteger(value) && value === before;
    out += Number(value !== 0);
    other += Number(!isLever(value));
    most = Math.max(most, value);
    before = value;
  }
  return isShare || other > out / 2 || most <= 1;
}

/** Lights that a rule looks at: nobody minds one of the others. */
const JUDGED_LIGHTS = [LIGHT.beacon, LIGHT.strobe, LIGHT.landing, LIGHT.taxi] as const;

/** Lights that were on, or off, from beginning to end: no flight has such a light. */
function unreportedLights({ lights }: Columns): number {
  const stuck = JUDGED_LIGHTS.filter((mask) => !columnChanges(lights, mask));
  return stuck.reduce((masks, mask) => masks | mask, 0);
}

/** Mask of the states that are impossible as they were reported throughout the flight. */
function unreportedStates({ flags }: Columns): number {
  const changes = (mask: number) => columnChanges(flags, mask);
  const stuck = NEVER_FOR_EVER.filter((mask) => !changes(mask) && isEver(flags, mask));
  const brake = changes(STATE.parkingBrake) ? [] : [STATE.parkingBrake];
  return [...stuck, ...brake].reduce((masks, mask) => masks | mask, 0);
}

/** Whether a bit is set in any row. */
function isEver(column: Float64Array, mask: number): boolean {
  for (const value of column) if (bitOf(value, mask) === 1) return true;
  return false;
}
