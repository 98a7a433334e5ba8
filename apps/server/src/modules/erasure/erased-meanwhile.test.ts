import { expect, it, onTestFinished } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { REASON, refusalOf, sendTyped } from '#server/testing/report-desk.ts';
import { sessionsWait } from '#server/testing/waiting-sessions.ts';
import { eraseData } from './erase-data.ts';

// The embedded database has one session: there nobody is erased in the middle of an act.
const api = apiForTests('postgres');

/** Erases an account, which others see once the answer is called. */
async function erase(id: string): Promise<() => Promise<void>> {
  let commit = () => {};
  const may = new Promise<void>((resolve) => (commit = resolve));
  onTestFinished(() => commit());
  let erased = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    erased = api.db.transaction(async (tx) => {
      await tx.updateTable('pilot').set({ status: 'erased' }).where('id', '=', id).execute();
      await eraseData(tx, id, api.now());
      resolve();
      await may;
    });
    erased.catch(reject);
  });
  return () => {
    commit();
    return erased;
  };
}

it('a second pilot who is erased while they are named is not found', async () => {
  const pilot = await api.signedIn('pilot');
  const code = await sendTyped(api, pilot);
  const commit = await erase(await api.addPilot('PRB060'));
  const named = pilot.post(`/reports/${code}/second-pilot`, { secondPilot: 'PRB060' });
  await sessionsWait(api, 1);
  await commit();
  expect(refusalOf(await named)).toEqual([404, 'no-encontrado']);
});

it('a sheet is not signed by an instructor who is erased meanwhile', async () => {
  const reviewer = await api.signedIn('reviewer');
  const commit = await erase(await api.idOf('reviewer'));
  const sheet = { callsign: 'PRB005', kind: 'verification', typeId: 'jet', result: 'pass', text: REASON };
  const signed = reviewer.post('/promotions/sheets', sheet);
  await sessionsWait(api, 1);
  await commit();
  expect(refusalOf(await signed)).toEqual([404, 'no-encontrado']);
});
