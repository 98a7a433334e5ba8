/** What recorders, lines and computers do to the record of a flight that nobody flew otherwise. */
import type { ClockBatch } from '@va/domain/flight-record/clock-by-arrival.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { RecordedFlight } from '@va/domain/scoring/recorded-flight.ts';
import fc from 'fast-check';

/** One of them: what it is called, and what becomes of a record. */
export interface Perturbation {
  name: string;
  apply: (flight: RecordedFlight) => RecordedFlight;
}

type Column = Exclude<
  keyof TelemetryPoint,
  'seq' | 'at' | 'lat' | 'lon' | 'flapDetent' | 'arrived' | 'byArrival' | 'id'
>;

/** For each column values that some recorder has sent: of the aircraft, of another unit, and beyond all sense. */
const VALUES: Readonly<Record<Column, readonly (number | boolean)[]>> = {
  altFt: [0, 5000, 9000, 35_000, -1500, 1e9, Infinity],
  aglFt: [0, 40, 450, 20_000, 1e9, -Infinity],
  hdg: [0, 90, 180, 359, 1000],
  gsKt: [0, 12, 37, 140, 480, 3e6, Infinity],
  iasKt: [0, 60, 118, 265, 400, 1e12],
  mach: [0, 0.5, 0.9, 82, Infinity],
  vsFpm: [0, -1500, 3000, -9000, 1e7, -Infinity],
  onGround: [true, false],
  fuelKg: [0, 1, 900, 4000, 20_000, -5, Infinity],
  weightKg: [0, 1, 79_000, 90_000, 1e9],
  engines: [0, 1, 2, 3, 255],
  lights: [0, 1, 2, 8, 31],
  flaps: [0, 1, 2, 4, 0.5, 7, 40, Infinity],
  gear: [0, 1, 0.5, 100],
  g: [0, 1, 2.5, 1e6, Infinity],
  pitch: [0, 2, -15, 30, 400, Infinity],
  bank: [0, 2, 40, -80, Infinity],
  simRate: [0, 1, 1e9],
  flags: [0, 1, 4, 8, 16],
};
const COLUMNS = Object.keys(VALUES) as Column[];
/** States that a recorder tells of a flight from beginning to end without a pilot's doing. */
const column = fc.constantFrom(...COLUMNS);
const columnValue = column.chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...VALUES[name])));

const onPoints = (
  flight: RecordedFlight,
  change: (point: TelemetryPoint, i: number) => Partial<TelemetryPoint>,
): RecordedFlight => ({
  ...flight,
  points: flight.points.map((point, i) => ({ ...point, ...change(point, i) })),
});

const eventsAt = (flight: RecordedFlight, at: (at: number) => number): RecordedFlight => ({
  ...flight,
  events: flight.events.map((event) => ({ ...event, at: at(event.at) })),
});

/** The touchdown is told so many ms after the touch, or before it. */
const told = fc.integer({ min: -2900, max: 2900 }).map((ms): Perturbation => ({
  name: `touchdown told ${ms} ms after the touch`,
  apply: (flight) => eventsAt(flight, (at) => at + ms),
}));

const wholeSeconds = fc
  .tuple(fc.constantFrom(Math.floor, Math.round, Math.ceil), fc.integer({ min: 0, max: 999 }), fc.boolean())
  .map(([round, ms, pointsToo]): Perturbation => ({
    name: `whole seconds by ${round.name}, ${ms} ms beside them${pointsToo ? ', the points too' : ''}`,
    apply: (flight) => {
      const whole = (at: number) => round((at + ms) / 1000) * 1000;
      const stamped = eventsAt(flight, whole);
      return pointsToo ? onPoints(stamped, ({ at }) => ({ at: whole(at) })) : stamped;
    },
  }));

/** Four points a second, of which the recorder keeps one or none is kept away. */
const thinned = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 }))
  .map(([every, first]): Perturbation => ({
    name: `four points a second, one of ${every} kept from the ${first}th on`,
    apply: (flight) => {
      const dense = flight.points.flatMap((point, i) => between(point, flight.points[i + 1]));
      const points = dense.filter((_, i) => i % every === first % every);
      return { ...flight, points: points.map((point, seq) => ({ ...point, seq })) };
    },
  }));

function between(a: TelemetryPoint, b: TelemetryPoint | undefined): TelemetryPoint[] {
  if (!b) return [a];
  return [0, 0.25, 0.5, 0.75].map((share) => {
    const line = (from: number | null, to: number | null) =>
      from === null || to === null ? from : from + (to - from) * share;
    return {
      ...a,
      at: a.at + (b.at - a.at) * share,
      lat: a.lat + (b.lat - a.lat) * share,
      lon: a.lon + (b.lon - a.lon) * share,
      altFt: line(a.altFt, b.altFt),
      aglFt: line(a.aglFt, b.aglFt),
      gsKt: line(a.gsKt, b.gsKt),
      iasKt: line(a.iasKt, b.iasKt),
      fuelKg: line(a.fuelKg, b.fuelKg),
    };
  });
}

const missing = column.map((name): Perturbation => ({
  name: `${name} never told`,
  apply: (flight) => onPoints(flight, () => ({ [name]: null })),
}));

const constant = columnValue.map(([name, value]): Perturbation => ({
  name: `${name} always ${value}`,
  apply: (flight) => onPoints(flight, () => ({ [name]: value })),
}));

/** One sample of many is wrong, on the ground or in the air, by its place among them. */
const place = fc.double({ min: 0, max: 1, noNaN: true });
const wrong = fc.tuple(columnValue, place).map(([[name, value], share]): Perturbation => ({
  name: `${name} ${value} at one sample, ${share} of the way`,
  apply: (flight) => {
    const index = Math.floor(share * (flight.points.length - 1));
    return onPoints(flight, (_, i) => (i === index ? { [name]: value } : {}));
  },
}));

const misplaced = fc
  .tuple(place, fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true }))
  .map(([share, north, east]): Perturbation => ({
    name: `one place ${north}° and ${east}° beside, ${share} of the way`,
    apply: (flight) => {
      const index = Math.floor(share * (flight.points.length - 1));
      return onPoints(flight, ({ lat, lon }, i) =>
        i === index ? { lat: lat + north, lon: lon + east } : {},
      );
    },
  }));

const doubled = fc.boolean().map((renumbered): Perturbation => ({
  name: `every point twice${renumbered ? ', under another number' : ''}`,
  apply: (flight) => {
    const again = flight.points.map((point) => (renumbered ? { ...point, seq: point.seq + 100_000 } : point));
    return { ...flight, points: [...flight.points, ...again], events: [...flight.events, ...flight.events] };
  },
}));

const SIGNS = ['pitch', 'bank', 'vsFpm', 'gear', 'rate'] as const;
const turned = fc.constantFrom(...SIGNS).map((name): Perturbation => ({
  name: `${name} with its sign turned`,
  apply: (flight) => {
    if (name === 'gear') return onPoints(flight, ({ gear }) => ({ gear: gear === null ? null : 1 - gear }));
    if (name !== 'rate')
      return onPoints(flight, (point) => ({ [name]: point[name] === null ? null : -(point[name] ?? 0) }));
    const events = flight.events.map((event) => {
      const { rateFpm = null } = event.data;
      return { ...event, data: { ...event.data, rateFpm: rateFpm === null ? null : -rateFpm } };
    });
    return { ...flight, events };
  },
}));

/** The computer's clock is set in flight; batches come every half a minute and tell the recorder's «now». */
const clockSet = fc
  .tuple(fc.integer({ min: 400, max: 1800 }), fc.integer({ min: -50, max: 50 }))
  .map(([second, byS]): Perturbation => ({
    name: `clock set by ${byS} s after ${second} s`,
    apply: (flight) => {
      const start = flight.points[0]?.at ?? 0;
      const from = start + second * 1000;
      const set = (at: number) => (at > from ? at + byS * 1000 : at);
      const moved = onPoints(flight, ({ at }) => ({ at: set(at) }));
      return {
        ...eventsAt(moved, set),
        events: flight.events.map((event) => ({
          ...event,
          at: set(event.at),
          data: {
            ...event.data,
            window: (event.data.window ?? []).map((sample) => ({ ...sample, at: set(sample.at) })),
          },
        })),
        clock: Array.from({ length: 76 }, (_, i): ClockBatch => {
          const serverNow = start + i * 30_000 + 500;
          const clientNow = set(serverNow);
          return { clientNow, serverNow, newestPointAt: set(serverNow - 500), repeated: false };
        }),
      };
    },
  }));

/** Any of them. */
export const perturbation: fc.Arbitrary<Perturbation> = fc.oneof(
  told,
  wholeSeconds,
  thinned,
  missing,
  { arbitrary: constant, weight: 3 },
  { arbitrary: wrong, weight: 3 },
  misplaced,
  doubled,
  turned,
  clockSet,
);
