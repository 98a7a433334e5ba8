import { sql } from 'kysely';
import type { Figure } from '@va/testing/figures.ts';
import type { Database } from '#server/db/database.ts';
import type { DriverKind } from '#server/db/driver.ts';
import { addBenchPilots } from './bench-pilots.ts';
import { startBench } from './bench-server.ts';
import { departureOn } from './booking-cost.ts';

/** Pilots who ask at once, and how often. */
const AT_ONCE = 50;
const ROUNDS = 5;

/**
 * Fifty pilots book one departure in the same moment: sharing a tail, so that all get it, and all for one tail, which
 * one gets. Bounded by transactions that lock a tail and write a row. Throws when others win.
 */
export async function measureRaces(kind: DriverKind): Promise<Figure[]> {
  const { server, prepared } = await startBench(kind, async (db) => ({
    bound: await measureBare(db),
    pilots: await addBenchPilots(db, AT_ONCE, 'bookings:write'),
  }));
  /** Answers a second; what was booked is cancelled again, which is not counted. */
  const race = async (order: object, winners: number) => {
    let seconds = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      const answers = await Promise.all(
        prepared.pilots.map(({ secret }) => server.post(secret, '/bookings', order)),
      );
      seconds += (performance.now() - began) / 1000;
      const made = answers.filter(({ status }) => status === 201);
      if (made.length !== winners)
        throw new Error(
          `${made.length} instead of ${winners} booked: ${JSON.stringify(answers.find(({ status }) => status !== 201))}`,
        );
      for (const [i, { status, text }] of answers.entries()) {
        if (status !== 201) continue;
        const { code } = JSON.parse(text).bookings[0];
        await server.post(prepared.pilots[i]?.secret ?? '', `/bookings/${code}/cancel`, {});
      }
    }
    return (ROUNDS * AT_ONCE) / seconds;
  };
  try {
    const leg = await departureOn(server);
    const { bound } = prepared;
    return [
      {
        name: 'bookings a second, 50 at once',
        on: kind,
        value: await race({ legs: [leg], acceptSharedTail: true }, AT_ONCE),
        bound,
      },
      {
        name: 'answers a second, 50 at once for one tail',
        on: kind,
        value: await race({ legs: [{ ...leg, tail: 'EC-AAA' }] }, 1),
        bound,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Bookings a second of the bare database: as many at once lock one tail, and each writes a row. */
async function measureBare({ queries, transaction }: Database): Promise<number> {
  await sql`create table bare_tail as select id from aircraft limit 1`.execute(queries);
  await sql`create table bare_booking (id uuid primary key default gen_random_uuid(), tail uuid, at timestamptz)`.execute(
    queries,
  );
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        transaction(async (tx) => {
          await sql`select id from bare_tail for update`.execute(tx);
          await sql`insert into bare_booking (tail, at) select id, now() from bare_tail`.execute(tx);
        }),
      ),
    );
  const speed = (ROUNDS * AT_ONCE * 1000) / (performance.now() - began);
  await sql`drop table bare_tail, bare_booking`.execute(queries);
  return speed;
}
