import { describe, expect, it } from 'vitest';
import { LIGHT, unknownBits } from '@va/domain/flight-record/telemetry-point.ts';
import { handTimers, isSoon } from '@va/testing/simulators/heard.ts';
import { ADD_ON, addOnDatarefs } from '@va/testing/simulators/xplane-add-on.ts';
import { flownWorld, type Truth } from '@va/testing/simulators/truth.ts';
import { startXplaneUdp } from '@va/testing/simulators/xplane-udp-fake.ts';
import { startXplaneWeb } from '@va/testing/simulators/xplane-web-fake.ts';
import { type LoadedAircraft, NOTHING_READ, type Reading } from '../core/reading.ts';
import type { AddOnCorrection } from './add-on-corrections.ts';
import { LoadedAddOn } from './loaded-add-on.ts';
import { xplane } from './xplane/xplane.ts';

/** A second of the simulator is given so long to be heard, ms: more than the line may hold a packet back. */
const STEP_MS = 50;
const SWITCHES = 'AirbusFBW/OHPLightSwitches';
const CORRECTIONS: AddOnCorrection[] = [
  {
    title: 'High Fidelity System',
    fields: {
      beacon: { dataref: SWITCHES, index: 0 },
      nav: { dataref: SWITCHES, index: 2 },
      taxi: { dataref: SWITCHES, index: 3 },
      landing: { dataref: SWITCHES, index: 4, on: 2 },
      strobe: { dataref: SWITCHES, index: 7, on: 2, auto: 1 },
      parkingBrake: { dataref: 'AirbusFBW/ParkBrake' },
      flaps: { dataref: 'AirbusFBW/FlapLeverRatio', step: 0.25 },
      overspeed: null,
      // Of the other simulator: here it says nothing.
      stall: { variable: 'L:STALL' },
    },
  },
];
const LIT = LIGHT.beacon | LIGHT.nav | LIGHT.strobe | LIGHT.landing | LIGHT.taxi;
const STAND: Truth = {
  ...flownWorld({ points: [{ lat: 40.5, lon: -3.5 } as never], events: [] })(0),
  onGround: true,
  lights: LIT,
  parkingBrake: true,
  flaps: 3,
};
/** What is read of it, whichever way. */
const TOLD = { lights: LIT, parkingBrake: true, flaps: 3, overspeed: null, stall: false };

/** An X-Plane with these datarefs over its own, by its web API or by UDP alone; what is heard of it. */
async function hear(
  way: 'web' | 'udp',
  datarefs: Parameters<typeof startXplaneUdp>[1],
  run: (heard: {
    last(): Reading | undefined;
    aircraft: LoadedAircraft[];
    notes: string[];
    truth: { now: Truth };
    /** Seconds pass until something is so; what was sent in one is heard before the next. */
    passUntil(isSo: () => boolean): Promise<void>;
  }) => Promise<void>,
) {
  const truth = { now: STAND };
  const [udp, web, timers] = [
    await startXplaneUdp(() => truth.now, datarefs),
    way === 'web' ? await startXplaneWeb(() => truth.now, { ...(datarefs && { datarefs }) }) : undefined,
    handTimers(),
  ];
  let time = 0;
  const [readings, aircraft, notes]: [Reading[], LoadedAircraft[], string[]] = [[], [], []];
  const link = xplane({
    web: web?.origin ?? 'http://127.0.0.1:9',
    udp: udp.address,
    timers,
    now: () => time,
    corrections: CORRECTIONS,
  }).open({
    connected: () => undefined,
    aircraft: (loaded) => aircraft.push(loaded),
    reading: (reading) => readings.push(reading),
    fast: () => undefined,
    crashed: () => undefined,
    gone: () => undefined,
    trouble: () => undefined,
    note: (line) => notes.push(line),
  });
  const passUntil = async (isSo: () => boolean) => {
    for (let seconds = 0; seconds < 30; seconds += 1) {
      time += 1000;
      udp.frame(1);
      web?.frame();
      timers.pass();
      if (await isSoon(isSo, STEP_MS)) return;
    }
    throw new Error('It never came.');
  };
  try {
    await run({ last: () => readings.at(-1), aircraft, notes, truth, passUntil });
  } finally {
    link.close();
    await Promise.all([udp.close(), web?.close()]);
  }
}

describe.each(['web', 'udp'] as const)('an add-on in X-Plane, by %s', (way) => {
  it('is known by its description, and read where it keeps its values', () =>
    hear(way, addOnDatarefs(), async ({ last, aircraft, truth, passUntil }) => {
      await passUntil(() => last()?.parkingBrake === true);
      expect(last()).toMatchObject(TOLD);
      expect(aircraft.at(-1)).toEqual({ icaoType: 'A320', title: ADD_ON.title });
      truth.now = { ...STAND, parkingBrake: false, flaps: 0, lights: LIGHT.nav };
      await passUntil(() => last()?.parkingBrake === false);
      expect(last()).toMatchObject({ lights: LIGHT.nav, flaps: 0 });
    }));

  it('leaves a strobe in AUTO unknown, and the other lights as they are', () =>
    hear(way, addOnDatarefs(1), async ({ last, passUntil }) => {
      await passUntil(() => last()?.parkingBrake === true);
      expect(last()?.lights).toBe((LIT & ~LIGHT.strobe) | unknownBits(LIGHT.strobe));
    }));

  it('says nothing in place of what it does not have', () =>
    hear(
      way,
      { 'sim/aircraft/view/acf_descrip': () => ADD_ON.description },
      async ({ last, aircraft, passUntil }) => {
        await passUntil(() => aircraft.length > 0 && last()?.parkingBrake === null);
        expect(last()).toMatchObject({ lights: null, flaps: null, overspeed: null, onGround: true });
      },
    ));

  it('is left alone where nothing is known of the aircraft', () =>
    hear(way, undefined, async ({ last, aircraft, passUntil }) => {
      await passUntil(() => aircraft.length > 0 && last() !== undefined);
      expect(last()).toMatchObject({ ...TOLD, overspeed: false });
    }));
});

it('is found once its datarefs are there, and what is missing is noted once', () => {
  const datarefs: NonNullable<Parameters<typeof startXplaneUdp>[1]> = {
    'sim/aircraft/view/acf_descrip': () => ADD_ON.description,
  };
  return hear('web', datarefs, async ({ last, notes, passUntil }) => {
    await passUntil(() => notes.some((line) => line.includes('ParkBrake')));
    expect(last()?.parkingBrake).toBeNull();
    Object.assign(datarefs, addOnDatarefs());
    await passUntil(() => last()?.parkingBrake === true);
    expect(last()).toMatchObject(TOLD);
    expect(notes.filter((line) => line.includes('ParkBrake'))).toHaveLength(1);
  });
});

describe('values of an add-on', () => {
  const addOn = () => new LoadedAddOn('A320 with high fidelity system modelling', CORRECTIONS, 'dataref');
  const brake = (value: number) => new Map([['AirbusFBW/ParkBrake[0]', value]]);

  it('are no proof while all of them are 0, and are believed from the first other one on', () => {
    const loaded = addOn();
    const read = (value: number) => loaded.correct(NOTHING_READ, brake(value)).parkingBrake;
    expect([read(0), read(Number.NaN), read(1), read(0)]).toEqual([null, null, true, false]);
    expect(addOn().correct(NOTHING_READ, brake(0), true).parkingBrake).toBe(false);
  });

  it('are those of fuel and of each engine too', () => {
    const fields = {
      fuelKg: { dataref: 'own/fuel_lb', step: 2.204_622_6 },
      engines: [
        { dataref: 'own/running', index: 0 },
        { dataref: 'own/running', index: 1, on: 3 },
      ],
    };
    const loaded = new LoadedAddOn('Avión propio', [{ title: 'propio', fields }], 'dataref');
    const read = (fuel: number, second: number) => {
      const values = [fuel, 1, second].map((value, i): [string, number] => [
        ['own/fuel_lb[0]', 'own/running[0]', 'own/running[1]'][i] ?? '',
        value,
      ]);
      return loaded.correct(NOTHING_READ, new Map(values));
    };
    expect(read(2204.6226, 3)).toMatchObject({ fuelKg: expect.closeTo(1000), engines: 3 });
    expect(read(0, 1)).toMatchObject({ fuelKg: 0, engines: 1 });
    expect(loaded.correct(NOTHING_READ, new Map([['own/running[0]', 1]]))).toMatchObject({
      fuelKg: null,
      engines: null,
    });
  });
});
