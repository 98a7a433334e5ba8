import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';

const { operations } = sampleAirline;
const booking = { ...operations.booking, tailSharing: 'strict' } as const;

describeEachDatabase('an airline whose bookings share no tail', (kind) => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await startApi(kind, { airline: { ...sampleAirline, operations: { ...operations, booking } } });
  });
  afterAll(() => api.close());

  it('PL-14: refuses the second booking of one also to who accepts it', async () => {
    const [pilot, other] = [await api.signedIn('pilot'), await api.signedIn('other')];
    const [{ flightId, date }] = (await pilot.get('/flights?origin=LEMD&destination=LEBL')).body.items;
    const legs = [{ flightId, date, tail: 'EC-AAA' }];
    expect((await pilot.post('/bookings', { legs })).status).toBe(201);
    const { status, body } = await other.post('/bookings', { legs, acceptSharedTail: true });
    expect([status, body.code]).toEqual([409, 'matricula-ocupada']);
    expect(body.current).toMatchObject({ tail: 'EC-AAA', free: ['EC-AAB'], shareable: false });
    expect((await other.get('/bookings')).body.items).toEqual([]);
  });
});
