import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { howOften } from '@va/testing/how-often.ts';
import type { DriverKind } from '#server/db/driver.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { setPassword } from '#server/modules/access/set-password.ts';
import { hashPassword } from '#server/modules/access/passwords.ts';
import { fillDatabase } from '#server/modules/first-start/fill-database.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { startChild } from '#server/testing/child-program.ts';
import { describeEachDatabase, freshFolder, freshPostgres } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { startBody } from '#server/testing/test-flight.ts';
import { readRecorded, readRecording } from './recording.ts';

/** How often the server is killed. */
const KILLS = howOften(1, 4, 20);
/** Batches that are acknowledged before each kill, at the least, and points in each. */
const LEAST = 10;
const BATCH = 20;
const PASSWORD = 'una frase para las pruebas';

async function place(kind: DriverKind): Promise<{
  environment: Record<string, string>;
  url: string | undefined;
  folder: string;
  drop: () => Promise<void>;
}> {
  if (kind === 'postgres') {
    const { url, drop } = await freshPostgres();
    return { environment: { DATABASE_URL: url }, url, folder: '', drop };
  }
  const root = freshFolder();
  const folder = join(root, 'database');
  const drop = async () => rmSync(root, { recursive: true });
  return { environment: { DATABASE_FOLDER: folder }, url: undefined, folder, drop };
}

describeEachDatabase('a server that is killed in mid flight', (kind) => {
  it(
    `keeps every point that was acknowledged in the track, however often: ${KILLS}`,
    async () => {
      const { environment, url, folder, drop } = await place(kind);
      const open = () => openDatabase({ url, folder, onFatal: console.error });
      const filled = await open();
      await fillDatabase(filled, sampleAirline, new Date());
      const { id } = await filled.queries
        .selectFrom('pilot')
        .select('id')
        .where('callsign', '=', 'PRB005')
        .executeTakeFirstOrThrow();
      await setPassword(filled.queries, id, await hashPassword(PASSWORD), new Date());
      await filled.close();

      const acknowledged: number[] = [];
      let next = 0;
      for (let kill = 0; kill < KILLS; kill += 1) {
        const child = startChild('serve', environment);
        const [address] = (await once(child, 'message')) as AddressInfo[];
        const before = acknowledged.length;
        // Two lanes at once, as recorders that catch up send them.
        const lanes = [0, 1].map(() =>
          record(`http://127.0.0.1:${address!.port}`, kill, () => next++, acknowledged),
        );
        await expect
          .poll(() => acknowledged.length - before, { timeout: 60_000 })
          .toBeGreaterThan(LEAST * BATCH);
        child.kill('SIGKILL');
        await once(child, 'exit');
        await Promise.all(lanes);
      }
      const db = await open();
      const [report, ...others] = await db.queries.selectFrom('report').select(['id', 'state']).execute();
      expect([report!.state, others]).toEqual(['in_progress', []]);
      const kept = new Set((await readRecorded(db.queries, report!.id)).points.map(({ seq }) => seq));
      expect(acknowledged.filter((seq) => !kept.has(seq))).toEqual([]);
      // And what the recorder would be told is there, is there: nothing by half.
      const { kept: ranges, points } = await readRecording(db.queries, report!.id);
      expect(ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0)).toBe(kept.size);
      expect(points).toBe(kept.size);
      expect(await disagreements(db)).toEqual([]);
      await db.close();
      await drop();
    },
    KILLS * 90_000,
  );
});

/** Sends batch after batch until the server is gone. */
async function record(
  origin: string,
  kill: number,
  nextBatch: () => number,
  acknowledged: number[],
): Promise<void> {
  try {
    const client = new ApiClient(origin);
    // Sign-ins are counted by address; the program believes one proxy.
    const headers = { 'X-Forwarded-For': `10.0.0.${kill}` };
    await client.post('/session', { callsign: 'PRB005', password: PASSWORD }, headers);
    const { body } = await client.post('/reports/start', startBody('killed'));
    for (;;) {
      const first = nextBatch() * BATCH;
      const now = new Date().toISOString();
      const points = Array.from({ length: BATCH }, (_, i) => ({
        seq: first + i,
        at: now,
        lat: 40.5,
        lon: -3.5,
      }));
      const { status } = await client.post(`/reports/${body.code}/points`, { clientNow: now, points });
      if (status === 200) acknowledged.push(...points.map(({ seq }) => seq));
    }
  } catch {
    // The server was killed.
  }
}
