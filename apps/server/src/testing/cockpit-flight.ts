/** A whole recorder before a simulator that a test plays, against this API and on its clock. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { SimulatedFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import { Cockpit } from '@va/recorder/cockpit/cockpit.ts';
import { FlightFolder } from '@va/recorder/journal/flight-folder.ts';
import { type Line, openLine } from '@va/recorder/platform/line.ts';
import type { AddOnCorrection } from '@va/recorder/simulators/add-on-corrections.ts';
import { simConnect } from '@va/recorder/simulators/simconnect/simconnect.ts';
import type { Simulator, Timers } from '@va/recorder/simulators/simulator.ts';
import { xplane } from '@va/recorder/simulators/xplane/xplane.ts';
import { howOften } from '@va/testing/how-often.ts';
import { startSimConnect } from '@va/testing/simulators/simconnect-fake.ts';
import { flownWorld, type Truth } from '@va/testing/simulators/truth.ts';
import type { Dataref } from '@va/testing/simulators/xplane-datarefs.ts';
import { startXplaneUdp } from '@va/testing/simulators/xplane-udp-fake.ts';
import { startXplaneWeb } from '@va/testing/simulators/xplane-web-fake.ts';
import type { ApiServer, Person } from './api-server.ts';

/** A simulator that a test may play. */
export type SimulatorKind = 'simconnect' | 'xplane-web' | 'xplane-udp';

/** Frames a second around the touch of the ground, and on the rest of an approach and a roll: each one costs a message. */
const TOUCH_HZ = 30;
const NEAR_HZ = howOften(6, TOUCH_HZ, TOUCH_HZ);
/** Heights over the ground below which it is near it and about to touch it, ft. */
const NEAR_FT = 1100;
const TOUCH_FT = howOften(60, NEAR_FT, NEAR_FT);
/** On the ground it rolls while it is faster than this, and has just touched down while it is faster than that, kt. */
const ROLL_KT = 35;
const TOUCH_KT = howOften(110, ROLL_KT, ROLL_KT);
/** The recorder is given its tick this often, ms: what is due each second then comes with it. A question costs most. */
const TICK_MS = howOften(20_000, 5000, 5000);
/** Turns of the event loop that a message may take, and the time that a busy machine may take for it, ms. */
const TURNS = 400;
const LATE_MS = 250;

/** Waits until something is so, no longer than a message may take. */
async function patiently(isSo: () => boolean): Promise<void> {
  const late = performance.now() + LATE_MS;
  for (let i = 0; !isSo() && (i < TURNS || performance.now() < late); i += 1) await turn();
}

/** How often a simulator tells the world at that moment. */
function framesASecond({ aglFt, onGround, gsKt }: Truth): number {
  if (onGround ? gsKt > TOUCH_KT : aglFt < TOUCH_FT) return TOUCH_HZ;
  if (onGround ? gsKt > ROLL_KT : aglFt < NEAR_FT) return NEAR_HZ;
  return 1;
}

/** Timers that go with the API's clock. */
function clockTimers(now: () => number): Timers & { run(): void } {
  const all = new Set<{ ms: number; due: number; act(): void }>();
  return {
    every(ms, act) {
      const timer = { ms, due: now() + ms, act };
      all.add(timer);
      return { stop: () => void all.delete(timer) };
    },
    run() {
      for (const timer of all) {
        if (now() < timer.due) continue;
        timer.due = now() + timer.ms;
        timer.act();
      }
    },
  };
}

/** A fake simulator of any kind. */
interface Fake {
  simulator: Simulator;
  readonly sent: number;
  readonly connected: boolean;
  frame(seconds: number): void;
  close(): Promise<void>;
}

/** What a simulator is played with. */
interface Played extends Pick<CockpitOptions, 'kind' | 'addOn'> {
  truth(): Truth;
  timers: Timers;
  now(): number;
}

async function startFake({ kind, addOn, truth, timers, now }: Played): Promise<Fake> {
  if (kind === 'simconnect') {
    const fake = await startSimConnect(truth);
    const find = () => Promise.resolve({ address: { host: '127.0.0.1', port: fake.port } });
    return Object.assign(fake, {
      simulator: simConnect({ program: 'Prueba', find, timers, corrections: [] }),
    });
  }
  const { datarefs = {}, corrections = [] } = addOn ?? {};
  const udp = await startXplaneUdp(truth, datarefs);
  const web = kind === 'xplane-web' ? await startXplaneWeb(truth, { datarefs }) : undefined;
  return {
    // Nobody listens at port 9: an X-Plane without its web API.
    simulator: xplane({
      web: web?.origin ?? 'http://127.0.0.1:9',
      udp: udp.address,
      timers,
      now,
      corrections,
    }),
    get sent() {
      return udp.sent + (web?.sent ?? 0);
    },
    get connected() {
      return web?.connected ?? udp.wanted > 0;
    },
    frame(seconds) {
      udp.frame(seconds);
      web?.frame();
    },
    close: async () => {
      await Promise.all([udp.close(), web?.close()]);
    },
  };
}

/** What a test may change of a cockpit. */
export interface CockpitOptions {
  kind: SimulatorKind;
  person?: Person;
  /** Where the journals lie; a folder of its own without one. */
  folder?: string;
  /** What the platform's address is to the recorder, such as that of a line that can be cut. */
  origin?: string;
  /** In X-Plane: what the aircraft keeps elsewhere, and what is known of it. */
  addOn?:
    | { datarefs: Readonly<Record<string, Dataref>>; corrections: readonly AddOnCorrection[] }
    | undefined;
  /** Changes what is true at a time. */
  edit?(truth: Truth, at: number): Truth;
}

/** A recorder before a fake simulator. */
export interface TestCockpit {
  readonly cockpit: Cockpit;
  folder: string;
  fake: Fake;
  /** What the platform has answered to the recorder so far, by its status; 0 is no answer. */
  answers: number[];
  /** Lets the flight go on until a time (ms since 1970) or until something is true. */
  flyUntil(end: number | (() => boolean)): Promise<void>;
  /** Ends the recorder without a word to anybody and starts another one in its place. */
  killAndStart(): void;
  close(): Promise<void>;
}

/** Starts the simulator with the flight at its beginning, and a recorder with a key of that pilot. */
export async function startCockpit(
  api: ApiServer,
  flight: SimulatedFlight,
  {
    kind,
    person = 'pilot',
    folder = mkdtempSync(join(tmpdir(), 'cockpit-')),
    origin = api.origin,
    edit,
    addOn,
  }: CockpitOptions,
): Promise<TestCockpit> {
  const now = () => api.now().getTime();
  const world = flownWorld(flight);
  const truth = () => (edit ? edit(world(now()), now()) : world(now()));
  const timers = clockTimers(now);
  const fake = await startFake({ kind, addOn, truth, timers, now });
  const pilot = await api.signedIn(person);
  const made = await pilot.post('/me/keys', { label: 'Grabador', scopes: ['acars:write', 'own:read'] });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const platform = `${origin}/`;
  const answers: number[] = [];
  const counted =
    (line: Line): Line =>
    async (...asked) => {
      const answer = await line(...asked);
      answers.push(answer.kind === 'ok' ? 200 : answer.kind === 'refused' ? answer.status : 0);
      return answer;
    };
  let heard = 0;
  let isTimer = false;
  /** Counts what comes from the simulator, so that no frame overtakes the one before. */
  const counting: Simulator = {
    open: (listener) =>
      fake.simulator.open({
        ...listener,
        aircraft: (loaded) => {
          if (kind === 'simconnect') heard += 1;
          listener.aircraft(loaded);
        },
        reading: (reading) => {
          if (!isTimer) heard += 1;
          listener.reading(reading);
        },
        fast: (reading) => {
          if (kind !== 'xplane-udp') heard += 1;
          listener.fast(reading);
        },
      }),
  };
  const startOne = () => {
    const cockpit = new Cockpit({
      platform,
      client: 'Grabador de prueba',
      clientVersion: '1.0',
      folder: new FlightFolder(folder),
      line: counted(openLine(platform, () => ({ Authorization: `Bearer ${made.body.secret}` }))),
      visit: openLine(platform, () => ({})),
      now,
      simulators: [counting],
    });
    cockpit.start();
    return cockpit;
  };
  let cockpit = startOne();
  const settle = async () => {
    await patiently(() => heard >= fake.sent);
    heard = fake.sent;
  };
  const connect = async () => {
    await patiently(() => fake.connected);
    heard = 0;
    await settle();
  };
  await connect();
  let nextTick = now();
  /** Since the beginning, in the shortest time between two. */
  let frames = 0;
  const step = async () => {
    const between = TOUCH_HZ / framesASecond(truth());
    const seconds = (between - (frames % between)) / TOUCH_HZ;
    frames += between - (frames % between);
    api.pass(seconds);
    fake.frame(seconds);
    await settle();
    if (now() < nextTick) return;
    nextTick = now() + TICK_MS;
    isTimer = true;
    timers.run();
    isTimer = false;
    await cockpit.tick();
  };
  return {
    get cockpit() {
      return cockpit;
    },
    folder,
    fake,
    answers,
    async flyUntil(end) {
      const done = typeof end === 'number' ? () => now() >= end : end;
      while (!done()) await step();
    },
    killAndStart() {
      cockpit.stop();
      cockpit = startOne();
    },
    async close() {
      cockpit.stop();
      await fake.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
