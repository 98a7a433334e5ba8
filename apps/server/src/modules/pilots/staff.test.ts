import { beforeEach, expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk, sendTyped } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { accountDates } from './account-dates.ts';
import { findAuditBreak } from '#server/kernel/audit/audit-rows.ts';

describeEachDatabase('the desk for pilots', (kind) => {
  const api = apiForTests(kind);
  const administrator = signedInForTests(api, 'administrator');
  const operations = signedInForTests(api, 'operations');
  const pilot = signedInForTests(api, 'pilot');
  beforeEach(() => api.pass(120));
  const runDates = () =>
    accountDates(sampleAirline).run({
      db: api.db,
      clock: api.now,
      payload: {},
      scheduledFor: api.now(),
    });
  const heard = { heard: 'Dice que no volverá a pasar.' };

  it('PL-05: suspends with reasons, until the date and no longer', async () => {
    const path = '/pilots/PRB006/suspend';
    const facts = 'El 12 de noviembre insultó a un compañero.';
    expect((await operations.post(path, { days: 6, facts, ...heard })).body.code).toBe('duracion-suspension');
    expect((await pilot.post(path, { days: 7, facts, ...heard })).status).toBe(403);
    expect((await operations.post('/pilots/PRB004/suspend', { days: 7, facts, ...heard })).body.code).toBe(
      'asunto-propio',
    );
    const suspended = await operations.post(path, { days: 7, facts, ...heard });
    expect(suspended.body).toMatchObject({ status: 'suspended' });
    expect((await operations.post(path, { days: 7, facts, ...heard })).body.code).toBe('estado-de-cuenta');

    const other = await api.signedIn('other');
    expect((await other.get('/me/messages')).body.items[0]).toMatchObject({ kind: 'account.suspend' });
    const { body } = await other.get('/session');
    expect(body.pilot.capabilities).toContain('appeals.own');
    expect(body.pilot.capabilities).not.toContain('bookings.own');
    expect((await other.post('/bookings', {})).status).toBe(403);
    for (const read of ['/aircraft', '/pilots', '/awards'])
      expect((await other.get(read)).status, read).toBe(200);
    await runDates();
    expect((await operations.get('/pilots/PRB006')).body.status).toBe('suspended');
    api.pass(7 * 86_400);
    await runDates();
    expect((await operations.get('/pilots/PRB006')).body.status).toBe('active');
  });

  it('PL-06: grants a leave that was asked before its month, and no other', async () => {
    const thisMonth = api.now().toISOString().slice(0, 7);
    const late = await pilot.post('/me/leaves', { firstMonth: thisMonth, months: 1 });
    expect(late.body.code).toBe('excedencia-tarde');
    expect((await pilot.post('/me/leaves', { firstMonth: '2026-12', months: 4 })).body.code).toBe(
      'excedencia-larga',
    );
    const asked = await pilot.post('/me/leaves', { firstMonth: '2026-12', months: 3 });
    expect(asked.body).toMatchObject({ state: 'asked', months: 3 });
    expect((await pilot.post('/me/leaves', { firstMonth: '2027-05', months: 1 })).body.code).toBe(
      'excedencia-pendiente',
    );
    const decide = `/leaves/${asked.body.id}/decide`;
    expect((await pilot.post(decide, { grant: true })).status).toBe(403);
    const other = await api.signedIn('other');
    const later = await other.post('/me/leaves', { firstMonth: '2027-01', months: 1 });
    const part = (await operations.get('/leaves?limit=1')).body;
    expect(part.items).toMatchObject([{ id: asked.body.id }]);
    const rest = (await operations.get(`/leaves?cursor=${part.next}`)).body;
    expect(rest).toEqual({ items: [later.body] });
    await other.post(`/me/leaves/${later.body.id}/withdraw`);
    expect((await operations.post(decide, { grant: true })).body.state).toBe('granted');
    expect((await operations.post(decide, { grant: false, reason: 'Demasiado tarde.' })).status).toBe(412);
    await runDates();
    expect((await pilot.get('/me')).body.status).toBe('active');
    api.pass((Date.parse('2026-12-01T00:00:00Z') - api.now().getTime()) / 1000);
    await runDates();
    expect((await pilot.get('/me')).body).toMatchObject({
      status: 'on_leave',
      leaveUntil: '2027-03-01T00:00:00.000Z',
    });
    expect((await pilot.post('/me/come-back')).body.status).toBe('active');
    await runDates();
    expect((await pilot.get('/me')).body.status).toBe('active');
  });

  it('PL-10: grants what one has, and keeps the last administrator', async () => {
    const rights = (roles: string[], reason = 'Cambio en el equipo') => ({ roles, capabilities: [], reason });
    const read = (await operations.get('/pilots/PRB006')).body.version;
    const put = (who: typeof operations, roles: string[], version: number) =>
      who.ask('PUT', '/pilots/PRB006/rights', {
        body: rights(roles),
        headers: { 'If-Match': `"v${version}"` },
      });
    expect((await put(operations, ['administrator'], read)).status).toBe(403);
    const granted = await put(administrator, ['reviewer'], read);
    expect(granted.body.roles).toContain('reviewer');
    // In a window that was opened before, nobody takes a role back without knowing of it.
    const late = await put(administrator, [], read);
    expect([late.status, late.body.code]).toEqual([412, 'cambiado-entretanto']);
    expect(late.body.detail).toMatch(/^PRB001 ha cambiado sus roles a las /);
    expect((await put(administrator, [], granted.body.version)).body.roles).toEqual(['pilot']);

    // Operations may change positions, but not into something that allows more than their own.
    const { version } = (await operations.get('/pilots/PRB006')).body;
    const up = await operations.patch(
      '/pilots/PRB006',
      { positions: ['CEO'], reason: 'Cambio de cargos' },
      version,
    );
    expect(up.status).toBe(403);
    const nowhere = { base: 'XXXX', reason: 'Cambio de base' };
    expect((await operations.patch('/pilots/PRB006', nowhere, version)).body.errors[0].pointer).toBe('/base');
    expect(
      (await operations.patch('/pilots/PRB006', { base: 'LEBL', reason: 'Cambio de cargos' }, version)).body
        .base,
    ).toBe('LEBL');
    expect(
      (await operations.patch('/pilots/PRB006', { base: 'LEMD', reason: 'Cambio de cargos' }, version))
        .status,
    ).toBe(412);

    const one = (await administrator.get('/pilots/PRB002')).body;
    // What a position brings is no grant: a page that sends the granted ones back keeps nothing beyond it.
    expect(one).toMatchObject({ roles: ['pilot', 'administrator'], grantedRoles: [] });
    const demoted = await administrator.patch(
      '/pilots/PRB002',
      { positions: [], reason: 'Cambio de cargos' },
      one.version,
    );
    expect(demoted.status).toBe(200);
    const own = (await administrator.get('/pilots/PRB001')).body;
    const last = await administrator.patch(
      '/pilots/PRB001',
      { positions: [], reason: 'Cambio de cargos' },
      own.version,
    );
    expect(last).toMatchObject({ status: 409, body: { code: 'ultimo-administrador' } });
    expect((await administrator.post('/me/retire', {})).body.code).toBe('ultimo-administrador');
    const again = (await administrator.get('/pilots/PRB002')).body;
    expect(
      (
        await administrator.patch(
          '/pilots/PRB002',
          { positions: ['CEO'], reason: 'Cambio de cargos' },
          again.version,
        )
      ).status,
    ).toBe(200);
  });

  it('keeps one administrator when two demote each other at once', async () => {
    const second = await api.signedIn('second');
    const [one, two] = [
      (await administrator.get('/pilots/PRB001')).body,
      (await administrator.get('/pilots/PRB002')).body,
    ];
    const answers = await Promise.all([
      administrator.patch('/pilots/PRB002', { positions: [], reason: 'Cambio de cargos' }, two.version),
      second.patch('/pilots/PRB001', { positions: [], reason: 'Cambio de cargos' }, one.version),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [winner, loser] = answers[0]!.status === 200 ? [administrator, 'PRB002'] : [second, 'PRB001'];
    const { version } = (await winner.get(`/pilots/${loser}`)).body;
    expect(
      (await winner.patch(`/pilots/${loser}`, { positions: ['CEO'], reason: 'Cambio de cargos' }, version))
        .status,
    ).toBe(200);
  });

  it('gives nobody a way up through the account of somebody who may do more', async () => {
    const reason = 'Ha perdido su contraseña';
    expect((await operations.post('/pilots/PRB001/link', { reason })).body.code).toBe(
      'permiso-que-no-tienes',
    );
    expect((await operations.post('/pilots/PRB006/link', { reason })).status).toBe(201);
    expect((await operations.post('/pilots/PRB001/second-factor/reset', { reason })).status).toBe(403);
    expect((await administrator.post('/pilots/PRB001/second-factor/reset', { reason })).body.code).toBe(
      'asunto-propio',
    );
  });

  it('says of a link that it goes by mail only where the server sends mail', async () => {
    const invite = {
      callsign: 'PRB061',
      email: 'sin@example.org',
      oldEnough: true,
      reason: 'Viene de otra aerolínea',
    };
    expect((await operations.post('/pilots', invite)).body.mailed).toBe(false);
    expect((await operations.post('/pilots/PRB061/link', { reason: 'Perdió el primero' })).body.mailed).toBe(
      false,
    );
  });

  it('PL-07: holds a callsign for twelve months, then gives it to somebody else', async () => {
    const reason = 'Se despide de la compañía';
    const before = await api.idOf('other');
    const code = await sendTyped(api, await api.signedIn('other'));
    await acceptAtDesk(operations, code);
    expect((await operations.post('/pilots/PRB006/retire', { reason })).status).toBe(204);
    const invite = { callsign: 'PRB006', oldEnough: true, reason: 'Viene de otra aerolínea' };
    expect((await operations.post('/pilots', invite)).body.code).toBe('indicativo-ocupado');
    expect((await operations.post('/pilots/PRB006/come-back', { reason })).body.status).toBe('active');
    expect((await operations.post('/pilots/PRB006/retire', { reason })).status).toBe(204);
    api.pass(366 * 86_400);
    await api.signIn(operations, 'operations');
    const { url } = (await operations.post('/pilots', invite)).body;
    const next = api.visitor();
    const consent = { termsAccepted: true, oldEnough: true };
    const token = url.split('#')[1];
    await next.post('/invitations/accept', { token, password: 'contraseña nueva y larga', ...consent });
    expect((await next.get('/me/totals')).body).toMatchObject({ flights: 0, minutes: 0, points: 0 });
    expect((await next.get(`/reports/${code}`)).status).toBe(404);
    const held = await api.db.queries
      .selectFrom('callsign_assignment')
      .select(['pilot_id', 'released_at'])
      .where('callsign', '=', 'PRB006')
      .orderBy('given_at')
      .execute();
    expect(held).toHaveLength(2);
    expect(held[0]!.pilot_id).toBe(before);
    expect(held[0]!.released_at).not.toBeNull();
    const flownBy = async () => (await operations.get(`/reviews/${code}`)).body.report.callsign;
    expect(await flownBy()).toBe('PRB006');
    // Who left a month ago and more is forgotten then, and the flight is not the new one's for that.
    await runDates();
    expect(await flownBy()).toBeNull();
  });

  it('hands out no callsign with the digits of a flight number in force, and says to choose another', async () => {
    const [{ number }] = (await operations.get('/timetable')).body.flights;
    const callsign = `PRB${String(number).padStart(3, '0')}`;
    const invite = { callsign, oldEnough: true, reason: 'Viene de otra aerolínea' };
    const { body } = await operations.post('/pilots', invite);
    expect(body).toMatchObject({ code: 'indicativo-ocupado' });
    expect(body.detail).toMatch(/coincide con un número de vuelo\. Elige otro\.$/);
    await api.db.queries
      .updateTable('flight')
      .set({ valid_from: '2026-01-01', valid_until: '2026-01-31' })
      .where('number', '=', number)
      .execute();
    expect((await operations.post('/pilots', invite)).status).toBe(201);
  });

  it('removes an invitation that nobody accepted, and frees its callsign', async () => {
    const invite = {
      callsign: 'PRB050',
      oldEnough: true,
      reason: 'Viene de otra aerolínea',
      email: 'nadie@example.org',
    };
    expect((await operations.post('/pilots', { ...invite, callsign: 'ZZZ050' })).body.code).toBe(
      'indicativo-no-valido',
    );
    expect((await operations.post('/pilots', { ...invite, oldEnough: false })).body.code).toBe('edad-minima');
    expect((await operations.post('/pilots', invite)).status).toBe(201);
    expect((await operations.post('/pilots', { ...invite, callsign: 'PRB051' })).body.code).toBe(
      'correo-ocupado',
    );
    api.pass(14 * 86_400 + 60);
    await runDates();
    expect((await operations.get('/pilots/PRB050')).status).toBe(404);
    expect((await operations.post('/pilots', invite)).status).toBe(201);
  });

  it('erases those who left a month ago, and keeps when their callsign was taken, but not whose it was', async () => {
    const erased = api.db.queries.selectFrom('pilot').selectAll().where('status', '=', 'erased');
    const [person] = await erased.execute();
    expect(person).toMatchObject({ callsign: null, name: null, email: null, roles: [], positions: [] });
    for (const table of ['password', 'sign_in', 'inbox_message', 'outbox', 'access_link'] as const)
      expect(
        await api.db.queries
          .selectFrom(table)
          .select('pilot_id')
          .where('pilot_id', '=', person!.id)
          .execute(),
      ).toEqual([]);
    // The suspension began more than a year ago.
    expect(await api.db.queries.selectFrom('sanction').select('id').execute()).toEqual([]);
    const [held] = await api.db.queries
      .selectFrom('callsign_assignment')
      .select(['pilot_id', 'released_at'])
      .where('callsign', '=', 'PRB006')
      .orderBy('given_at')
      .execute();
    expect(held).toEqual({ pilot_id: null, released_at: expect.any(Date) });
  });

  it('expels with a reason, and lets the person in to appeal', async () => {
    await api.signIn(administrator, 'administrator');
    const facts = 'Ha hecho trampas en tres informes seguidos.';
    expect((await operations.post('/pilots/PRB005/expel', { facts, ...heard })).status).toBe(403);
    const expelled = await administrator.post('/pilots/PRB005/expel', { facts, ...heard });
    expect(expelled.body.status).toBe('retired');
    const client = api.visitor();
    await client.post('/session', { callsign: 'PRB005', password: PASSWORD });
    expect((await client.post('/me/come-back')).body.code).toBe('expulsado');
    expect((await client.get('/session')).body.pilot.capabilities).toContain('appeals.own');
    const sanctions = await api.db.queries.selectFrom('sanction').select(['kind', 'facts']).execute();
    expect(sanctions.map((sanction) => sanction.kind)).toEqual(['expulsion']);
  });

  it('wrote every act into a chain that shows a change', async () => {
    const { body } = await administrator.get('/audit?limit=200');
    expect(body.brokenAt).toBeNull();
    const actions = new Set(body.items.map(({ action }: { action: string }) => action));
    for (const action of [
      'pilot.invited',
      'pilot.suspended',
      'leave.granted',
      'pilot.rights-changed',
      'link.recovery',
    ])
      expect(actions).toContain(action);
    // It names people as people do, and finds what was done to one of them.
    const named = body.items.find(({ subject }: { subject: string | null }) => subject !== null);
    const found = (await administrator.get(`/audit?text=${named.subject.toLowerCase()}`)).body.items;
    expect(found).toContainEqual(named);
    expect(found.length).toBeLessThan(body.items.length);
    expect(JSON.stringify(body)).not.toContain('example.org');
    const change = api.db.queries
      .updateTable('audit_entry')
      .set({ actor: 'nobody' })
      .where('seq', '=', 2)
      .execute();
    await expect(change).rejects.toThrow('append-only');
    await expect(api.db.queries.deleteFrom('audit_entry').execute()).rejects.toThrow('append-only');
    await api.db.transaction(async (tx) => {
      const { sql } = await import('kysely');
      await sql`alter table audit_entry disable trigger audit_entry_fixed`.execute(tx);
      await tx.updateTable('audit_entry').set({ actor: 'nobody' }).where('seq', '=', 2).execute();
      await sql`alter table audit_entry enable trigger audit_entry_fixed`.execute(tx);
    });
    expect(await findAuditBreak(api.db.queries)).toBe(2);
  });
});
