import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestDatabase, describeBothDatabases, freshDatabase } from '../testing/databases.ts';
import { notify } from './database.ts';
import { DatabaseError, isUniqueViolation } from './database-error.ts';

describeBothDatabases('database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await freshDatabase(kind);
  });
  afterAll(() => test.drop());

  it('reads the same values as the same types', async () => {
    const { rows } =
      await sql`select 9007199254740991::int8 as big, date '2026-02-28' as day, 1.5::numeric as part,
      timestamptz '2026-01-02 03:04:05.678Z' as at, ${JSON.stringify({ a: [1, 'ñ'] })}::jsonb as json,
      ${['a', 'b,"c']}::text[] as list, null::text as nothing, true as yes`.execute(test.db.queries);
    expect(rows).toEqual([
      {
        big: Number.MAX_SAFE_INTEGER,
        day: '2026-02-28',
        part: 1.5,
        at: new Date('2026-01-02T03:04:05.678Z'),
        json: { a: [1, 'ñ'] },
        list: ['a', 'b,"c'],
        nothing: null,
        yes: true,
      },
    ]);
  });

  it('keeps bytes as they are', async () => {
    const bytes = new Uint8Array([0, 1, 254, 255]);
    const { queries } = test.db;
    await queries.insertInto('server_secret').values({ name: 'bytes', secret: bytes }).execute();
    const row = await queries
      .selectFrom('server_secret')
      .select('secret')
      .where('secret', '=', bytes)
      .executeTakeFirstOrThrow();
    expect([...row.secret]).toEqual([...bytes]);
  });

  it('tells which constraint refused a row', async () => {
    const { queries } = test.db;
    const add = () =>
      queries
        .insertInto('setting')
        .values({ key: 'twice', value: JSON.stringify(1) })
        .execute();
    await add();
    const error = await add().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(isUniqueViolation(error, 'setting_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'another')).toBe(false);
  });

  it('undoes a transaction that throws, and goes on', async () => {
    const { db } = test;
    const add = db.transaction(async (tx) => {
      await tx.insertInto('setting').values({ key: 'undone', value: 'true' }).execute();
      throw new Error('on purpose');
    });
    await expect(add).rejects.toThrow('on purpose');
    const rows = await db.queries.selectFrom('setting').selectAll().where('key', '=', 'undone').execute();
    expect(rows).toEqual([]);
  });

  it('gives each transaction the session for itself', async () => {
    const { db } = test;
    await db.queries.insertInto('setting').values({ key: 'count', value: '0' }).execute();
    const add = () =>
      db.transaction(async (tx) => {
        const row = await tx
          .selectFrom('setting')
          .select('value')
          .where('key', '=', 'count')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('setting')
          .set({ value: JSON.stringify(Number(row.value) + 1) })
          .where('key', '=', 'count')
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, add));
    const row = await db.queries
      .selectFrom('setting')
      .select(['value', 'version'])
      .where('key', '=', 'count')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ value: 20, version: 21 });
  });

  it('refuses another session inside a transaction instead of waiting for ever', async () => {
    const { db } = test;
    const work = db.transaction(() => db.queries.selectFrom('setting').selectAll().execute());
    await expect(work).rejects.toThrow('use the transaction itself');
  });

  it('hears notifications when their transaction commits, and not when it does not', async () => {
    const heard = vi.fn<(payload: string) => void>();
    const stop = await test.db.listen('probe', heard);
    await test.db.transaction((tx) => notify(tx, 'probe', 'kept'));
    await test.db
      .transaction(async (tx) => {
        await notify(tx, 'probe', 'undone');
        throw new Error('on purpose');
      })
      .catch(() => {});
    await notify(test.db.queries, 'probe', 'last');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    expect(heard.mock.calls).toEqual([['kept'], ['last']]);
    await stop();
  });

  it('goes on hearing when it began to listen during a transaction that was undone', async () => {
    const heard = vi.fn<(payload: string) => void>();
    const listening: Promise<unknown>[] = [];
    const { db } = test;
    await db
      .transaction(async (tx) => {
        listening.push(db.listen('meanwhile', heard));
        await tx.selectFrom('setting').selectAll().execute();
        throw new Error('on purpose');
      })
      .catch(() => {});
    await Promise.all(listening);
    await notify(db.queries, 'meanwhile', 'kept');
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['kept']]));
  });

  it('tells once, soon, of many things that happen together, also from within a transaction that is undone', async () => {
    const heard = vi.fn<(payload: string) => void>();
    const { db } = test;
    const stop = await db.listen('soon', heard);
    await db
      .transaction(async (tx) => {
        for (let i = 0; i < 100; i += 1) db.notifySoon('soon');
        await tx.selectFrom('setting').selectAll().execute();
        throw new Error('on purpose');
      })
      .catch(() => {});
    // At once for the first, and together for all the others.
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), { timeout: 20_000 });
    await notify(db.queries, 'soon', 'last');
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([[''], [''], ['last']]), { timeout: 20_000 });
    await stop();
  });
});
