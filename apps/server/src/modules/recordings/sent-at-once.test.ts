import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { typedFlight } from '#server/testing/report-desk.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';
import { holdLock, sessionsWait } from '#server/testing/waiting-sessions.ts';

const api = apiForTests('postgres');

it('a flight is looked at by a person where another one of its hours is sent while it is judged', async () => {
  const pilot = await api.signedIn('pilot');
  const { code } = (await pilot.post('/reports/start', startBody('recorded'))).body;
  await sendFlight(pilot, api, code, testFlight(api));
  await api.signIn(pilot, 'pilot');
  const release = await holdLock(api, `select from pilot where callsign = 'PRB005' for update`);
  const typed = pilot.post('/reports/manual', typedFlight(api, 0));
  await sessionsWait(api, 1);
  const sent = pilot.post(`/reports/${code}/submit`, {});
  await sessionsWait(api, 2);
  await release();
  expect((await typed).status).toBe(201);
  expect((await sent).body.state).toBe('in_review');
  const flags = await api.db.queries
    .selectFrom('report_flag as flag')
    .innerJoin('report', 'report.id', 'flag.report_id')
    .select(['flag.code', 'flag.detail'])
    .where('report.code', '=', code)
    .execute();
  expect(flags).toContainEqual({
    code: 'V-13',
    detail: `Se solapa con el informe ${(await typed).body.code}`,
  });
});
