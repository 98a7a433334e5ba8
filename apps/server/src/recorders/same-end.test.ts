import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '@va/domain/random.ts';
import { howOften, isLong } from '@va/testing/how-often.ts';
import { fileVersion, keepVersion } from '#server/modules/rules/rules-versions.ts';
import { sampleScoring } from '#server/testing/sample-airline.ts';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase, freshDatabase, type TestDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { phpvmsClient, positionsOf } from '#server/testing/phpvms-client.ts';
import { type AskRecorder, recorderClient, recorderKey } from '#server/testing/recorder-client.ts';
import { signedInClient, updatesOf } from '#server/testing/smartcars-client.ts';
import { stratosClient, stratosUpdates } from '#server/testing/stratos-client.ts';
import { endOf } from '#server/testing/report-end.ts';
import { testFlight } from '#server/testing/test-flight.ts';

/** Whole flights that are sent in disorder. */
const RUNS = howOften(1, 1, 40);
/** How many seconds a client's clock is slow. One that is right asks nothing more: it belongs to the long run. */
const CLOCKS: readonly (readonly [string, number])[] = [
  ...(isLong ? [['right', 0] as const] : []),
  ['slow', 900],
];
/** Programs that begin the flights of bookings; the plain run asks the one that is used most. */
const BOOKED = isLong ? (['smartcars', 'stratos'] as const) : (['smartcars'] as const);
/** How often the recorder tells of a point, and how long the aircraft stands at the gate before it files, s. */
const EVERY_S = 20;
const STANDS_S = 900;

/** A whole number below a limit. */
type Chance = (limit: number) => number;

/** Whole seconds below a time, in ms. */
const seconds = (chance: Chance, limitMs: number) => chance(Math.floor(limitMs / 1000)) * 1000;

/** A request with when it is sent. */
interface Sent {
  at: number;
  send(ask: AskRecorder): Promise<{ status: number; text: string }>;
}

/** A program that begins the flights of bookings, with what it sends. */
interface BookedProgram {
  signIn(): Promise<AskRecorder>;
  /** By which it goes on at another process. */
  bearer(): string;
  start(bid: number): object;
  codeIn(started: { trackingID?: string; tracking_id?: string }): string;
  updates(bid: number, code: string): { at: number; body: object }[];
  report(bid: number, code: string, began: number): object;
  /** What it is answered. */
  filed(code: string): unknown;
}

describeEachDatabase('a flight of a foreign recorder', (kind) => {
  let database: TestDatabase;
  let api: ApiServer;
  let key: string;
  beforeAll(async () => {
    database = await freshDatabase(kind, { holds: 'airline' });
    api = await startApi(kind, { database });
    key = await recorderKey(api, 'pilot');
    await acceptAnyCoverage();
  });
  afterAll(() => api.close());

  /** Foreign recorders tell too little for most rules: where that sends no flight to a person, hours and points follow. */
  async function acceptAnyCoverage() {
    const text = sampleScoring.file.text.replace(/leastCoverage: \d+/, 'leastCoverage: 0');
    const scoring = { ...sampleScoring, file: { ...sampleScoring.file, text } };
    const version = fileVersion(scoring, '2026-01-01');
    await api.db.transaction((tx) => keepVersion(tx, scoring, version, { byId: null, now: api.now() }));
  }

  const pass = (to: number, servers: readonly ApiServer[]) => {
    for (const server of servers) server.pass(Math.max(0, (to - server.now().getTime()) / 1000));
  };
  /** Another process on the same database. */
  const anotherProcess = async () => {
    const other = await startApi(kind, { database: { ...database, drop: async () => {} } });
    pass(api.now().getTime(), [other]);
    return other;
  };

  /** Sends requests by their times, by two programs of the pilot on two processes, of which one is restarted on the way. */
  async function deliver(
    requests: readonly Sent[],
    chance: Chance | null,
    clientOf: (on: ApiServer) => AskRecorder,
  ) {
    let other = await anotherProcess();
    const sorted = requests.toSorted((a, b) => a.at - b.at);
    for (const [i, { at, send }] of sorted.entries()) {
      if (chance && i === Math.floor(sorted.length / 2)) {
        await other.close();
        other = await anotherProcess();
      }
      pass(at, [api, other]);
      const { status, text } = await send(clientOf(chance && chance(2) === 1 ? other : api));
      expect(status, text).toBe(200);
    }
    await other.close();
  }

  /** The points of a flight, one every so many seconds, and then at the gate. */
  function pointsOf() {
    const { points } = testFlight(api);
    const [first, last] = [points[0]!, points.at(-1)!];
    // By their times: high up the simulation has fewer points.
    const flown = points.filter((point) => (point.at - first.at) % (EVERY_S * 1000) === 0 || point === last);
    const stands = Array.from({ length: STANDS_S / EVERY_S }, (_, i) => ({
      ...last,
      seq: last.seq + i + 1,
      at: last.at + (i + 1) * EVERY_S * 1000,
      gsKt: 0,
    }));
    return [...flown, ...stands].map((point) => ({ ...point, flags: null }));
  }

  /** A phpVMS client whose clock is so many seconds slow; what comes of the flight. */
  async function flyPhpvms(slowS: number, chance: Chance | null) {
    api.pass(7200);
    const began = api.now().getTime();
    const client = await phpvmsClient(api, 'pilot');
    const { id } = await client.prefile();
    const points = pointsOf();
    const end = points.at(-1)!.at;
    const gate = end - STANDS_S * 1000;
    const positions = positionsOf(points.map((point) => ({ ...point, at: point.at - slowS * 1000 }))).map(
      (position, i) => ({ ...position, status: points[i]!.at > gate ? 'ARR' : 'ENR' }),
    );
    /** When a request is sent whose last word is of a moment: mostly at once, in disorder sometimes much later. */
    const when = (at: number) => (chance && chance(3) === 0 ? at + seconds(chance, end + 300_000 - at) : at);
    const requests: Sent[] = [];
    const add = (method: string, path: string, body: object, at: number) => {
      const send = (ask: AskRecorder) => ask(method, `/api/pireps/${id}${path}`, body);
      for (let times = 0; times < 1 + (chance ? chance(2) : 0); times += 1)
        requests.push({ at: when(at), send });
    };
    const addPositions = (from: number, to: number) =>
      add(
        'POST',
        '/acars/position',
        { positions: positions.slice(from, to) },
        points[Math.min(to, points.length) - 1]!.at,
      );
    for (let from = 0; from < positions.length;) {
      const size = chance ? 1 + chance(6) : 3;
      addPositions(from, from + size);
      // The same points again, parted in another way.
      if (chance && chance(6) === 0) addPositions(Math.max(0, from - chance(9)), from + 1 + chance(size));
      from += size;
    }
    for (const [i, log] of ['Flaps set to 1', 'Minimum fuel', 'EVE:BANK 41'].entries()) {
      const at = began + (i + 2) * 600_000;
      add(
        'POST',
        '/acars/logs',
        { logs: [{ log, created_at: new Date(at - slowS * 1000).toISOString() }] },
        at,
      );
    }
    add('PUT', '', { fuel_used: 6300, block_fuel: 13_200 }, began + 60_000);
    add('POST', '/fields', { fields: { Red: 'VATSIM' } }, began + 90_000);
    await deliver(requests, chance, (on) => recorderClient(on, 'phpvms', () => ({ 'X-API-Key': key })));
    pass(end + 360_000, [api]);
    const file = () =>
      client.ask('POST', `/api/pireps/${id}/file`, { distance: 268, flight_time: 66, landing_rate: 182 });
    const filed = await Promise.all(chance ? [file(), file()] : [file()]);
    expect(filed.map(({ status }) => status)).toContain(200);
    return endOf(api, id, began);
  }

  it.each(CLOCKS)(
    'over phpVMS by a clock that is %s: ends the same in any order, repeated, parted and late',
    async (_, slowS) => {
      const once = await flyPhpvms(slowS, null);
      expect(once).toMatchObject({ state: 'accepted', touchdownFpm: -182, place: 'LEBL' });
      await fc.assert(
        fc.asyncProperty(fc.nat(), async (seed) => {
          const random = randomFrom(seed);
          const chance = (limit: number) => Math.floor(random() * limit);
          expect(await flyPhpvms(slowS, chance)).toEqual(once);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
      expect(await disagreements(api.db)).toEqual([]);
    },
    RUNS * 60_000,
  );

  const flightData = (began: number) => ({
    eventTimestamp: new Date(began + 1_200_000).toISOString(),
    eventElapsedTime: 1200,
    message: 'EVE:BANK 41',
  });
  const PROGRAMS: Record<'smartcars' | 'stratos', BookedProgram> = {
    smartcars: {
      signIn: () => signedInClient(api, 'PRB005'),
      bearer: () => `va.${key.slice(3, 11)}.${key.slice(11)}`,
      start: (bidID) => ({ bidID }),
      codeIn: ({ trackingID = '' }) => trackingID,
      updates: (bidID, uuid) => updatesOf({ points: pointsOf(), events: [] }, { bidID, uuid }, EVERY_S),
      report: (bidID, uuid, began) => ({
        bidID,
        uuid,
        landingRate: 182,
        fuelUsed: 6300,
        flightData: [{ eventId: 1, ...flightData(began) }],
      }),
      filed: (uuid) => ({ pirepID: uuid }),
    },
    stratos: {
      signIn: () => stratosClient(api, 'PRB005'),
      bearer: () => key,
      start: (bid_id) => ({ bid_id }),
      codeIn: ({ tracking_id = '' }) => tracking_id,
      updates: (_, tracking_id) =>
        stratosUpdates({ points: pointsOf(), events: [] }, { tracking_id }, EVERY_S),
      report: (_, tracking_id, began) => ({
        tracking_id,
        landing_rate: 182,
        fuel_used: 6300,
        flight_data: [flightData(began)],
      }),
      filed: (tracking_id) => expect.objectContaining({ pirep_id: tracking_id }),
    },
  };

  /** These programs tell no times: updates come as they are flown, some twice; all else may come again at any time. */
  async function flyBooked(name: keyof typeof PROGRAMS, chance: Chance | null) {
    const program = PROGRAMS[name];
    api.pass(7200);
    const began = api.now().getTime();
    // Stratos books nothing.
    const booking = await signedInClient(api, 'PRB005');
    const ask = await program.signIn();
    const [tail] = (await booking('GET', '/data/aircraft')).body;
    const departureTime = new Date(began + 600_000).toISOString().slice(11, 16);
    const charter = { departure: 'LEMD', arrival: 'LEBL', aircraft: tail.id, departureTime };
    const book = async () => (await booking('POST', '/flights/charter', charter)).body.bidID as number;
    const [bid = 0] = await Promise.all(chance ? [book(), book()] : [book()]);
    const code = program.codeIn((await ask('POST', '/flights/start', program.start(bid))).body);
    const updates = program.updates(bid, code);
    const end = updates.at(-1)!.at;
    const requests = updates.flatMap(({ at, body }): Sent[] => {
      const send = (on: AskRecorder) => on('POST', '/flights/update', body);
      return chance && chance(4) === 0
        ? [
            { at, send },
            { at, send },
          ]
        : [{ at, send }];
    });
    if (chance)
      for (let times = 0; times < 6; times += 1) {
        const isStart = chance(2) === 0;
        const at = began + seconds(chance, isStart ? end - began : 1_100_000);
        const send = (on: AskRecorder) =>
          isStart
            ? on('POST', '/flights/start', program.start(bid))
            : booking('POST', '/flights/charter', charter);
        requests.push({ at, send });
      }
    const headers = () => ({ Authorization: `Bearer ${program.bearer()}` });
    await deliver(requests, chance, (on) => (on === api ? ask : recorderClient(on, name, headers)));
    pass(end + 60_000, [api]);
    const complete = () => ask('POST', '/flights/complete', program.report(bid, code, began));
    const filed = await Promise.all(chance ? [complete(), complete()] : [complete()]);
    for (const { status, body } of filed) expect([status, body]).toEqual([200, program.filed(code)]);
    expect((await ask('GET', '/flights/bookings')).body).toEqual([]);
    return endOf(api, code, began);
  }

  it.each(BOOKED)(
    'over %s: ends the same with requests that come twice and again',
    async (name) => {
      const once = await flyBooked(name, null);
      expect(once).toMatchObject({ state: 'accepted', place: 'LEBL' });
      await fc.assert(
        fc.asyncProperty(fc.nat(), async (seed) => {
          const random = randomFrom(seed);
          const chance = (limit: number) => Math.floor(random() * limit);
          expect(await flyBooked(name, chance)).toEqual(once);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
      expect(await disagreements(api.db)).toEqual([]);
    },
    RUNS * 60_000,
  );
});
