import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pointsBody } from '@va/domain/flight-simulation/recorder-bodies.ts';
import { randomFrom } from '@va/domain/random.ts';
import { howOften } from '@va/testing/how-often.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase, freshDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { endOf } from '#server/testing/report-end.ts';
import { batchesOf, eventsOf, startBody, testFlight } from '#server/testing/test-flight.ts';

/** Whole flights that are sent in disorder. */
const RUNS = howOften(2, 2, 40);

/** A whole number below a limit. */
type Chance = (limit: number) => number;

describeEachDatabase('a recorder’s requests', (kind) => {
  let api: ApiServer;
  let twin: ApiServer;
  let pilot: ApiClient;
  let other: ApiClient;
  let flights = 0;
  beforeAll(async () => {
    const database = await freshDatabase(kind, { holds: 'airline' });
    api = await startApi(kind, { database });
    twin = await startApi(kind, { database: { ...database, drop: async () => {} } });
    pilot = await api.signedIn('pilot');
    other = await twin.signedIn('pilot');
  });
  afterAll(async () => {
    await twin.close();
    await api.close();
  });
  const pass = (seconds: number) => {
    for (const server of [api, twin]) server.pass(seconds);
  };

  /**
   * Flies the same flight and answers all that came of it. By chance every request is sent once to three times, shuffled,
   * some at once, by two programs to two processes, and its points are parted in other ways too.
   */
  async function fly(chance: Chance | null) {
    pass(7200);
    const began = api.now().getTime();
    const name = `flight-${(flights += 1)}`;
    const flight = testFlight(api);
    const { body } = await pilot.post('/reports/start', startBody(name));
    const sentAt = new Date((flight.points.at(-1)?.at ?? 0) + 60_000);
    pass((sentAt.getTime() - began) / 1000);
    const path = (act: string) => `/reports/${body.code}/${act}`;
    const parted = Array.from({ length: chance ? chance(12) : 0 }, () => {
      const [from, size] = [chance?.(flight.points.length) ?? 0, 1 + (chance?.(400) ?? 0)];
      return { clientNow: sentAt.toISOString(), points: pointsBody(flight.points.slice(from, from + size)) };
    });
    const requests = [
      ...[...batchesOf(flight, 0, sentAt), ...parted].map(
        (batch) => (by: ApiClient) => by.post(path('points'), batch),
      ),
      (by: ApiClient) => by.post(path('events'), eventsOf(flight)),
      (by: ApiClient) => by.post('/reports/start', startBody(name)),
    ];
    const again = chance ? requests.flatMap((one) => Array<typeof one>(1 + chance(3)).fill(one)) : requests;
    const shuffled = again
      .map((send) => ({ send, place: chance?.(1e6) ?? 0 }))
      .toSorted((a, b) => a.place - b.place);
    const together = chance ? 1 + chance(4) : 1;
    for (let from = 0; from < shuffled.length; from += together) {
      const part = shuffled.slice(from, from + together);
      await Promise.all(part.map(({ send }) => send(chance?.(2) === 1 ? other : pilot)));
    }
    const submit = (by: ApiClient) => by.post(path('submit'), { lastSeq: flight.points.length - 1 });
    await Promise.all([submit(pilot), submit(chance ? other : pilot)]);
    return endOf(api, body.code, began);
  }

  it(
    'end in the same state in any order, repeated and several at once',
    async () => {
      const once = await fly(null);
      expect(once).toMatchObject({ state: 'accepted', outcome: 'valid', score: 100 });
      await fc.assert(
        fc.asyncProperty(fc.nat(), async (seed) => {
          const random = randomFrom(seed);
          expect(await fly((limit) => Math.floor(random() * limit))).toEqual(once);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
      expect(await disagreements(api.db)).toEqual([]);
    },
    RUNS * 60_000,
  );
});
