/** Possible values of a sample; a value beyond them is no measurement. */
import type { FlightEvent, TouchdownSample } from './flight-event.ts';
import { blankOutside, type Columns, type NumberColumn } from './column.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** Least and most of each column: what our own recorders may send. Flaps and gear have tests of their own. */
const BOUNDS: Readonly<Record<NumberColumn, readonly [least: number, most: number]>> = {
  altFt: [-2000, 100_000],
  aglFt: [-200, 100_000],
  hdg: [-360, 360],
  gsKt: [0, 3000],
  iasKt: [0, 1500],
  mach: [0, 5],
  vsFpm: [-50_000, 50_000],
  fuelKg: [0, 400_000],
  weightKg: [0, 1_000_000],
  engines: [0, 255],
  lights: [0, 0xffff],
  flaps: [-1000, 1000],
  gear: [-1000, 1000],
  g: [-20, 20],
  pitch: [-180, 180],
  bank: [-180, 180],
  simRate: [0, 128],
  flags: [0, 0xffff],
};

/** Points that have a time and a place, each moment once; in order. */
export function placedPoints(points: readonly TelemetryPoint[]): TelemetryPoint[] {
  let before = Number.NEGATIVE_INFINITY;
  return points.filter(({ at, lat, lon }) => {
    const isPlace = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
    if (!Number.isFinite(at) || !isPlace || at === before) return false;
    before = at;
    return true;
  });
}

/** Leaves nothing where a value can't be. */
export function blankImpossible(columns: Columns): void {
  for (const [name, [least, most]] of Object.entries(BOUNDS) as [NumberColumn, readonly [number, number]][])
    blankOutside(columns[name], least, most);
}

/** Hardest possible touchdown, ft/min, and load factor, g; a value beyond them is no measurement. */
const MOST_FPM = 10_000;
const MOST_G = 20;

/** Events that have a time, with nothing where a figure can't be; a touch without any load is not measured. */
export function possibleEvents(events: readonly FlightEvent[]): FlightEvent[] {
  return events
    .filter(({ at }) => Number.isFinite(at))
    .map((event) => {
      const { rateFpm = null, g = null, window = [] } = event.data;
      return {
        ...event,
        lat: within(event.lat, -90, 90),
        lon: within(event.lon, -180, 180),
        data: {
          ...event.data,
          rateFpm: within(rateFpm, -MOST_FPM, MOST_FPM),
          g: g === 0 ? null : within(g, -MOST_G, MOST_G),
          window: window.filter(({ at }) => Number.isFinite(at)).map(possibleSample),
        },
      };
    });
}

function possibleSample({ at, aglFt, g }: TouchdownSample): TouchdownSample {
  return { at, aglFt: within(aglFt, ...BOUNDS.aglFt), g: within(g, ...BOUNDS.g) };
}

/** Null for a value outside the limits or that is no number. */
function within(value: number | null, least: number, most: number): number | null {
  return value !== null && value >= least && value <= most ? value : null;
}
