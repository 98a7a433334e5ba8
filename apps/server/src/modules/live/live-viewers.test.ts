import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, notify, type Database } from '#server/db/database.ts';
import type { DatabaseDriver } from '#server/db/driver.ts';
import { fillSky, fillYears } from '#server/testing/bench/fill-years.ts';
import { describeEachDatabase, freshDatabase, type TestDatabase } from '#server/testing/databases.ts';
import { START } from '#server/testing/fill-for-tests.ts';
import { liveFeed, type LiveFeed } from './live-feed.ts';
import { leaveMap, LIVE_CHANNEL } from './read-live.ts';

const NOW = new Date(START);
const FLIGHTS = 50;
const VIEWERS = 100;

describeEachDatabase('PL-72: 50 flights and 100 viewers', (kind) => {
  let test: TestDatabase;
  let db: Database;
  let feed: LiveFeed;
  /** Rows that each reading of the map brought. */
  const readings: number[] = [];
  const viewers: { response: ServerResponse; heard: string[] }[] = [];
  beforeAll(async () => {
    test = await freshDatabase(kind, { holds: 'airline' });
    await fillYears(test.db, { pilots: FLIGHTS, reports: 1, years: 1, recordedBytes: 0 }, NOW);
    await fillSky(test.db, FLIGHTS, NOW);
    db = createDatabase(counting(test.driver));
    const form = { prefix: 'PRB', secret: Buffer.from('of the test') };
    feed = liveFeed(
      db,
      form,
      () => NOW,
      (error) => {
        throw error;
      },
    );
    for (let i = 0; i < VIEWERS; i += 1) {
      const response = new ServerResponse(new IncomingMessage(new Socket()));
      const heard: string[] = [];
      const write = response.write.bind(response);
      response.write = (text: string) => {
        heard.push(text);
        return write(text);
      };
      viewers.push({ response, heard });
    }
    await Promise.all(viewers.map(({ response }) => feed.watch(response, 'pilots')));
  });
  afterAll(async () => {
    await feed.close();
    await test.drop();
  });

  /** Counts the rows of every statement on the map's table. */
  function counting(driver: DatabaseDriver): DatabaseDriver {
    return {
      ...driver,
      async acquire() {
        const session = await driver.acquire();
        return {
          ...session,
          async query(sql, parameters) {
            const result = await session.query(sql, parameters);
            if (/^select.*from "live_position"/s.test(sql)) readings.push(result.rows.length);
            return result;
          },
        };
      },
    };
  }
  interface Message {
    flights: { id: string; lat: number }[];
    gone?: string[];
  }
  const messagesTo = ({ heard }: { heard: string[] }) =>
    heard.map((text): Message => JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? 'null'));
  const allHear = async (fits: (message: Message) => boolean) => {
    await expect
      .poll(() => viewers.every((viewer) => messagesTo(viewer).some(fits)), { timeout: 60_000 })
      .toBe(true);
  };

  it('read one row for each flight, once for all of them', () => {
    expect(readings[0]).toBe(FLIGHTS);
    // It is read every quarter of a minute too, for the ages, however many watch.
    expect(readings.length).toBeLessThan(VIEWERS / 10);
    for (const viewer of viewers) expect(messagesTo(viewer)[0]!.flights).toHaveLength(FLIGHTS);
  });

  it('hear of a flight that moves from few readings for all, and of that flight alone', async () => {
    const before = readings.length;
    const { report_id } = await test.db.queries
      .selectFrom('live_position')
      .select('report_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await db.transaction(async (tx) => {
      await tx.updateTable('live_position').set({ lat: 12.5 }).where('report_id', '=', report_id).execute();
      await notify(tx, LIVE_CHANNEL, report_id);
    });
    await allHear(({ flights }) => flights.length === 1 && flights[0]!.lat === 12.5);
    expect(new Set(readings)).toEqual(new Set([FLIGHTS]));
    expect(readings.length - before).toBeLessThan(VIEWERS / 10);
  });

  it('lose a flight that is filed within a minute', async () => {
    const filed = await test.db.queries
      .selectFrom('live_position')
      .innerJoin('report', 'report.id', 'report_id')
      .select(['report_id', 'code'])
      .orderBy('code')
      .executeTakeFirstOrThrow();
    await db.transaction((tx) => leaveMap(tx, filed.report_id, NOW));
    await allHear(({ gone }) => gone?.includes(filed.code) === true);
    expect(readings.at(-1)).toBe(FLIGHTS - 1);
  });
});
