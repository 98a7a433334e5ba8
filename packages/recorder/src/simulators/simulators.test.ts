import { afterEach, describe, expect, it } from 'vitest';
import { LIGHT } from '@va/domain/flight-record/telemetry-point.ts';
import { APPROACH_POINT } from '@va/testing/simulators/approach-point.ts';
import { handTimers, until } from '@va/testing/simulators/heard.ts';
import { type SimConnectOptions, startSimConnect } from '@va/testing/simulators/simconnect-fake.ts';
import { flownWorld, type Truth } from '@va/testing/simulators/truth.ts';
import { startXplaneUdp } from '@va/testing/simulators/xplane-udp-fake.ts';
import { startXplaneWeb, type XplaneWebOptions } from '@va/testing/simulators/xplane-web-fake.ts';
import type { FastReading, LoadedAircraft, Reading } from '../core/reading.ts';
import type { AddOnCorrection } from './add-on-corrections.ts';
import { readConfiguration, simConnect } from './simconnect/simconnect.ts';
import type { Simulator } from './simulator.ts';
import { xplane } from './xplane/xplane.ts';

const FLYING: Truth = flownWorld({ points: [APPROACH_POINT], events: [] })(0);

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** Hears a simulator; what it said so far. */
function hear(simulator: Simulator) {
  const said = {
    readings: [] as Reading[],
    fast: [] as FastReading[],
    aircraft: [] as LoadedAircraft[],
    names: [] as string[],
    troubles: [] as (string | undefined)[],
    notes: [] as string[],
    crashes: 0,
    gone: 0,
  };
  const link = simulator.open({
    connected: ({ name }) => said.names.push(name),
    aircraft: (loaded) => said.aircraft.push(loaded),
    reading: (reading) => said.readings.push(reading),
    fast: (reading) => said.fast.push(reading),
    crashed: () => (said.crashes += 1),
    gone: () => (said.gone += 1),
    trouble: (sentence) => said.troubles.push(sentence),
    note: (line) => said.notes.push(line),
  });
  open.push(() => link.close());
  return said;
}

/** What both kinds of simulators must say of the same world. */
const SAME = {
  lat: 40.5,
  lon: -3.5,
  altFt: 9000,
  hdg: 359,
  vsFpm: -1200,
  onGround: false,
  fuelKg: 4000,
  weightKg: 60_000,
  engines: 3,
  lights: LIGHT.beacon | LIGHT.landing,
  flaps: 1,
  gear: 0,
  pitch: 2.5,
  bank: -20,
  simRate: 1,
  stall: false,
  parkingBrake: false,
  menu: false,
};

describe('SimConnect, through the library as it is', () => {
  async function start(options: SimConnectOptions = {}, corrections: AddOnCorrection[] = []) {
    const world = { truth: FLYING };
    const fake = await startSimConnect(() => world.truth, options);
    open.push(() => fake.close());
    const timers = handTimers();
    const find = async () => ({ address: { host: '127.0.0.1', port: fake.port } });
    const said = hear(simConnect({ program: 'Prueba', find, timers, corrections }));
    await until(() => said.aircraft.length > 0);
    const next = async () => {
      const before = said.readings.length;
      fake.frame(1);
      await until(() => said.readings.length > before);
      return said.readings.at(-1)!;
    };
    return { fake, said, timers, world, next };
  }

  it('tells everything in the platform’s units', async () => {
    const { said, next } = await start();
    const reading = await next();
    expect(reading).toMatchObject(SAME);
    expect(reading.aglFt).toBeCloseTo(7000);
    expect(reading.gsKt).toBeCloseTo(250);
    expect(said.aircraft).toEqual([{ title: 'A320 de prueba', icaoType: 'A320' }]);
    expect(said.names).toEqual(['Microsoft Flight Simulator 2020']);
  });

  it.each(['PLANE LATITUDE', 'GROUND VELOCITY', 'LIGHT NAV', 'UNLIMITED FUEL', 'CAMERA STATE'])(
    'leaves out what a simulator without %s does not say, and nothing else',
    async (name) => {
      const whole = await (await start()).next();
      const { said, next } = await start({ without: [name] });
      const reading: Record<string, unknown> = { ...(await next()) };
      const field = {
        'PLANE LATITUDE': 'lat',
        'GROUND VELOCITY': 'gsKt',
        'LIGHT NAV': 'lights',
        'UNLIMITED FUEL': 'unlimitedFuel',
      }[name];
      if (field !== undefined) expect(reading[field]).toBeNull();
      expect(reading).toEqual({ ...whole, ...(field !== undefined && { [field]: null }) });
      expect(said.notes.join(' ')).toContain(name);
    },
  );

  it.each([true, false])('hears pauses at once, as EX1 %s, and a crash', async (pauseEx1) => {
    const { fake, said, next } = await start({ pauseEx1 });
    await next();
    for (const [value, paused] of [
      [4, true],
      [0, false],
      [1, true],
      [0, false],
    ] as const) {
      const before = said.readings.length;
      fake.event('Pause_EX1', value);
      await until(() => said.readings.length > before);
      expect(said.readings.at(-1)?.paused).toBe(paused);
    }
    fake.event('Crashed', 0);
    await until(() => said.crashes === 1);
  });

  it('knows the menu by the camera and by the simulator’s own event', async () => {
    const { fake, said, world, next } = await start();
    world.truth = { ...FLYING, menu: true };
    expect((await next()).menu).toBe(true);
    world.truth = FLYING;
    expect((await next()).menu).toBe(false);
    fake.event('Sim', 0);
    await until(() => said.readings.at(-1)?.menu === true);
  });

  it('reads at every frame close to the ground alone', async () => {
    const { fake, said, world, next } = await start();
    world.truth = { ...FLYING, aglFt: 900 };
    await next();
    // What is asked for now comes with one of the next frames.
    await until(() => {
      fake.frame(0.03);
      return said.fast.length > 5;
    });
    expect(said.fast.at(-1)).toEqual({ aglFt: 900, vsFpm: -1200, g: 1, onGround: false, latchedFpm: 0 });
    world.truth = { ...FLYING, onGround: true, aglFt: 0, gsKt: 17 };
    await next();
    const before = said.fast.length;
    await next();
    expect(said.fast.length).toBeLessThanOrEqual(before + 1);
  });

  it('takes an add-on’s own values, and no value where it hides one', async () => {
    const corrections: AddOnCorrection[] = [
      {
        title: 'a320 de',
        fields: { parkingBrake: { variable: 'L:BRAKE' }, taxi: { variable: 'L:NOSE', on: 2 } },
      },
      { title: 'Prueba', fields: { stall: null } },
      { title: 'Otro', fields: { beacon: null } },
    ];
    const { fake, said, next } = await start({ local: { 'L:BRAKE': 1, 'L:NOSE': 2 } }, corrections);
    await next();
    await until(() => {
      fake.frame(1);
      return said.readings.at(-1)?.parkingBrake === true;
    });
    expect(said.readings.at(-1)).toMatchObject({
      stall: null,
      lights: LIGHT.beacon | LIGHT.landing | LIGHT.taxi,
    });
  });

  it('finds a simulator again that has gone, by its word or without one', async () => {
    const { fake, said, timers, next } = await start();
    await next();
    for (const end of ['quit', 'drop'] as const) {
      const { gone, aircraft } = { gone: said.gone, aircraft: said.aircraft.length };
      fake[end]();
      await until(() => said.gone === gone + 1);
      // The older protocol first, then ours again: the fake takes both.
      timers.pass();
      await until(() => said.aircraft.length > aircraft);
      expect(await next()).toMatchObject(SAME);
    }
  });

  it('reads the file of addresses itself, and says in Spanish what is wrong with it', () => {
    const file = (text: string) => readConfiguration(text, 'SimConnect.cfg');
    expect(file('[SimConnect]\nProtocol=IPv4\nAddress=192.168.1.5\nPort=500\n')).toEqual({
      address: { host: '192.168.1.5', port: 500 },
    });
    for (const text of [
      '',
      'hola',
      '[SimConnect]\nProtocol=Pipe\nPort=Custom/SimConnect\n',
      '[SimConnect]\nProtocol=IPv4\nAddress=x\nPort=99999',
    ])
      expect(file(text)).toEqual({
        trouble: expect.stringContaining('SimConnect.cfg no dice dónde está el simulador'),
      });
  });
});

describe('X-Plane', () => {
  let now = 0;
  async function start(web: XplaneWebOptions | undefined) {
    const world = { truth: FLYING };
    const truth = () => world.truth;
    const http = web && (await startXplaneWeb(truth, web));
    const udp = await startXplaneUdp(truth);
    if (http) open.push(() => http.close());
    open.push(() => udp.close());
    const timers = handTimers();
    const said = hear(
      xplane({
        web: http?.origin ?? 'http://127.0.0.1:9',
        udp: udp.address,
        timers,
        now: () => now,
        corrections: [],
      }),
    );
    return { http, udp, said, timers, world };
  }

  it.each([{}, { old: true }])(
    'says by the web API what changes, and all of it each second (%o)',
    async (options) => {
      const { said, timers } = await start(options);
      await until(() => said.readings.length > 0 && said.aircraft.length > 0);
      expect(said.readings.at(-1)).toMatchObject({ ...SAME, altFt: 9000 });
      expect(said.aircraft).toEqual([{ title: 'A320 de prueba', icaoType: 'A320' }]);
      const before = said.readings.length;
      timers.pass();
      expect(said.readings.length).toBe(before + 1);
    },
  );

  it('leaves out a dataref that it does not have, and looks all ids up again in another session', async () => {
    const { http, said, timers } = await start({ without: ['sim/flightmodel/controls/parkbrake'] });
    await until(() => said.readings.length > 0);
    expect(said.readings.at(-1)).toMatchObject({ ...SAME, parkingBrake: null });
    expect(said.notes).toContain('X-Plane no tiene sim/flightmodel/controls/parkbrake');
    http?.restart();
    await until(() => said.gone === 1);
    now += 10_000;
    const before = said.readings.length;
    timers.pass();
    await until(() => said.readings.length > before);
    expect(said.readings.at(-1)).toMatchObject({ ...SAME, parkingBrake: null });
  });

  it('says where to let programs in, where X-Plane shuts them out', async () => {
    const { said } = await start({ forbidden: true });
    await until(() => said.troubles.length > 0);
    expect(said.troubles[0]).toContain('Disable incoming traffic');
  });

  it('is read by UDP where there is no web API, fast close to the ground, and gone after three seconds of silence', async () => {
    const { udp, said, timers, world } = await start(undefined);
    await until(() => udp.wanted > 50);
    // Two packets: the texts are whole with the second.
    await until(() => (udp.frame(1), said.aircraft.length > 0));
    const { hdg, altFt, engines, lights, flaps, gear } = said.readings.at(-1)!;
    expect({ hdg, altFt, engines, lights, flaps, gear }).toEqual({
      hdg: 359,
      altFt: 9000,
      engines: 3,
      lights: SAME.lights,
      flaps: 1,
      gear: 0,
    });
    expect(said.aircraft).toEqual([{ title: 'A320 de prueba', icaoType: 'A320' }]);
    world.truth = { ...FLYING, aglFt: 800 };
    udp.frame(1);
    await until(() => udp.hz === 50);
    udp.frame(0.02);
    await until(() => said.fast.length > 0);
    expect(said.fast[0]?.aglFt).toBeCloseTo(800, 2);
    now += 3500;
    timers.pass();
    expect(said.gone).toBe(1);
  });

  it('knows replays and pauses', async () => {
    const { http, said, world } = await start({});
    await until(() => said.readings.length > 0);
    world.truth = { ...FLYING, replay: true, paused: true };
    http?.frame();
    await until(() => said.readings.at(-1)?.replay === true);
    expect(said.readings.at(-1)?.paused).toBe(true);
  });
});
