/**
 * What a recorder really reports, column by column and light by light: a value that never changed in a flight in which it
 * had to, that is of another scale, or whose sign is turned, is none.
 */
import { columnChanges, knownValues, withValues, type NumberColumn } from './column.ts';
import { hasFlown } from './has-flown.ts';
import { turn } from './interruptions.ts';
import { LIGHT, STATE, bit, unknownBits, type TelemetryPoint } from './telemetry-point.ts';

/** They change in every flight from stand to stand. */
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
/** A pitch that aircraft hold, degrees: 0 for a whole flight is what programs send that don't know. */
const HELD_PITCH = 10;
/** Degrees by which the heading must have changed in the air for the wings to have banked. */
const TURNED_DEG = 30;
/** Climb or descent steep enough to tell a sign by, ft/min, and how many samples of it, and which part of them. */
const STEEP_FPM = 700;
const LEAST_STEEP = 10;
const MOST = 0.8;
/** Highest position of the flap lever. */
const LAST_LEVER = 4;

/** The ordered points with nothing in the columns that are not reported, and such bits marked as unknown. */
export function withReportedColumns(
  points: readonly TelemetryPoint[],
  states: readonly (boolean | null)[],
): TelemetryPoint[] {
  const air = points.filter((_, i) => states[i] === false);
  const blank: Partial<TelemetryPoint> = {};
  // What stayed at its airport need not have changed.
  const stayed = hasFlown(points) === false;
  for (const column of MUST_CHANGE) if (!stayed && !changesIn(points, column)) blank[column] = null;
  if (isTurnedSpeed(air)) blank.vsFpm = null;
  if (isHeldPitch(points) || isTurnedPitch(air)) blank.pitch = null;
  if (isHeldBank(points, air)) blank.bank = null;
  if (isNoFuel(points)) blank.fuelKg = null;
  if (isTurnedGear(points, states)) blank.gear = null;
  if (isNoLever(points)) blank.flaps = null;
  const [dark, still] = [unreportedLights(points), unreportedStates(points)];
  const blanked = Object.keys(blank) as NumberColumn[];
  return points.map((point) => {
    const { flaps, gear, lights, flags } = point;
    const told = {
      flaps: flaps === null || isLever(flaps) ? flaps : null,
      gear: gear === null || (gear >= 0 && gear <= 1) ? gear : null,
      lights: lights === null ? null : lights | dark,
      flags: flags === null ? null : flags | still,
    };
    const isTold =
      told.flaps === flaps && told.gear === gear && told.lights === lights && told.flags === flags;
    if (isTold && !blanked.some((column) => point[column] !== null)) return point;
    return withValues(point, { ...told, ...blank });
  });
}

/** Whether a column tells anything: it changes, or one value alone is all there is. */
function changesIn(points: readonly TelemetryPoint[], column: NumberColumn): boolean {
  return columnChanges(points, (point) => point[column]);
}

/** No tank is empty from stand to stand. */
function isNoFuel(points: readonly TelemetryPoint[]): boolean {
  return !points.some(({ fuelKg }) => fuelKg !== null && fuelKg > 0);
}

/** A pitch that never changes, at 0 or where no aircraft holds it. */
function isHeldPitch(points: readonly TelemetryPoint[]): boolean {
  if (changesIn(points, 'pitch')) return false;
  const { values } = knownValues(points, ({ pitch }) => pitch);
  return values[0] === 0 || Math.abs(values[0] ?? 0) > HELD_PITCH;
}

/** Wings that never move, banked or in a flight with a turn. */
function isHeldBank(points: readonly TelemetryPoint[], air: readonly TelemetryPoint[]): boolean {
  if (changesIn(points, 'bank')) return false;
  const { values } = knownValues(points, ({ bank }) => bank);
  const headings = knownValues(air, ({ hdg }) => hdg).values;
  return values[0] !== 0 || headings.filter((hdg) => turn(hdg, headings[0] ?? hdg) > TURNED_DEG).length > 1;
}

/** Altitude and vertical speed go opposite ways. */
function isTurnedSpeed(air: readonly TelemetryPoint[]): boolean {
  let way = 0;
  let before: number | null = null;
  for (const { altFt, vsFpm } of air) {
    if (altFt !== null && before !== null && vsFpm !== null) way += Math.sign(altFt - before) * vsFpm;
    before = altFt;
  }
  return way < 0;
}

/** The nose is down in nearly all of the climb, by altitude. */
function isTurnedPitch(air: readonly TelemetryPoint[]): boolean {
  let [steep, down] = [0, 0];
  air.forEach(({ at, altFt, pitch }, i) => {
    const before = air[i - 1];
    if (!before || altFt === null || before.altFt === null || pitch === null) return;
    const fpm = ((altFt - before.altFt) / (at - before.at)) * 60_000;
    if (!(fpm > STEEP_FPM)) return;
    steep += 1;
    down += Number(pitch < 0);
  });
  return steep >= LEAST_STEEP && down > MOST * steep;
}

/** The wheels are up wherever the aircraft stands on them. */
function isTurnedGear(points: readonly TelemetryPoint[], states: readonly (boolean | null)[]): boolean {
  let [told, up] = [0, 0];
  points.forEach(({ gear }, i) => {
    if (states[i] !== true || gear === null) return;
    told += 1;
    up += Number(gear < 0.5 || gear > 1);
  });
  return up > told / 2;
}

function isLever(flaps: number): boolean {
  return Number.isInteger(flaps) && flaps >= 0 && flaps <= LAST_LEVER;
}

/**
 * The flaps come in another scale than positions of the lever: a share of the way, of which the lever holds a part, or 0
 * to 1 without any other, or degrees or percent.
 */
function isNoLever(points: readonly TelemetryPoint[]): boolean {
  const { values } = knownValues(points, ({ flaps }) => flaps);
  let [out, other, most] = [0, 0, 0];
  let isShare = false;
  values.forEach((value, i) => {
    if (value === 0) return;
    out += 1;
    other += Number(!isLever(value));
    most = Math.max(most, value);
    isShare ||= !Number.isInteger(value) && value === values[i + 1];
  });
  return isShare || other > out / 2 || most <= 1;
}

/** Lights that a rule looks at: nobody minds one of the others. */
const JUDGED_LIGHTS = [LIGHT.beacon, LIGHT.strobe, LIGHT.landing, LIGHT.taxi] as const;

/** Marks of the lights that were on, or off, from beginning to end: no flight has such a light. */
function unreportedLights(points: readonly TelemetryPoint[]): number {
  return JUDGED_LIGHTS.reduce((marks, mask) => {
    return columnChanges(points, ({ lights }) => bit(lights, mask)) ? marks : marks | unknownBits(mask);
  }, 0);
}

/** Marks of the states that can't be as they were told from beginning to end. */
function unreportedStates(points: readonly TelemetryPoint[]): number {
  const changed = (mask: number) => columnChanges(points, ({ flags }) => bit(flags, mask));
  const stuck = NEVER_FOR_EVER.filter(
    (mask) => points.some(({ flags }) => bit(flags, mask) === true) && !changed(mask),
  );
  const brake = changed(STATE.parkingBrake) ? [] : [STATE.parkingBrake];
  return [...stuck, ...brake].reduce((marks, mask) => marks | unknownBits(mask), 0);
}
