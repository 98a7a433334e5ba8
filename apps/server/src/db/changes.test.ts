import { expect, it, onTestFinished } from 'vitest';
import { freshPostgres } from '#server/testing/databases.ts';
import { createDatabase } from './database.ts';
import { openPostgres } from './postgres/postgres-driver.ts';

it('leaves no line behind where a program ends as soon as it has begun', async () => {
  const { url, drop } = await freshPostgres();
  const watching = await openPostgres({ url, poolSize: 1 });
  onTestFinished(async () => {
    await watching.close();
    await drop();
  });
  const db = createDatabase(await openPostgres({ url, poolSize: 1 }));
  expect(await db.changes.areHeard()).toBe(false);
  await db.close();
  await expect.poll(() => watching.listeners('changed')).toBe(0);
});

it('asks the others whether they have heard, and does not wait for ever for one that says nothing', async () => {
  const { url, drop } = await freshPostgres();
  onTestFinished(drop);
  const open = async () => {
    const one = createDatabase(await openPostgres({ url, poolSize: 2 }));
    onTestFinished(() => one.close());
    await expect.poll(() => one.changes.areHeard()).toBe(true);
    return one;
  };
  const [first, second] = [await open(), await open()];
  const write = (value: string) =>
    first.queries
      .insertInto('setting')
      .values({ key: value, value })
      .execute()
      .then(() => first.changes.areTold());
  const before = second.changes.mark(['settings']);
  await write('1');
  expect(second.changes.mark(['settings'])).toBeGreaterThan(before);
  // One that listens and is no server of ours.
  const mute = await openPostgres({ url, poolSize: 1 });
  onTestFinished(() => mute.close());
  await mute.listen('changed', () => {});
  const heard = second.changes.mark(['settings']);
  await write('2');
  expect(second.changes.mark(['settings'])).toBeGreaterThan(heard);
});
