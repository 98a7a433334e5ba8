import { expect, it } from 'vitest';
import { backupLines } from '#server/db/backup.ts';
import { removeSentMessages } from '#server/kernel/messages/outbox-rows.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk, REASON, refusalOf, sendTyped } from '#server/testing/report-desk.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { audit } from '#server/kernel/audit/audit.ts';

const asked = { confirmedByPilot: true, callsign: 'PRB005', reason: REASON };

describeEachDatabase('an account that staff erase because its pilot asked them to', (kind) => {
  const api = apiForTests(kind);
  const administrator = signedInForTests(api, 'administrator');

  it('needs that, a reason and an administrator, and is never one’s own', async () => {
    const path = '/pilots/PRB005/erase';
    expect(refusalOf(await (await api.signedIn('operations')).post(path, asked))).toEqual([
      403,
      'sin-permiso',
    ]);
    const unasked = await administrator.post(path, { ...asked, confirmedByPilot: false });
    expect(unasked.body).toMatchObject({ status: 422, errors: [{ pointer: '/confirmedByPilot' }] });
    expect((await administrator.post(path, { ...asked, reason: undefined })).status).toBe(422);
    const another = await administrator.post(path, { ...asked, callsign: 'PRB006' });
    expect(another.body).toMatchObject({ status: 422, errors: [{ pointer: '/callsign' }] });
    const own = { ...asked, callsign: 'PRB001' };
    expect(refusalOf(await administrator.post('/pilots/PRB001/erase', own))).toEqual([403, 'asunto-propio']);
    const nobody = { ...asked, callsign: 'PRB099' };
    expect(refusalOf(await administrator.post('/pilots/PRB099/erase', nobody))).toEqual([
      404,
      'no-encontrado',
    ]);
    expect((await administrator.get('/pilots/PRB005')).body.status).toBe('active');
  });

  it('PL-09: is nobody’s any more, and the airline has flown what it had flown', async () => {
    const pilot = await api.signedIn('pilot');
    await acceptAtDesk(administrator, await sendTyped(api, pilot));
    const flown = async () => (await api.visitor().get('/airline/statistics')).body;
    const before = await flown();
    expect(before.flights).toBe(1);
    const told = { email: 'uno@example.org' };
    await api.db.queries.updateTable('pilot').set(told).where('callsign', '=', 'PRB005').execute();
    expect((await administrator.post('/pilots/PRB005/erase', asked)).status).toBe(204);
    expect(await mailsTo(told.email)).toEqual([
      { pilot_id: null, subject: expect.stringContaining('tu cuenta está suprimida') },
    ]);
    expect(await flown()).toEqual(before);
    expect((await pilot.get('/me')).status).toBe(401);
    expect((await administrator.get('/pilots/PRB005')).status).toBe(404);
    expect(refusalOf(await administrator.post('/pilots/PRB005/erase', asked))).toEqual([
      404,
      'no-encontrado',
    ]);
    const [noted] = (await administrator.get('/audit?action=pilot.erased')).body.items;
    expect(noted).toMatchObject({ actor: 'PRB001', reason: REASON, subject: null });
    expect(await disagreements(api.db)).toEqual([]);
  });

  it('has no name in the audit, which calls one who left and whose callsign was given away «retirado»', async () => {
    const { queries } = api.db;
    const left = { status: 'retired', callsign: null } as const;
    const { id } = await queries
      .updateTable('pilot')
      .set(left)
      .where('callsign', '=', 'PRB004')
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.db.transaction((tx) =>
      audit(tx, { by: null, action: 'pilot.lapsed', subject: { kind: 'pilot', id } }),
    );
    const { items } = (await administrator.get('/audit?text=retirado')).body;
    expect(items).toMatchObject([{ subject: 'retirado', subjectId: id }]);
  });

  it('leaves the address in no backup, and nowhere after three days, whether the last mail went out or not', async () => {
    const { queries } = api.db;
    const email = 'dos@example.org';
    await queries.updateTable('pilot').set({ email }).where('callsign', '=', 'PRB006').execute();
    const other = { ...asked, callsign: 'PRB006' };
    expect((await administrator.post('/pilots/PRB006/erase', other)).status).toBe(204);
    for await (const line of backupLines(api.driver)) expect(line).not.toContain(email);
    await queries
      .updateTable('outbox')
      .set({ state: 'failed', created_at: api.now() })
      .where('target', '=', email)
      .execute();
    api.pass(2.9 * 86_400);
    await removeSentMessages(queries, api.now());
    expect(await mailsTo(email)).toHaveLength(1);
    api.pass(0.2 * 86_400);
    await removeSentMessages(queries, api.now());
    expect(await mailsTo(email)).toEqual([]);
  });

  const mailsTo = (address: string) =>
    api.db.queries
      .selectFrom('outbox')
      .select(['pilot_id', 'subject'])
      .where('target', '=', address)
      .execute();
});
