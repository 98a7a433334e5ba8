import { afterAll, beforeAll, expect, it } from 'vitest';
import { howOftenLong } from '@va/testing/how-often.ts';
import { sql } from 'kysely';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { fillForTests } from '#server/testing/fill-for-tests.ts';
import { givenPoints } from '#server/testing/loads/given-points.ts';
import { faultsOf, goesOn, run } from '#server/testing/loads/load.ts';
import { recording } from '#server/testing/loads/recording.ts';
import { startPostgresServer, type TestServer } from '#server/testing/postgres-server.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { createDatabase, notify } from '../database.ts';
import { migrate, readMigrations } from '../migrations.ts';
import { openPostgres } from '../postgres/postgres-driver.ts';

/** How often each way is gone. */
const ROUNDS = howOftenLong(3, 20);
/** Things of each load that are acknowledged before and after. */
const LEAST = 5;

let server: TestServer;
let api: ApiServer;
beforeAll(async () => {
  server = await startPostgresServer();
  const driver = await openPostgres({ url: `${server.url}/postgres` });
  await migrate(driver, readMigrations());
  const db = createDatabase(driver);
  await fillForTests(db, sampleAirline);
  api = await startApi('postgres', { database: { db, driver, drop: () => driver.close() } });
});
afterAll(async () => {
  await api.close();
  await server.stop();
});

const flight = recording('PRB005');

/** What can befall PostgreSQL while it is asked. */
const WAYS: Readonly<Record<string, () => Promise<void>>> = {
  'is killed': () => server.restart('SIGKILL'),
  'is ended at once': () => server.restart('SIGQUIT'),
  // As by whoever updates it: what is under way is undone, and the rest written down.
  'is shut down in order': () => server.restart('SIGINT'),
  'loses one of its processes': async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(api.db.queries);
    process.kill(rows[0]!.pid, 'SIGKILL');
  },
};

it.each(Object.entries(WAYS))(
  `while PostgreSQL %s, ${ROUNDS} times, clients are told when to ask again, and all that was acknowledged is there once`,
  async (way, happen) => {
    const heard: string[] = [];
    const stopListening = await api.db.listen('probe', (payload) => heard.push(payload));
    const given = givenPoints(way);
    const loads = [given, flight];
    for (let round = 0; round < ROUNDS; round += 1) {
      const running = run(api.origin, [...loads, given, flight]);
      const { refused } = running;
      await goesOn(loads, running, LEAST);
      await happen();
      await expect.poll(() => refused.length, { timeout: 60_000 }).toBeGreaterThan(0);
      await goesOn(loads, running, LEAST);
      await running.stop();
      for (const answer of refused) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        expect(answer.body).toMatchObject({
          code: 'sin-base-de-datos',
          detail: expect.stringMatching(/base de datos/),
        });
      }
      // Who heard no answer asks again: it is done, or was done already.
      api.pass(61);
      for (const { status, body } of await given.repeatUnanswered(api.origin))
        expect([200, 'respuesta-perdida']).toContain(status === 200 ? status : body.code);
    }
    expect(await faultsOf(api.db, loads)).toEqual([]);
    expect(await disagreements(api.db)).toEqual([]);
    await expect
      .poll(() => notify(api.db.queries, 'probe', 'again').then(() => heard.length), { timeout: 20_000 })
      .toBeGreaterThan(0);
    await stopListening();
  },
  ROUNDS * 120_000,
);
