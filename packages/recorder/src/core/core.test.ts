import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { telemetryPointSchema } from '@va/contract/flights/telemetry.ts';
import { FlightBegin, FlightEnd } from './flight-course.ts';
import { PlaceGuard } from './place-guard.ts';
import { bareOf, pointOf } from './point-of.ts';
import { NOTHING_READ, type Reading } from './reading.ts';
import { runClock } from './run-clock.ts';
import { Sampler } from './sampler.ts';

const STAND: Reading = {
  ...NOTHING_READ,
  lat: 40.47,
  lon: -3.56,
  gsKt: 0,
  onGround: true,
  altFt: 2000,
  lights: 2,
};
const strange = fc.oneof(fc.double(), fc.constantFrom(null, NaN, Infinity, -Infinity, 1e300, -0));
const anyReading = fc.record(
  Object.fromEntries(
    Object.entries(NOTHING_READ).map(([name, value]) => [
      name,
      typeof value === 'boolean'
        ? fc.boolean()
        : /^(onGround|paused|slew|stall|overspeed|parkingBrake|unlimitedFuel)$/.test(name)
          ? fc.option(fc.boolean())
          : strange,
    ]),
  ),
) as unknown as fc.Arbitrary<Reading>;

describe('a point', () => {
  it('always fits the contract, whatever the simulator says', () => {
    fc.assert(
      fc.property(anyReading, fc.nat(1e6), (reading, seq) => {
        const placed = { ...reading, lat: 40, lon: -3 };
        const point = pointOf(placed, seq, Date.UTC(2026, 10, 28));
        expect(telemetryPointSchema.safeParse(point).error).toBeUndefined();
        expect(telemetryPointSchema.safeParse(bareOf(point)).success).toBe(true);
      }),
    );
  });

  it('loses the field that does not fit and no other', () => {
    const point = pointOf({ ...STAND, fuelKg: NaN, weightKg: 64_000.4, hdg: -10, g: 99 }, 3, 0);
    expect(point).toMatchObject({
      seq: 3,
      fuelKg: null,
      weightKg: 64_000,
      hdg: 350,
      g: null,
      lights: 2,
      flags: null,
    });
    expect(pointOf({ ...STAND, stall: false, parkingBrake: true }, 0, 0)['flags']).toBe(16);
  });
});

describe('the place of an aircraft', () => {
  const at = (change: Partial<Reading>): Reading => ({ ...STAND, ...change });
  const judgeAll = (...readings: Reading[]) => {
    const guard = new PlaceGuard();
    return readings.map((reading, i) => guard.judge(reading, i * 1000));
  };

  it.each<[string, Partial<Reading>, string]>([
    ['a menu', { menu: true }, 'menu'],
    ['a replay', { replay: true }, 'menu'],
    ['0/0', { lat: 0.0001, lon: 0.0001 }, 'doubtful'],
    ['nothing', { lat: null }, 'doubtful'],
    ['NaN', { lon: NaN }, 'doubtful'],
    ['beyond the pole', { lat: 91 }, 'doubtful'],
  ])('is held back in %s, and believed afterwards', (_, change, told) => {
    expect(judgeAll(STAND, at(change), STAND)).toEqual(['flight', told, 'flight']);
  });

  it('is held back for a moment after a jump, and believed once it stands', () => {
    const away = at({ lat: 41.3, lon: 2.08 });
    expect(judgeAll(STAND, away, STAND)).toEqual(['flight', 'doubtful', 'flight']);
    const told = judgeAll(STAND, ...Array.from({ length: 7 }, () => away));
    expect(told).toEqual(['flight', ...Array.from({ length: 5 }, () => 'doubtful'), 'flight', 'flight']);
  });

  it('is none of a jump while it only flies, fast, with time sped up or after a gap', () => {
    const guard = new PlaceGuard();
    const fast = { gsKt: 480, simRate: 16 };
    expect(guard.judge(at(fast), 0)).toBe('flight');
    // 16 times 480 kt for 5 s are 10.7 NM.
    expect(guard.judge(at({ ...fast, lat: 40.47 + 10.6 / 60 }), 5000)).toBe('flight');
    expect(guard.judge(at({ gsKt: 480, lat: 40.47 + 85 / 60 }), 605_000)).toBe('flight');
  });
});

describe('sampling', () => {
  it('is once a second below 10 500 ft, every five above, though readings jitter', () => {
    const count = (altFt: number, everyMs: number) => {
      const sampler = new Sampler();
      return Array.from(
        { length: Math.floor(60_000 / everyMs) },
        (_, i) => i * everyMs + ((i * 37) % 40),
      ).filter((at) => sampler.wants({ ...STAND, altFt }, at)).length;
    };
    for (const everyMs of [1000, 200, 100, 33]) {
      expect(count(10_000, everyMs), `${everyMs}`).toBeGreaterThanOrEqual(55);
      expect(count(10_000, everyMs)).toBeLessThanOrEqual(66);
      expect(count(11_000, everyMs)).toBeGreaterThanOrEqual(11);
      expect(count(11_000, everyMs)).toBeLessThanOrEqual(13);
    }
  });

  it.each<Partial<Reading>>([
    { lights: 3 },
    { flaps: 1 },
    { gear: 0 },
    { engines: 1 },
    { paused: true },
    { parkingBrake: true },
  ])('is at once when %o changes, but not for every flicker', (change) => {
    const sampler = new Sampler();
    const high = { ...STAND, altFt: 33_000 };
    expect(sampler.wants(high, 0)).toBe(true);
    expect(sampler.wants(high, 400)).toBe(false);
    expect(sampler.wants({ ...high, ...change }, 600)).toBe(true);
    expect(sampler.wants(high, 650)).toBe(false);
    expect(sampler.wants(high, 850)).toBe(true);
  });
});

describe('a flight begins', () => {
  const north = (m: number, change: Partial<Reading> = {}) => ({
    ...STAND,
    lat: 40.47 + m / 111_195,
    ...change,
  });

  it('when the aircraft has rolled or was pushed 15 m, or is in the air', () => {
    const begin = new FlightBegin();
    expect([0, 5, 10, 14].map((m) => begin.begins(north(m, { gsKt: 2 })))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(begin.begins(north(16, { gsKt: 2 }))).toBe(true);
    expect(new FlightBegin().begins({ ...STAND, onGround: false })).toBe(true);
  });

  it('not while it trembles, is put on another stand or slewed', () => {
    const begin = new FlightBegin();
    const places = [
      north(0),
      north(0.4),
      north(-0.4),
      north(400),
      north(400.2),
      north(430, { slew: true }),
      north(460, { slew: true }),
    ];
    expect(places.map((reading) => begin.begins(reading))).toEqual(places.map(() => false));
  });
});

describe('a flight ends', () => {
  const ends = (...stages: [seconds: number, reading: Partial<Reading>][]) => {
    const end = new FlightEnd();
    let at = 0;
    let over: number | undefined;
    for (const [seconds, change] of stages)
      for (let i = 0; i < seconds; i += 1, at += 1000)
        if (end.ends({ ...STAND, engines: 3, lights: 1, ...change }, at)) over ??= at / 1000;
    return over;
  };
  const AIR = [60, { onGround: false, gsKt: 200 }] satisfies [number, Partial<Reading>];

  it('when it has flown and stands with engines and beacon off', () => {
    expect(ends(AIR, [60, { gsKt: 15 }], [60, { engines: 0, lights: 2 }])).toBe(135);
    expect(ends(AIR, [60, { engines: 0 }], [200, { engines: 0 }])).toBe(180);
    expect(ends(AIR, [400, { engines: null, parkingBrake: true }])).toBe(360);
  });

  it('not before it has flown, in the air, in a pause, or while it rolls again', () => {
    expect(ends([300, { engines: 0, lights: 0 }])).toBeUndefined();
    expect(ends(AIR, [300, { onGround: false, engines: 0, lights: 0 }])).toBeUndefined();
    expect(ends(AIR, [300, { engines: 0, lights: 0, paused: true }])).toBeUndefined();
    expect(ends(AIR, [10, { engines: 0, lights: 0 }], [300, { gsKt: 3 }])).toBeUndefined();
  });
});

it('no clock that is set within a run bends its time', () => {
  let [wall, steady] = [1_000_000, 50];
  const now = runClock({ wall: () => wall, steady: () => steady });
  steady += 1000;
  wall -= 3_600_000;
  expect(now()).toBe(1_001_000);
});
