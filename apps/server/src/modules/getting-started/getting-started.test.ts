import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';

const api = apiForTests('embedded');

it('says whether the airline flies: a report has been accepted', async () => {
  const operations = await api.signedIn('operations');
  const flies = async () => (await operations.get('/getting-started')).body.flies;
  expect(await flies()).toBe(false);
  const pilot = await api.signedIn('pilot');
  const begun = await pilot.post('/reports/start', startBody('first-flight'));
  await sendFlight(pilot, api, begun.body.code, testFlight(api));
  expect(await flies()).toBe(false);
  const sent = await pilot.post(`/reports/${begun.body.code}/submit`, {});
  expect(sent.body.state).toBe('accepted');
  expect(await flies()).toBe(true);
});

it('says what is there and what is missing, and ends with a pilot who is no staff, invited or not', async () => {
  const operations = await api.signedIn('operations');
  const stepsNow = async () => (await operations.get('/getting-started')).body.steps;
  const missing = async () =>
    (await stepsNow()).filter(({ done }: { done: boolean }) => !done).map(({ id }: { id: string }) => id);
  const pilots = async () => (await stepsNow()).find(({ id }: { id: string }) => id === 'pilot');
  expect((await (await api.signedIn('pilot')).get('/getting-started')).status).toBe(403);
  const { done, fact } = await pilots();
  expect([done, fact]).toEqual([true, expect.stringMatching(/^[1-9]\d*\spilotos?, sin contar al equipo\.$/)]);
  // A new airline has nobody but its staff.
  await api.db.queries
    .updateTable('pilot')
    .set({ status: 'inactive' })
    .where(sql<boolean>`cardinality(roles) = 0 and cardinality(positions) = 0`)
    .execute();
  expect((await pilots()).fact).toBe('0\u00a0pilotos, sin contar al equipo.');
  await api.db.queries.deleteFrom('flight').execute();
  await api.db.queries.updateTable('outbox').set({ state: 'failed' }).execute();
  expect(await missing()).toEqual(['timetable', 'mail', 'pilot']);

  expect((await operations.post('/getting-started/mail')).body.code).toBe('sin-correo');
  const me = await api.idOf('operations');
  await api.db.queries.updateTable('pilot').set({ email: 'yo@example.org' }).where('id', '=', me).execute();
  expect((await operations.post('/getting-started/mail')).status).toBe(202);
  await api.db.queries
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: api.now() })
    .where('target', '=', 'yo@example.org')
    .execute();
  expect(await missing()).toEqual(['timetable', 'pilot']);

  const invited = await operations.post('/pilots', {
    callsign: 'PRB200',
    oldEnough: true,
    reason: 'Viene de otra aerolínea',
  });
  expect(invited.status).toBe(201);
  expect(await missing()).toEqual(['timetable']);
  expect((await pilots()).fact).toBe('1\u00a0piloto, sin contar al equipo.');
});
