import { createLog } from '#server/http/log.ts';
import { expect, it } from 'vitest';
import { checkClock } from '@va/domain/flight-record/clock-offset.ts';
import { apiForTests, signedInEachTest } from '#server/testing/api-server.ts';
import { readRecorded } from '../recorded/recording.ts';
import { runDueJobs, scheduleJobs } from '#server/kernel/jobs/job-runner.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { phpvmsClient, positionsOf, sendPositions } from '#server/testing/phpvms-client.ts';
import { batchesOf, sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';
import { silentFlights, telemetryThinning } from './report-jobs.ts';

describeEachDatabase('flights that nobody touches any more', (kind) => {
  const api = apiForTests(kind, { log: createLog('error') });
  // The clock of the tests goes on, and a session ends without use.
  const pilot = signedInEachTest(api, 'pilot');

  const begin = async (id: string) => {
    const answer = await pilot.post('/reports/start', startBody(id));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.code as string;
  };
  const run = async () => {
    const kinds = [silentFlights(sampleAirline), telemetryThinning];
    await scheduleJobs(api.db, kinds, api.now());
    await runDueJobs(
      api.db,
      kinds,
      api.now,
      { ended: (_, outcome, error) => expect(error, outcome).toBeUndefined() },
      () => false,
    );
  };

  /** Kind and time, seconds since 1970 UTC, of what was recorded. */
  const eventsOf = async (code: string) => {
    const { id } = await api.db.queries
      .selectFrom('report')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const { events, clock } = await readRecorded(api.db.queries, id);
    const { offsetMs } = checkClock(clock);
    return events.map(({ kind, at }) => [kind, Math.round((at + offsetMs) / 1000)]);
  };

  it('PL-27: is interrupted after twelve silent hours, resumed by the same recorder, and closed after seven days', async () => {
    const id = 'silent';
    const code = await begin(id);
    api.pass(13 * 3600);
    await run();
    expect((await pilot.get('/reports/current')).body).toMatchObject({
      code,
      state: 'draft',
      reason: 'interrupted',
    });
    const other = await pilot.post(`/reports/${code}/resume`, { clientFlightId: 'x' });
    expect([other.status, other.body.code]).toEqual([409, 'otro-vuelo']);
    expect((await pilot.post(`/reports/${code}/resume`, { clientFlightId: id })).body.state).toBe(
      'in_progress',
    );
    expect((await pilot.post(`/reports/${code}/resume`, { clientFlightId: id })).body.state).toBe(
      'in_progress',
    );
    api.pass(13 * 3600);
    await run();
    api.pass(7 * 86_400);
    await run();
    const { body } = await pilot.get(`/reports/${code}`);
    expect(body).toMatchObject({ state: 'voided', reason: 'abandoned' });
    expect((await pilot.get(`/bookings/${body.booking}`)).body).toMatchObject({
      state: 'cancelled',
      reason: 'interrupted',
    });
    expect(await api.db.queries.selectFrom('points_entry').select('reason').execute()).toEqual([]);
  });

  it('answers points that come again when it is packed as it did at first, and its track stays', async () => {
    const foreign = await phpvmsClient(api, 'other');
    const flight = testFlight(api);
    const { id } = await foreign.prefile();
    const code = await begin('again');
    await sendFlight(pilot, api, code, flight);
    await sendPositions(api, foreign, id, flight);
    await pilot.post(`/reports/${code}/submit`, {});
    await foreign.ask('POST', `/api/pireps/${id}/file`, { distance: 268, flight_time: 66 });
    api.pass(2 * 86_400);
    await run();
    await api.signIn(pilot, 'pilot');
    const [first] = batchesOf(flight);
    expect((await pilot.post(`/reports/${code}/points`, first)).status).toBe(200);
    const points = [{ at: api.now().toISOString(), seq: 999_999, lat: 41, lon: 2 }];
    const fresh = await pilot.post(`/reports/${code}/points`, { clientNow: api.now().toISOString(), points });
    expect([fresh.status, fresh.body.code]).toEqual([409, 'estado-de-informe']);
    const track = async () => (await foreign.ask('GET', `/api/pireps/${id}/acars/position`)).body.data;
    const before = await track();
    const again = { positions: positionsOf(flight.points.slice(0, 200)) };
    const late = await foreign.ask('POST', `/api/pireps/${id}/acars/position`, again);
    expect([late.status, late.body.count]).toEqual([200, 200]);
    expect(await track()).toEqual(before);
  });

  it('keeps when its events were, also what its clock put ahead, when it is packed', async () => {
    const code = await begin('ahead');
    await sendFlight(pilot, api, code, testFlight(api));
    const event = { id: 'ahead', kind: 'emergency', at: new Date(api.now().getTime() + 7_200_000) };
    await pilot.post(`/reports/${code}/events`, { clientNow: api.now(), events: [event] });
    await pilot.post(`/reports/${code}/submit`, {});
    const before = await eventsOf(code);
    api.pass(2 * 86_400);
    await run();
    expect(await eventsOf(code)).toEqual(before);
  });

  it('keeps when the log of a foreign recorder was, whose clock is slow and which writes it by another', async () => {
    const foreign = await phpvmsClient(api, 'other');
    const { id } = await foreign.prefile();
    const { points } = testFlight(api);
    const slow = (at: number) => at - 7_200_000;
    for (let from = 0; from < points.length; from += 200) {
      const part = points.slice(from, from + 200);
      api.pass(((part.at(-1)?.at ?? 0) - api.now().getTime()) / 1000);
      const positions = positionsOf(part.map((point) => ({ ...point, at: slow(point.at) })));
      await foreign.ask('POST', `/api/pireps/${id}/acars/position`, { positions });
      const logs = [{ log: 'Mayday', created_at: new Date(slow(api.now().getTime()) - 3_600_000) }];
      if (from === 200) await foreign.ask('POST', `/api/pireps/${id}/acars/logs`, { logs });
    }
    await foreign.ask('POST', `/api/pireps/${id}/file`, { distance: 268, flight_time: 66 });
    const before = await eventsOf(id);
    expect(before.map(([kind]) => kind)).toContain('emergency');
    api.pass(2 * 86_400);
    await run();
    expect(await eventsOf(id)).toEqual(before);
  });

  it('keeps its track when it is packed and thinned', async () => {
    const code = await begin('thinned');
    const flight = testFlight(api);
    await sendFlight(pilot, api, code, flight);
    expect((await pilot.post(`/reports/${code}/submit`, {})).body.state).toBe('accepted');
    const ends = async () => {
      const { body } = await pilot.get(`/reports/${code}/track?zoom=18`);
      return [body.geometry.coordinates[0], body.geometry.coordinates.at(-1), body.properties.thinned];
    };
    const before = await ends();
    api.pass(2 * 86_400);
    await run();
    await api.signIn(pilot, 'pilot');
    expect(await ends()).toEqual(before);
    api.pass(200 * 86_400);
    await run();
    await api.signIn(pilot, 'pilot');
    expect(await ends()).toEqual([before[0], before[1], true]);
    const rows = await api.db.queries
      .selectFrom('telemetry_batch')
      .innerJoin('report', 'report.id', 'telemetry_batch.report_id')
      .select('points')
      .where('code', '=', code)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]!.points).toBeLessThan(200);
  });
});
