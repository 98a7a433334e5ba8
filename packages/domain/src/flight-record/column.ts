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

/** Whether the values change: at least two of them differ from the first, and from the second. */
export function changes(values: readonly unknown[]): boolean {
  return [0, 1].every((one) => {
    let others = 0;
    return values.some((value) => value !== values[one] && (others += 1) > 1);
  });
}
