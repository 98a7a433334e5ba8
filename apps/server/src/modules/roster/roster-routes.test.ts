import { beforeAll, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import type { PilotTotals } from '@va/contract/airline/statistics.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { addPastFlights } from '#server/testing/past-flights.ts';
import { postPoints } from '../ledgers/points-ledger.ts';

interface Listed {
  callsign: string;
  totals: PilotTotals;
}

describeEachDatabase('the order of the roster', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  beforeAll(async () => {
    const { queries } = api.db;
    const pilots = await queries.selectFrom('pilot').select(['id', 'callsign']).orderBy('callsign').execute();
    for (const [index, { id }] of pilots.entries()) {
      const flights = Array.from({ length: (index * 2) % 5 }, (_, day) => ({
        pilotId: id,
        at: `2026-10-0${day + 1}T08:00:00Z`,
        dep: 'LEMD',
        arr: 'LEBL',
        minutes: 60 + ((index * 7) % 4) * 30,
      }));
      await addPastFlights(api, flights);
      const given = { reason: 'import', subject: uuid(), period: '2026-08' } as const;
      const nominal = (index % 3) * 100;
      if (nominal > 0) await api.db.transaction((tx) => postPoints(tx, id, { ...given, nominal }));
    }
    const [most] = pilots;
    const taken = { minutes: -90, kind: 'adjustment', posted_at: new Date('2026-01-01T00:00:00Z') } as const;
    await queries
      .insertInto('hours_entry')
      .values({ id: uuid(), pilot_id: most!.id, ...taken })
      .execute();
  });

  /** The whole list, so many pilots at once. */
  const listed = async (sort: string, limit: number) => {
    const items: Listed[] = [];
    let cursor = '';
    do {
      const { status, body } = await pilot.get(`/pilots?sort=${sort}&limit=${limit}${cursor}`);
      expect(status).toBe(200);
      items.push(...body.items);
      cursor = body.next === undefined ? '' : `&cursor=${body.next}`;
    } while (cursor !== '');
    return items;
  };
  const TOTALS = ['points', 'minutes', 'flights'] as const;

  it.each(TOTALS)('is by %s as they are shown, either way, on pages of any size', async (sort) => {
    for (const [order, way] of [
      [sort, 1],
      [`-${sort}`, -1],
    ] as const) {
      const whole = await listed(order, 200);
      const sorted = (await listed('callsign', 200)).toSorted(
        (a, b) => (a.totals[sort] - b.totals[sort]) * way,
      );
      expect(whole).toEqual(sorted);
      expect(new Set(whole.map(({ totals }) => totals[sort])).size).toBeGreaterThan(2);
      for (const limit of [1, 2, 4]) expect(await listed(order, limit)).toEqual(whole);
    }
  });

  it('has last, in each of the totals, who wants on no board', async () => {
    const other = await api.signedIn('other');
    const { version } = (await other.get('/me')).body;
    expect((await other.patch('/me', { inBoards: false }, version)).status).toBe(200);
    for (const sort of TOTALS.flatMap((one) => [one, `-${one}`]))
      expect((await listed(sort, 4)).at(-1)?.callsign).toBe('PRB006');
  });

  it('is one of a closed list, and a cursor of another order leads nowhere', async () => {
    expect((await pilot.get('/pilots?sort=email')).status).toBe(422);
    const { next } = (await pilot.get('/pilots?sort=-points&limit=1')).body;
    for (const other of ['points', 'callsign', '-minutes', '-flights'])
      expect((await pilot.get(`/pilots?sort=${other}&cursor=${next}`)).status).toBe(422);
  });
});
