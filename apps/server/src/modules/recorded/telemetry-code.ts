import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';

/** Stored precision of each number, as parts of its unit; finer than any recorder measures or any rule needs. */
const PARTS = {
  lat: 1e6,
  lon: 1e6,
  altFt: 1,
  aglFt: 10,
  hdg: 10,
  gsKt: 10,
  iasKt: 10,
  mach: 1000,
  vsFpm: 1,
  fuelKg: 1,
  weightKg: 1,
  engines: 1,
  lights: 1,
  flaps: 100,
  gear: 100,
  g: 1000,
  pitch: 10,
  bank: 10,
  simRate: 100,
  flags: 1,
} as const;
type Measured = keyof typeof PARTS;
const MEASURED = Object.keys(PARTS) as Measured[];

/** A column of differences between successive values; null for an unmeasured one; empty if none was measured. */
type Column = (number | null)[];

interface Packed {
  seq: Column;
  at: Column;
  onGround: Column;
  flapDetent: (string | null)[];
  measured: Column[];
  /** Missing in data that older versions packed. */
  arrived?: Column;
  byArrival?: Column;
  ids?: (string | null)[];
}

/** Packs points into a few bytes each: columns of differences, compressed. */
export function packPoints(points: readonly TelemetryPoint[]): Buffer {
  const packed: Packed = {
    seq: differences(points.map(({ seq }) => seq)),
    at: differences(points.map(({ at }) => at)),
    onGround: differences(points.map(({ onGround }) => (onGround === null ? null : Number(onGround)))),
    flapDetent: points.some(({ flapDetent }) => flapDetent !== null)
      ? points.map(({ flapDetent }) => flapDetent)
      : [],
    measured: MEASURED.map((name) =>
      differences(
        points.map((point) => {
          const value = point[name];
          return value === null ? null : Math.round(value * PARTS[name]);
        }),
      ),
    ),
    ...(points.some(({ arrived }) => arrived) && {
      arrived: differences(points.map(({ arrived }) => Number(arrived === true))),
    }),
    ...(points.some(({ byArrival }) => byArrival) && {
      byArrival: differences(points.map(({ byArrival }) => Number(byArrival === true))),
    }),
    ...(points.some(({ id }) => id !== undefined) && { ids: points.map(({ id }) => id ?? null) }),
  };
  return deflateRawSync(JSON.stringify(packed));
}

/** Unpacks what `packPoints` wrote. */
export function unpackPoints(bytes: Uint8Array): TelemetryPoint[] {
  const packed: Packed = JSON.parse(inflateRawSync(bytes).toString('utf8'));
  const seqs = sums(packed.seq);
  const times = sums(packed.at);
  const ground = sums(packed.onGround);
  const measured = packed.measured.map(sums);
  const arrived = sums(packed.arrived ?? []);
  const byArrival = sums(packed.byArrival ?? []);
  return seqs.map((seq, i) => {
    const value = (name: Measured) => {
      const parts = measured[MEASURED.indexOf(name)]?.[i] ?? null;
      return parts === null ? null : parts / PARTS[name];
    };
    const onGround = ground[i] ?? null;
    const id = packed.ids?.[i] ?? null;
    return {
      seq: seq ?? 0,
      at: times[i] ?? 0,
      lat: value('lat') ?? 0,
      lon: value('lon') ?? 0,
      altFt: value('altFt'),
      aglFt: value('aglFt'),
      hdg: value('hdg'),
      gsKt: value('gsKt'),
      iasKt: value('iasKt'),
      mach: value('mach'),
      vsFpm: value('vsFpm'),
      onGround: onGround === null ? null : onGround === 1,
      fuelKg: value('fuelKg'),
      weightKg: value('weightKg'),
      engines: value('engines'),
      lights: value('lights'),
      flaps: value('flaps'),
      flapDetent: packed.flapDetent[i] ?? null,
      gear: value('gear'),
      g: value('g'),
      pitch: value('pitch'),
      bank: value('bank'),
      simRate: value('simRate'),
      flags: value('flags'),
      ...(arrived[i] === 1 && { arrived: true }),
      ...(byArrival[i] === 1 && { byArrival: true }),
      ...(id !== null && { id }),
    };
  });
}

function differences(values: readonly (number | null)[]): Column {
  if (values.every((value) => value === null)) return [];
  let before = 0;
  return values.map((value) => {
    if (value === null) return null;
    const step = value - before;
    before = value;
    return step;
  });
}

function sums(column: Column): (number | null)[] {
  let sum = 0;
  return column.map((step) => (step === null ? null : (sum += step)));
}
