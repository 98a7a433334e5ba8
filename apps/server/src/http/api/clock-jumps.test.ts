import { expect, it } from 'vitest';
import { HOUR_MS } from '@va/domain/durations.ts';
import { flightTimes } from '@va/domain/flight-record/flight-times.ts';
import { expireBookings } from '#server/modules/bookings/booking-jobs.ts';
import { housekeeping } from '#server/modules/housekeeping/housekeeping.ts';
import { runDueJobs, scheduleJobs } from '#server/kernel/jobs/job-runner.ts';
import { closeMonthJob, closingCalendar } from '#server/modules/points/close-months.ts';
import { silentFlights } from '#server/modules/recordings/report-jobs.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { acceptAtDesk, typedFlight } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { batchesOf, eventsOf, startBody, testFlight } from '#server/testing/test-flight.ts';

const KINDS = [
  housekeeping,
  expireBookings(sampleAirline.operations),
  silentFlights(sampleAirline),
  closingCalendar(sampleAirline),
  closeMonthJob(sampleAirline),
];

describeEachDatabase('a clock that jumps while the server runs', (kind) => {
  const api = apiForTests(kind);

  /** What the server does by itself; answers the kinds that ran. */
  async function work(): Promise<string[]> {
    const ran: string[] = [];
    await scheduleJobs(api.db, KINDS, api.now());
    await runDueJobs(api.db, KINDS, api.now, {
      ended(name, outcome, error) {
        expect(error, outcome).toBeUndefined();
        ran.push(name);
      },
    });
    return ran;
  }

  it('far ahead and back: a flight goes on, a booking costs nothing, sessions hold, and the work goes on', async () => {
    const pilot = await api.signedIn('pilot');
    const other = await api.signedIn('other');
    const [departure] = (await other.get('/flights?origin=LEMD&destination=LEBL')).body.items;
    const order = { legs: [{ flightId: departure.flightId, date: departure.date }] };
    const [booking] = (await other.post('/bookings', order)).body.bookings;
    const { code } = (await pilot.post('/reports/start', startBody('ahead'))).body;
    const flight = testFlight(api);
    const batches = batchesOf(flight);
    const half = Math.floor(batches.length / 2);
    const send = async (from: number, to: number) => {
      for (const batch of batches.slice(from, to))
        expect((await pilot.post(`/reports/${code}/points`, batch)).status).toBe(200);
    };
    await send(0, half);
    await work();

    api.pass(48 * 3600);
    expect(await work()).toEqual(expect.arrayContaining(['booking-expiry', 'silent-flights']));
    api.pass(-48 * 3600);

    expect((await other.get(`/bookings/${booking.code}`)).body).toMatchObject({
      state: 'expired',
      reason: 'no_charge',
    });
    const resumed = await pilot.post(`/reports/${code}/resume`, { clientFlightId: 'ahead' });
    expect(resumed.body).toMatchObject({ code, state: 'in_progress' });
    await send(half, batches.length);
    await pilot.post(`/reports/${code}/events`, eventsOf(flight));
    api.pass(3 * 3600);
    expect(await work()).toEqual(expect.arrayContaining(['booking-expiry', 'silent-flights']));
    await pilot.post(`/reports/${code}/submit`, { lastSeq: flight.points.length - 1 });
    const { body } = await pilot.get(`/reports/${code}`);
    expect(['accepted', 'in_review']).toContain(body.state);
    expect(await disagreements(api.db)).toEqual([]);
  });

  it('an hour back: what happens then is still the last of a history, and the ledgers agree', async () => {
    const pilot = await api.signedIn('pilot');
    const reviewer = await api.signedIn('reviewer');
    const { body } = await pilot.post('/reports/manual', typedFlight(api, 12));
    api.pass(-3600);
    expect((await acceptAtDesk(reviewer, body.code)).status).toBe(200);
    const { body: history } = await pilot.get(`/reports/${body.code}/history`);
    expect(history.at(-1)).toMatchObject({ to: 'accepted' });
    expect(await disagreements(api.db)).toEqual([]);
    api.pass(3600);
  });

  it('an hour ahead in mid flight: the block stays what the recorder measured, and a person is asked to look', async () => {
    const other = await api.signedIn('other');
    const { code } = (await other.post('/reports/start', startBody('drift'))).body;
    const flight = testFlight(api);
    const batches = batchesOf(flight);
    for (const [i, batch] of batches.entries()) {
      const newest = flight.points[Math.min(flight.points.length, (i + 1) * 200) - 1]!.at;
      const ahead = i < batches.length / 2 ? 0 : HOUR_MS;
      api.pass((newest + ahead - api.now().getTime()) / 1000);
      expect((await other.post(`/reports/${code}/points`, batch)).status).toBe(200);
    }
    await other.post(`/reports/${code}/events`, eventsOf(flight));
    await other.post(`/reports/${code}/submit`, { lastSeq: flight.points.length - 1 });
    const { body: report } = await other.get(`/reports/${code}`);
    const { offBlock, onBlock } = flightTimes(flight.points, [])!;
    expect(report.state).toBe('in_review');
    expect(Date.parse(report.onBlock) - Date.parse(report.offBlock)).toBeCloseTo(onBlock! - offBlock!, -4);
    const { body: score } = await other.get(`/reports/${code}/score`);
    expect(JSON.stringify(score.flags)).toContain('El reloj se desvía durante el vuelo');
    expect(await disagreements(api.db)).toEqual([]);
  });
});
