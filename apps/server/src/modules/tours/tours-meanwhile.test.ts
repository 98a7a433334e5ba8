import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk } from '#server/testing/report-desk.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { SHORT_TOUR, WHY_CHANGED } from '#server/testing/short-tour.ts';
import { sendStage } from '#server/testing/stage-flights.ts';
import { bookOwn } from '../bookings/own-bookings.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { joinTour } from './enrolments.ts';
import { settleTours } from './settle-stages.ts';

describeEachDatabase('a tour that staff change while somebody waits for the timetable', (kind) => {
  const api = apiForTests(kind);
  const operations = signedInForTests(api, 'operations');
  const pilot = signedInForTests(api, 'pilot');
  const id = 'vuelta-corta';
  /** The airline as a request has read it that waits since. */
  const asRead = () => {
    const { operations: ops } = api.platform.airline;
    return { ...ops, tours: [...ops.tours] };
  };
  let version = 0;
  const send = async (way: 'PUT' | 'POST', path: string, body: object) => {
    const answer = await operations.ask(way, path, { body, headers: { 'If-Match': `"v${version}"` } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    version = answer.body.version;
  };
  const add = async () => {
    version = (await operations.post('/tour-plans', { tour: SHORT_TOUR })).body.version;
    // Read by the next request, as by whoever books now.
    expect((await pilot.get(`/tours/${id}`)).status).toBe(200);
    return asRead();
  };
  const change = (more: object) =>
    send('PUT', `/tour-plans/${id}`, { tour: { ...SHORT_TOUR, ...more }, reason: WHY_CHANGED });
  const book = async (ops: ReturnType<typeof asRead>) => {
    const std = new Date(api.now().getTime() + 10 * 3_600_000).toISOString();
    const legs = [{ stage: { tour: id, n: 1 }, std }];
    return bookOwn(api.db, ops, await api.idOf('pilot'), { legs, acceptSharedTail: false }, api.now());
  };

  it('is neither booked nor joined any more once it is gone', async () => {
    const ops = await add();
    await send('POST', `/tour-plans/${id}/remove`, {});
    await expect(book(ops)).rejects.toMatchObject({ code: 'datos-no-validos' });
    await expect(joinTour(api.db, ops, await api.idOf('pilot'), id, api.now())).rejects.toMatchObject({
      code: 'no-encontrado',
    });
    const rows = await api.db.queries.selectFrom('tour_enrolment').select('tour_id').execute();
    expect(rows).toEqual([]);
  });

  it('is booked to where its stages go by then, and not as a stage that is out', async () => {
    const ops = await add();
    await change({ stops: ['LEMD', 'EIDW', 'LEBL', 'LEMD'] });
    const { bookings } = (await book(ops)).body;
    expect(bookings[0]).toMatchObject({ dep: { icao: 'LEMD' }, arr: { icao: 'EIDW' } });
    await pilot.post(`/bookings/${bookings[0]?.code}/cancel`);
    await change({ retiredStages: [1] });
    await expect(book(ops)).rejects.toMatchObject({ code: 'datos-no-validos' });
    await change({});
  });

  it('is settled by the stages that count by then, so that who lacks none has completed it', async () => {
    const pilotId = await api.idOf('pilot');
    const ops = asRead();
    const legs = [
      ['LEMD', 'LEBL'],
      ['LEBL', 'EIDW'],
    ] as const;
    for (const [index, [dep, arr]] of legs.entries())
      await acceptAtDesk(
        operations,
        await sendStage(api, { pilotId, tour: id, n: index + 1, dep, arr, hoursAgo: 40 - 10 * index }),
      );
    await change({ retiredStages: [3] });
    const points = async () => (await pilot.get('/reports/totals')).body.points;
    const before = await points();
    await api.db.transaction(async (tx) => {
      await lockPilot(tx, pilotId);
      await settleTours(tx, ops, pilotId, api.now());
    });
    expect(await points()).toBe(before);
    expect((await pilot.get(`/tours/${id}`)).body.own.state).toBe('completed');
    expect(sampleOperations.points.tour).toBeGreaterThan(0);
  });
});
