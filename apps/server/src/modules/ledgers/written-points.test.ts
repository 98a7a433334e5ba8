import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiServer } from '#server/testing/api-server.ts';
import { startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { fillDatabase } from '../first-start/fill-database.ts';

const reason = 'Vuelo que la plataforma no grabó.';
const { operations } = sampleAirline;

describeEachDatabase('the points rules that an entry was posted under', (kind) => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await startApi(kind);
  });
  afterAll(() => api.close());

  /** A later start of the server, with this file of points rules. */
  const start = (pointsText: string) => {
    api.pass(60);
    return fillDatabase(api.db, { ...sampleAirline, operations: { ...operations, pointsText } }, api.now());
  };
  /** Posts an entry; the versions of all entries, the last one first. */
  const post = async () => {
    const staff = await api.signedIn('operations');
    await staff.post('/ledger', { callsign: 'PRB005', points: 1, reason });
    const { items } = (await staff.get('/ledger?callsign=PRB005')).body;
    return items.map(({ rulesVersion }: { rulesVersion: string | null }) => rulesVersion);
  };
  const idOf = (text: string) =>
    `${api.now().toISOString().slice(0, 10)}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;

  it('stays with it in the ledger of staff and of its pilot, whichever file is in force later', async () => {
    const [first] = await post();
    expect(first).toMatch(new RegExp(`-${idOf(operations.pointsText).slice(-8)}$`));
    await start(operations.pointsText);
    expect(await post()).toEqual([first, first]);
    await start('stage: 6');
    expect(await post()).toEqual([idOf('stage: 6'), first, first]);
    await start('stage: 7');
    await start('stage: 6');
    expect((await post())[0]).toBe(idOf('stage: 6'));
    const { items } = (await (await api.signedIn('pilot')).get('/me/points/entries')).body;
    expect(items.at(-1).rulesVersion).toBe(first);
  });

  it('is unknown of entries from before it was kept', async () => {
    const old = { reason: 'base', subject: 'x', nominal: 10, applied: 10, balance_after: 10 } as const;
    await api.db.queries
      .insertInto('points_entry')
      .values({ ...old, id: uuid(), pilot_id: await api.idOf('other'), seq: 1, period: '2026-11' })
      .execute();
    const { items } = (await (await api.signedIn('other')).get('/me/points/entries')).body;
    expect(items[0].rulesVersion).toBeNull();
  });
});
