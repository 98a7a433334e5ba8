import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { mergeLedgers } from './merge-ledgers.ts';
import { postPoints, readEntries, reversePoints } from './points-ledger.ts';

const period = '2026-10';

describeEachDatabase('two ledgers that become one', (kind) => {
  const api = apiForTests(kind);

  const post = (pilotId: string, subject: string, nominal: number) =>
    api.db.transaction((tx) => postPoints(tx, pilotId, { reason: 'adjustment', subject, nominal, period }));
  const reverse = (pilotId: string, subject: string) =>
    api.db.transaction((tx) => reversePoints(tx, pilotId, { reason: 'adjustment', subject }, api.now()));

  it('count what was taken back and posted again for no more than it counted', async () => {
    const [from, to] = [await api.idOf('other'), await api.idOf('pilot')];
    // A debit had eaten all of «one», so that it came back as nothing.
    await post(from, 'one', 10);
    await post(from, 'debit', -30);
    await reverse(from, 'one');
    expect(await post(from, 'one', 10)).toMatchObject({ applied: 0, balanceAfter: 0 });
    await post(to, 'two', 15);
    await post(to, 'three', 15);
    await reverse(to, 'three');

    await api.db.transaction((tx) => mergeLedgers(tx, from, to, api.now()));

    const entries = await readEntries(api.db.queries, to);
    expect(entries.map(({ applied }) => applied)).toEqual([10, -10, 0, 0, 15, 15, -15]);
    expect(entries.at(-1)?.balanceAfter).toBe(15);
    expect(await disagreements(api.db)).toEqual([]);
  });

  it('let a debit of one take what the other had, also where something was taken back after it', async () => {
    const [from, to] = [await api.idOf('second'), await api.idOf('operations')];
    await post(to, 'x', 10);
    await post(from, 'a', 10);
    await post(from, 'debit', -10);
    // Alone, the debit had taken «a» whole, so that nothing was left to take; together, the debit takes «x».
    expect(await reverse(from, 'a')).toMatchObject({ nominal: 0 });

    await api.db.transaction((tx) => mergeLedgers(tx, from, to, api.now()));

    const entries = await readEntries(api.db.queries, to);
    expect(entries.map(({ nominal, applied }) => [nominal, applied])).toEqual([
      [10, 10],
      [10, 10],
      [-10, -10],
      [-10, -10],
    ]);
    await reverse(to, 'debit');
    expect((await readEntries(api.db.queries, to)).at(-1)?.balanceAfter).toBe(10);
    expect(await disagreements(api.db)).toEqual([]);
  });
});
