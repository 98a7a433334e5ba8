import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-for-tests.ts';

const api = apiForTests('embedded');

it('says what is there and what is missing, and ends with an invited pilot', async () => {
  const operations = await api.signedIn('operations');
  const missing = async () => {
    const { steps } = (await operations.get('/getting-started')).body;
    return steps.filter(({ done }: { done: boolean }) => !done).map(({ id }: { id: string }) => id);
  };
  expect((await (await api.signedIn('pilot')).get('/getting-started')).status).toBe(403);
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
});
