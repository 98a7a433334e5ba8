/** Points and events arrive late, twice and in any order: this makes one sequence of them. */
import type { FlightEvent } from './flight-event.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** The points by time, each number once. The same points in any order give the same sequence. */
export function orderPoints(points: readonly TelemetryPoint[]): TelemetryPoint[] {
  // Nearly all recordings are in order as they are kept.
  if (isOrdered(points)) return [...points];
  return once(
    points.toSorted((a, b) => a.at - b.at || a.seq - b.seq || compareText(a, b)),
    ({ seq }) => seq,
  );
}

/** The events by time, each id once. */
export function orderEvents(events: readonly FlightEvent[]): FlightEvent[] {
  return once(
    events.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id)) || compareText(a, b)),
    ({ id }) => id,
  );
}

/** Whether time and number increase from each point to the next. */
function isOrdered(points: readonly TelemetryPoint[]): boolean {
  let [at, seq] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of points) {
    if (!(point.at >= at) || !(point.seq > seq)) return false;
    ({ at, seq } = point);
  }
  return true;
}

function once<T>(items: readonly T[], key: (item: T) => unknown): T[] {
  const seen = new Set<unknown>();
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)));
}

/** Last resort for two with the same time and number: their contents decide, so that the order is always the same. */
function compareText(a: object, b: object): number {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
  return left < right ? -1 : Number(left > right);
}
