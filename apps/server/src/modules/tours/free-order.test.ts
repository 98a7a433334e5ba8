import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { SHORT_TOUR, WHY_CHANGED } from '#server/testing/short-tour.ts';
import { sendStage } from '#server/testing/stage-flights.ts';

const [nacional] = sampleOperations.tours;
const islas = {
  ...nacional!,
  id: 'islas',
  name: 'Tour Islas',
  minMinutesExclusive: null,
  substitutes: ['A20N'],
};
const airline = { ...sampleAirline, operations: { ...sampleOperations, tours: [islas] } };
const LEGS = [
  ['LEMD', 'LEBL'],
  ['LEBL', 'EIDW'],
  ['EIDW', 'LEMD'],
] as const;

describeEachDatabase('a tour whose order staff leave free', (kind) => {
  const api = apiForTests(kind, { airline });
  const operations = signedInForTests(api, 'operations');
  const pilot = signedInForTests(api, 'pilot');
  const find = async (id = 'vuelta-corta') =>
    (await operations.get('/tour-plans')).body.items.find((one: { id: string }) => one.id === id);
  const change = async (more: object) => {
    const headers = { 'If-Match': `"v${(await find()).version}"` };
    const body = { tour: { ...SHORT_TOUR, ...more }, reason: WHY_CHANGED };
    return operations.ask('PUT', '/tour-plans/vuelta-corta', { body, headers });
  };
  const own = async () => (await pilot.get('/tours/vuelta-corta')).body;
  const states = async () => (await own()).stages.map(({ state }: { state: string }) => state);
  const legOf = (n: number) => LEGS[n - 1] ?? LEGS[0];
  const send = async (n: number, hoursAgo: number, icaoType = 'A320') => {
    const [dep, arr] = legOf(n);
    const pilotId = await api.idOf('pilot');
    return sendStage(api, { pilotId, tour: 'vuelta-corta', n, dep, arr, hoursAgo, flown: { icaoType } });
  };
  const book = (n: number) => {
    const std = new Date(api.now().getTime() + 10 * 3_600_000).toISOString();
    return pilot.post('/bookings', { legs: [{ stage: { tour: 'vuelta-corta', n }, std }] });
  };
  const termsOfBookings = () =>
    api.db.queries
      .selectFrom('booking')
      .select(['tour_stage', 'tour_any_order', 'tour_substitutes'])
      .where('tour_id', '=', 'vuelta-corta')
      .where('state', '=', 'reserved')
      .execute();

  it('offers every stage, books any and says how it is flown; in its own order it offers one', async () => {
    expect((await operations.post('/tour-plans', { tour: SHORT_TOUR })).status).toBe(201);
    expect(await states()).toEqual(['next', 'locked', 'locked']);
    const looked = { id: 'vuelta-corta', tour: { ...SHORT_TOUR, anyOrder: true, substitutes: ['A20N'] } };
    expect((await operations.post('/tour-plans/try', looked)).body.told).toEqual([
      'También cuenta A20N.',
      'Las etapas se vuelan en el orden que quieras.',
    ]);
    expect((await change({ anyOrder: true, substitutes: ['A20N'] })).status).toBe(200);
    expect(await own()).toMatchObject({ anyOrder: true, substitutes: ['A20N'], next: { n: 1 } });
    expect(await states()).toEqual(['open', 'open', 'open']);
    const offered = (await pilot.get('/me/stages')).body;
    expect(offered.filter(({ tour }: { tour: string }) => tour === 'vuelta-corta')).toMatchObject([
      { n: 1, refusal: null },
      { n: 2, refusal: null },
      { n: 3, refusal: null },
    ]);
    const booked = await book(3);
    expect(booked.status, JSON.stringify(booked.body)).toBe(201);
    expect(await own()).toMatchObject({ next: { n: 3, bookingCode: booked.body.bookings[0].code } });
    expect(await termsOfBookings()).toEqual([
      { tour_stage: 3, tour_any_order: true, tour_substitutes: ['A20N'] },
    ]);
    await pilot.post(`/bookings/${booked.body.bookings[0].code}/cancel`);
  });

  it('counts the stages as they are flown, and what was booked so also once the order holds again', async () => {
    await acceptAtDesk(operations, await send(3, 40, 'A20N'));
    expect(await own()).toMatchObject({ own: { passed: 1, legs: [false, false, true] } });
    const late = await send(2, 30, 'A20N');
    const terms = { tour_any_order: true, tour_substitutes: ['A20N'] };
    await api.db.queries.updateTable('booking').set(terms).where('tour_stage', '=', 2).execute();
    expect((await change({})).status).toBe(200);
    expect(await states()).toEqual(['next', 'flown', 'passed']);
    await acceptAtDesk(operations, late);
    expect(await states()).toEqual(['next', 'passed', 'passed']);
    await acceptAtDesk(operations, await send(1, 20));
    expect((await own()).own).toMatchObject({ state: 'completed', legs: [true, true, true] });
  });

  it('keeps what the content says of one that staff wrote before it could say it', async () => {
    const { tour } = await find('islas');
    expect(tour).toMatchObject({ substitutes: ['A20N'], anyOrder: false });
    const { substitutes: _, anyOrder: __, ...old } = tour;
    await api.db.queries
      .insertInto('desk_entry')
      .values({ kind: 'tour', key: 'islas', value: JSON.stringify({ ...old, name: 'Islas' }), version: 1 })
      .execute();
    expect((await find('islas')).tour).toEqual({ ...tour, name: 'Islas' });
  });
});
