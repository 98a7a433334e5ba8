import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { howOften } from '@va/testing/how-often.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import type { ApiServer } from '#server/testing/api-server.ts';
import { startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { batchesOf, eventsOf, startBody, testFlight } from '#server/testing/test-flight.ts';

/** Whole flights that are sent in disorder. */
const RUNS = howOften(3, 10, 40);

describeEachDatabase('a recorder’s requests', (kind) => {
  let api: ApiServer;
  let pilot: ApiClient;
  let flights = 0;
  beforeAll(async () => {
    api = await startApi(kind);
    pilot = await api.signedIn('pilot');
  });
  afterAll(() => api.close());

  /** Flies the same flight and answers all that came of it; `order` says which requests are sent, and again. */
  async function fly(order: (requests: number) => readonly number[], together: number) {
    api.pass(7200);
    const began = api.now().getTime();
    const name = `flight-${(flights += 1)}`;
    const flight = testFlight(api);
    const begin = () => pilot.post('/reports/start', startBody(name));
    const { body } = await begin();
    const sentAt = new Date((flight.points.at(-1)?.at ?? 0) + 60_000);
    api.pass((sentAt.getTime() - began) / 1000);
    const path = (act: string) => `/reports/${body.code}/${act}`;
    const requests = [
      ...batchesOf(flight, 0, sentAt).map((batch) => () => pilot.post(path('points'), batch)),
      () => pilot.post(path('events'), eventsOf(flight)),
      begin,
    ];
    const asked = order(requests.length).map((index) => requests[index]!);
    for (let from = 0; from < asked.length; from += together)
      await Promise.all(asked.slice(from, from + together).map((send) => send()));
    const submit = () => pilot.post(path('submit'), { lastSeq: flight.points.length - 1 });
    await Promise.all([submit(), submit()]);
    return endOf(body.code, began);
  }

  /** State, record, score, entries and track of a report, with times from its start. */
  async function endOf(code: string, began: number) {
    const { body: report } = await pilot.get(`/reports/${code}`);
    const { body: score } = await pilot.get(`/reports/${code}/score`);
    const { body: track } = await pilot.get(`/reports/${code}/track?zoom=18`);
    const { body: history } = await pilot.get(`/reports/${code}/history`);
    const hours = await api.db.queries
      .selectFrom('hours_entry')
      .innerJoin('report', 'report.id', 'hours_entry.report_id')
      .select('minutes')
      .where('code', '=', code)
      .execute();
    const since = (at: string | null) => at && Date.parse(at) - began;
    return {
      ...Object.fromEntries(
        ['state', 'outcome', 'score', 'coverage', 'blockMin', 'distanceNm', 'arrIcao', 'touchdownFpm'].map(
          (field) => [field, report[field]],
        ),
      ),
      times: ['offBlock', 'takeoff', 'landing', 'onBlock'].map((field) => since(report[field])),
      items: score.items.map(({ rule, status, deduction }: Record<string, unknown>) => [
        rule,
        status,
        deduction,
      ]),
      flags: score.flags,
      points: score.points,
      hours,
      track: track.geometry,
      history: history.map(({ to }: { to: string }) => to),
    };
  }

  it(
    'end in the same state in any order, repeated and several at once',
    async () => {
      const once = await fly((count) => [...Array(count).keys()], 1);
      expect(once).toMatchObject({ state: 'accepted', outcome: 'valid', score: 100 });
      await fc.assert(
        fc.asyncProperty(
          fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
          fc.integer({ min: 1, max: 4 }),
          async (chance, together) => {
            const some = (limit: number) => Math.floor(Number(chance.next().value) * 0.999 * limit);
            // Every request at least once, some again, all shuffled.
            const order = (count: number) => {
              const all = [...Array(count).keys()].flatMap((index) => Array<number>(1 + some(3)).fill(index));
              return all
                .map((index) => [some(1e6), index] as const)
                .toSorted((a, b) => a[0] - b[0])
                .map(([, i]) => i);
            };
            expect(await fly(order, together)).toEqual(once);
          },
        ),
        { numRuns: RUNS },
      );
      expect(await disagreements(api.db)).toEqual([]);
    },
    RUNS * 60_000,
  );
});
