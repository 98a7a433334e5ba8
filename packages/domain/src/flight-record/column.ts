/** One column of a recording: its known values with the places of their points. */
import type { TelemetryPoint } from './telemetry-point.ts';

/** Columns that hold a number. */
export type NumberColumn =
  | 'altFt'
  | 'aglFt'
  | 'hdg'
  | 'gsKt'
  | 'iasKt'
  | 'mach'
  | 'vsFpm'
  | 'fuelKg'
  | 'weightKg'
  | 'engines'
  | 'lights'
  | 'flaps'
  | 'gear'
  | 'g'
  | 'pitch'
  | 'bank'
  | 'simRate'
  | 'flags';

/** Known values of a column, and the index of the point of each. */
export interface Known<T> {
  values: T[];
  places: number[];
}

/** The values that are known, by whatever reads one of a point. */
export function knownValues<T>(
  points: readonly TelemetryPoint[],
  read: (point: TelemetryPoint) => T | null,
): Known<T> {
  const known: Known<T> = { values: [], places: [] };
  points.forEach((point, place) => {
    const value = read(point);
    if (value === null) return;
    known.values.push(value);
    known.places.push(place);
  });
  return known;
}

/** A copy with some values changed, of the same shape: V8 reads points that came of one spread with more in it slowly. */
export function withValues(point: TelemetryPoint, change: Partial<TelemetryPoint>): TelemetryPoint {
  return Object.assign({ ...point }, change);
}

/** Whether a column changes: at least two of its values differ from the first, and from the second. Most tell soon. */
export function columnChanges<T>(
  points: readonly TelemetryPoint[],
  read: (point: TelemetryPoint) => T | null,
): boolean {
  let [first, second]: (T | null)[] = [null, null];
  let [fromFirst, fromSecond] = [0, 0];
  for (const point of points) {
    const value = read(point);
    if (value === null) continue;
    if (first === null) first = value;
    else second ??= value;
    fromFirst += Number(value !== first);
    fromSecond += Number(second !== null && value !== second);
    // What differed from the second before it was known is the first alone, which the second differs from too.
    if (fromFirst > 1 && fromSecond + Number(first !== second) > 1) return true;
  }
  return false;
}
