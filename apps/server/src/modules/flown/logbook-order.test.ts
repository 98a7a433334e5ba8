import { beforeAll, expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { addPastFlights } from '#server/testing/past-flights.ts';

interface Listed {
  code: string;
  offBlock: string;
  score: number | null;
  blockMin: number;
  distanceNm: number;
}

describeEachDatabase('the order of a logbook', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  beforeAll(async () => {
    const pilotId = await api.idOf('pilot');
    const scores = [70, 90, undefined, 90, 55, undefined, 0, 90, 100];
    await addPastFlights(
      api,
      scores.map((score, index) => ({
        pilotId,
        at: `2026-10-0${index + 1}T08:00:00Z`,
        dep: 'LEMD',
        arr: 'LEBL',
        minutes: 60 + ((index * 7) % 4) * 30,
        distanceNm: 200.4 + ((index * 5) % 3) * 100,
        ...(score !== undefined && { score }),
      })),
    );
  });

  /** The whole list, so many flights at once. */
  const listed = async (sort: string, limit: number) => {
    const items: Listed[] = [];
    let cursor = '';
    do {
      const { status, body } = await pilot.get(`/reports?sort=${sort}&limit=${limit}${cursor}`);
      expect(status).toBe(200);
      items.push(...body.items);
      cursor = body.next === undefined ? '' : `&cursor=${body.next}`;
    } while (cursor !== '');
    return items;
  };

  it.each([
    ['flown', ({ offBlock }: Listed) => Date.parse(offBlock)],
    ['score', ({ score }: Listed) => score],
    ['block', ({ blockMin }: Listed) => blockMin],
    ['distance', ({ distanceNm }: Listed) => distanceNm],
  ])('is by %s either way, on pages of any size, with those that have none last', async (sort, of) => {
    for (const [order, way] of [
      [sort, 1],
      [`-${sort}`, -1],
    ] as const) {
      const whole = await listed(order, 200);
      expect(new Set(whole.map(({ code }) => code)).size).toBe(9);
      const values = whole.map(of);
      const known = values.filter((value) => value !== null);
      expect(values.slice(0, known.length)).toEqual(known.toSorted((a, b) => (a - b) * way));
      for (const limit of [1, 2, 4]) expect(await listed(order, limit)).toEqual(whole);
    }
  });

  it('is one of a closed list, and a cursor of another order leads nowhere', async () => {
    expect((await pilot.get('/reports?sort=points')).status).toBe(422);
    const { next } = (await pilot.get('/reports?sort=score&limit=1')).body;
    for (const other of ['-score', 'flown', '-flown', 'block'])
      expect((await pilot.get(`/reports?sort=${other}&cursor=${next}`)).status).toBe(422);
    const staff = await api.signedIn('reviewer');
    const [best] = (await staff.get('/pilots/PRB005/reports?sort=-score&limit=1')).body.items;
    expect(best.score).toBe(100);
  });
});
