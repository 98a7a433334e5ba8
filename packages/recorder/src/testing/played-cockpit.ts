/** A cockpit for tests, before a platform and a simulator that they play. */
import { LIGHT } from '@va/domain/flight-record/telemetry-point.ts';
import { Cockpit } from '../cockpit/cockpit.ts';
import { viewOf } from '../cockpit/cockpit-view.ts';
import { NOTHING_READ, type Reading } from '../core/reading.ts';
import { FlightFolder } from '../journal/flight-folder.ts';
import type { Answer, Line } from '../platform/line.ts';
import { SignInByCode } from '../platform/sign-in-by-code.ts';
import type { SimulatorListener } from '../simulators/simulator.ts';

const STAND: Reading = {
  ...NOTHING_READ,
  lat: 40.47,
  lon: -3.56,
  altFt: 2000,
  aglFt: 0,
  gsKt: 0,
  onGround: true,
  engines: 0,
  lights: LIGHT.nav,
  paused: false,
};
/** A booking as the platform answers it. */
export const BOOKING = {
  code: 'BKNG2345',
  state: 'reserved',
  number: 123,
  dep: { icao: 'LEMD', lat: 40.47, lon: -3.56 },
  arr: { icao: 'LEBL' },
  icaoType: 'A320',
};

/** A cockpit before a platform and a simulator that the test plays, once a second. @param folder for its journals */
export function playCockpit(
  folder: string,
  { key = 'va_first' as string | null, bookings = [BOOKING] as unknown[] } = {},
) {
  const world = {
    now: Date.parse('2026-11-28T10:00:00Z'),
    key: key ?? undefined,
    good: new Set(['va_first']),
    approve: false,
    isWhole: true,
    isOffline: false,
    /** What the platform says against a flight that is sent in. */
    refuse: undefined as string | undefined,
    /** What somebody else answers in the platform's place. */
    instead: undefined as (() => Answer) | undefined,
  };
  const asked: {
    path: string;
    body: { [field: string]: unknown; points?: { seq: number }[]; events?: object[] };
    key: string | undefined;
  }[] = [];
  const no = (status: number, code: string): Answer => ({
    kind: 'refused',
    status,
    code,
    detail: `No: ${code}`,
    body: {},
  });
  const answer = (path: string): Answer => {
    if (path === '/device')
      return {
        kind: 'ok',
        body: {
          deviceCode: 'x',
          userCode: 'ABCD-EFGH',
          verificationUrlComplete: 'https://va.example/d?c',
          interval: 5,
          expiresIn: 600,
        },
      };
    if (path === '/device/token') {
      if (!world.approve) return no(400, 'autorizacion-pendiente');
      world.good.add('va_second');
      return { kind: 'ok', body: { secret: 'va_second' } };
    }
    if (path.startsWith('/airports/')) return { kind: 'ok', body: { lat: 40.47, lon: -3.56 } };
    if (path.startsWith('/bookings')) return { kind: 'ok', body: { items: bookings } };
    if (path.endsWith('/submit') && world.refuse !== undefined) return no(409, world.refuse);
    if (path.endsWith('/submit') && !world.isWhole) return no(409, 'faltan-horas');
    const [, named] = /^\/reports\/(RPRT\d+)\//.exec(path) ?? [];
    const starts = asked.filter(({ path: one }) => one === '/reports/start');
    const ids = [...new Set(starts.map(({ body }) => body['clientFlightId']))];
    const code = named ?? `RPRT${2345 + Math.max(0, ids.indexOf(asked.at(-1)?.body['clientFlightId']))}`;
    return { kind: 'ok', body: { code, state: 'accepted', score: 96, coverage: 100 } };
  };
  const lineOf =
    (keyed: boolean): Line =>
    async (_method, path, body) => {
      asked.push({ path, body: Object(body), key: keyed ? world.key : undefined });
      if (world.instead) return world.instead();
      if (world.isOffline) return { kind: 'unreachable', why: 'La plataforma no contesta.' };
      return keyed && !world.good.has(world.key ?? '') ? no(401, 'sin-clave') : answer(path);
    };
  let listener: SimulatorListener | undefined;
  const start = () => {
    const cockpit = new Cockpit({
      platform: 'https://va.example/',
      client: 'Prueba',
      clientVersion: '1',
      folder: new FlightFolder(folder),
      line: lineOf(true),
      visit: lineOf(false),
      now: () => world.now,
      simulators: [{ open: (heard) => ((listener = heard), { close: () => undefined }) }],
      signIn: {
        byCode: new SignInByCode(lineOf(false), 'Prueba'),
        hasKey: () => world.key !== undefined,
        keep: (kept) => ((world.key = kept), true),
      },
      airlineCode: 'ABC',
    });
    cockpit.start();
    return cockpit;
  };
  let cockpit = start();
  /** Ends without a word, and another one starts. */
  const killAndStart = () => {
    cockpit.stop();
    cockpit = start();
  };
  /** So many seconds of a reading, or of none. */
  const pass = async (seconds: number, reading?: Partial<Reading>) => {
    for (let i = 0; i < seconds; i += 1) {
      world.now += 1000;
      if (reading) listener?.reading({ ...STAND, ...reading });
      await cockpit.tick();
    }
  };
  const connect = () => {
    listener?.connected({ name: 'X-Plane', version: '12' });
    listener?.aircraft({ icaoType: 'A320', title: 'A320 de prueba' });
  };
  /** Pushed back and taken off. */
  const takeOff = async () => {
    await pass(40, { engines: 3, lights: LIGHT.beacon });
    for (let i = 1; i <= 40; i += 1) await pass(1, { engines: 3, gsKt: 10, lat: 40.47 + i * 0.00005 });
    await pass(60, { engines: 3, gsKt: 200, onGround: false, aglFt: 3000, altFt: 5000, lat: 40.48 });
  };
  const sentence = () => viewOf(cockpit).sentence;
  const simulator = () => {
    if (!listener) throw new Error('No simulator is open.');
    return listener;
  };
  return {
    get cockpit() {
      return cockpit;
    },
    world,
    asked,
    pass,
    connect,
    takeOff,
    sentence,
    simulator,
    killAndStart,
  };
}
