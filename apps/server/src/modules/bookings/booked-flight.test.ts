import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { startBody } from '#server/testing/test-flight.ts';

describeEachDatabase('a flight that was booked before the timetable moved it', (kind) => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await startApi(kind);
  });
  afterAll(() => api.close());

  it('PL-18: is flown as it was booked, at its hour then', async () => {
    const [pilot, operations] = [await api.signedIn('pilot'), await api.signedIn('operations')];
    const [{ flightId, date, number, std }] = (await pilot.get('/flights?origin=LEMD&destination=LEBL')).body
      .items;
    const made = await pilot.post('/bookings', { legs: [{ flightId, date }] });
    const [{ code }] = made.body.bookings;
    const hour = new Date(std);
    const stdUtc = (hour.getUTCHours() * 60 + hour.getUTCMinutes() + 120) % 1440;
    const moved = { stdUtc, reason: 'Por obras en la pista.' };
    expect((await operations.patch(`/flights/${flightId}`, moved, 1)).status).toBe(200);
    expect((await pilot.get(`/bookings/${code}`)).body.changed).toMatchObject({ what: 'moved' });
    api.pass((Date.parse(std) - api.now().getTime()) / 1000);
    const { flight: _, ...start } = startBody('booked', { booking: code });
    const begun = await (await api.signedIn('pilot')).post('/reports/start', start);
    expect(begun.status).toBe(201);
    expect(begun.body).toMatchObject({ booking: code, flightNumber: number, arrPlannedIcao: 'LEBL' });
    expect((await pilot.get(`/bookings/${code}`)).body).toMatchObject({ state: 'flying', std });
  });
});
