import { lastStop } from '@va/domain/flight-record/on-block.ts';
import { beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { positionsOf } from '#server/testing/phpvms-client.ts';
import { phpvmsForTests } from '#server/testing/recorders-for-tests.ts';
import { testFlight } from '#server/testing/test-flight.ts';

describeOneDatabase('a phpVMS client that says all the time that it has arrived', (kind) => {
  const api = apiForTests(kind);
  const { ask, prefile } = phpvmsForTests(api, 'pilot');
  beforeEach(() => api.pass(7200));

  it.each([
    ['as it flies', true],
    ['only when it has arrived', false],
  ])('is on block when it stops for good, its positions sent %s', async (_, isLive) => {
    const { id } = await prefile();
    const { points } = testFlight(api);
    const last = points.at(-1)!;
    const stands = Array.from({ length: 25 }, (_, i) => ({
      ...last,
      seq: last.seq + i + 1,
      at: last.at + (i + 1) * 60_000,
      gsKt: 0,
    }));
    const all = [...points.filter(({ seq }) => seq % 20 === 0), last, ...stands];
    // Its recorder knows of no parking brake.
    const stopped = all[lastStop(all)]!.at;
    const positions = positionsOf(all.map((point) => ({ ...point, flags: null })));
    const send = (part: object[]) => ask('POST', `/api/pireps/${id}/acars/position`, { positions: part });
    for (const [i, { at }] of all.entries()) {
      api.pass(Math.max(0, (at - api.now().getTime()) / 1000));
      if (i % 3 !== 0) continue;
      if (isLive) await send(positions.slice(i, i + 1));
      expect((await ask('PUT', `/api/pireps/${id}`, { status: 'ARR' })).status).toBe(200);
    }
    await send(positions);
    const { body } = await ask('POST', `/api/pireps/${id}/file`, { distance: 268, flight_time: 66 });
    expect(Math.abs(Date.parse(body.data.block_on_time) - stopped)).toBeLessThan(5000);
  });
});
