import { beforeEach, expect, it } from 'vitest';
import { dayOf } from '@va/domain/months.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk, actAtDesk, refusalOf, typedFlight } from '#server/testing/report-desk.ts';
import { clearDemo } from '../demo/clear-demo.ts';

const REASON = 'Se ha aclarado lo que pasó.';
const SUSPENSION = { days: 7, facts: '=Aterrizó sin permiso tres veces.', heard: 'Dice que fue un corte.' };

describeEachDatabase('what staff take back', (kind) => {
  const api = apiForTests(kind);
  const administrator = signedInForTests(api, 'administrator');
  const operations = signedInForTests(api, 'operations');
  const pilot = signedInForTests(api, 'pilot');
  beforeEach(() => api.pass(60));
  const lastMessage = async () => (await pilot.get('/me/messages')).body.items[0].kind as string;

  it('a suspension: the account is as before, the pilot is told, the sanction says when', async () => {
    const lift = () => operations.post('/pilots/PRB005/lift-suspension', { reason: REASON });
    expect(refusalOf(await lift())).toEqual([409, 'estado-de-cuenta']);
    await operations.post('/pilots/PRB005/suspend', SUSPENSION);
    const { body: before } = await operations.get('/sanctions');
    expect(before.items[0]).toMatchObject({ callsign: 'PRB005', decidedBy: 'PRB004', running: true });
    expect((await operations.get('/sanctions?callsign=PRB005')).body).toEqual(before);
    expect((await operations.get('/sanctions?callsign=PRB004')).body.items).toEqual([]);
    expect((await lift()).body).toMatchObject({ status: 'active', suspendedUntil: null });
    expect((await operations.get('/sanctions')).body.items[0]).toMatchObject({
      running: false,
      liftedAt: api.now().toISOString(),
    });
    expect(await lastMessage()).toBe('account.lift_suspension');
    expect(refusalOf(await pilot.get('/sanctions'))).toEqual([403, 'sin-permiso']);
  });

  it('a warning, which can be appealed and changes nothing else', async () => {
    const facts = 'Cerró el ACARS antes de tiempo en dos vuelos.';
    const { heard } = SUSPENSION;
    const warn = (callsign: string) => operations.post(`/pilots/${callsign}/warn`, { facts, heard });
    expect((await operations.post('/pilots/PRB005/warn', { facts })).status).toBe(422);
    expect(refusalOf(await warn('PRB004'))).toEqual([403, 'asunto-propio']);
    expect(refusalOf(await pilot.post('/pilots/PRB006/warn', { facts, heard }))).toEqual([
      403,
      'sin-permiso',
    ]);
    expect((await warn('PRB005')).status).toBe(204);
    expect((await pilot.get('/me')).body.status).toBe('active');
    expect(await lastMessage()).toBe('account.warn');
    const [mine] = (await pilot.get('/me/sanctions')).body;
    expect(mine).toMatchObject({ kind: 'warning', facts, liftedAt: null });
    expect(Date.parse(mine.appealUntil) - api.now().getTime()).toBe(15 * 86_400_000);
    const lift = () => operations.post(`/sanctions/${mine.id}/lift`, { reason: REASON });
    expect((await operations.get('/sanctions')).body.items[0]).toMatchObject({ running: true });
    expect((await lift()).status).toBe(204);
    expect(refusalOf(await lift())).toEqual([409, 'estado-de-cuenta']);
    expect((await operations.get('/sanctions')).body.items[0]).toMatchObject({
      running: false,
      liftedAt: api.now().toISOString(),
    });
    expect(await lastMessage()).toBe('account.lift_warning');
    const { items } = (await administrator.get('/audit')).body;
    expect(items[0]).toMatchObject({ action: 'pilot.warning-lifted', reason: REASON });
  });

  it('a leave, before it begins and while it runs; never one’s own or twice', async () => {
    const grant = async (client: ApiClient, firstMonth: string) => {
      const { body } = await client.post('/me/leaves', { firstMonth, months: 1 });
      expect((await administrator.post(`/leaves/${body.id}/decide`, { grant: true })).status).toBe(200);
      return body.id as string;
    };
    const end = (client: ApiClient, id: string) => client.post(`/leaves/${id}/end`, { reason: REASON });
    const ahead = await grant(pilot, '2027-03');
    expect((await end(operations, ahead)).body.state).toBe('ended');
    expect(refusalOf(await end(operations, ahead))).toEqual([412, 'cambiado-entretanto']);
    expect(await lastMessage()).toBe('account.leave-taken-back');
    const own = await grant(operations, '2027-03');
    expect(refusalOf(await end(operations, own))).toEqual([403, 'asunto-propio']);

    const running = await grant(pilot, '2026-12');
    await api.db.queries
      .updateTable('leave')
      .set({ first_month: '2026-11-01' })
      .where('id', '=', running)
      .execute();
    await api.db.queries
      .updateTable('pilot')
      .set({ status: 'on_leave', leave_until: new Date('2026-12-01T00:00:00Z') })
      .where('callsign', '=', 'PRB005')
      .execute();
    expect((await end(operations, running)).body.state).toBe('ended');
    expect((await operations.get('/pilots/PRB005')).body.status).toBe('active');
    const listed = async (query: string) =>
      (await operations.get(`/leaves${query}`)).body.items.map(({ id }: { id: string }) => id);
    expect(await listed('?state=ended')).toEqual([ahead, running]);
    expect(await listed('')).toEqual([]);
  });

  it('a leave by a flight that was begun in it and counts, and by none of before', async () => {
    const { body } = await pilot.post('/me/leaves', { firstMonth: '2026-12', months: 1 });
    await administrator.post(`/leaves/${body.id}/decide`, { grant: true });
    await api.db.queries
      .updateTable('pilot')
      .set({ status: 'on_leave', leave_until: new Date('2027-01-01T00:00:00Z') })
      .where('callsign', '=', 'PRB005')
      .execute();
    const reviewer = await api.signedIn('reviewer');
    const status = async () => (await operations.get('/pilots/PRB005')).body.status;
    const codes: string[] = [];
    const fly = async (hoursAgo: number) => {
      const { body: report } = await pilot.post('/reports/manual', typedFlight(api, hoursAgo));
      expect((await acceptAtDesk(reviewer, report.code)).status).toBe(200);
      codes.push(report.code);
      return status();
    };
    expect(await fly(8)).toBe('on_leave');
    await api.db.queries
      .updateTable('leave')
      .set({ first_month: '2026-11-01' })
      .where('id', '=', body.id)
      .execute();
    expect(await fly(2)).toBe('active');
    const { items } = (await pilot.get('/me/messages')).body;
    expect(items.map(({ kind: about }: { kind: string }) => about)).toContain('account.end_leave');
    const ended = (await operations.get('/leaves?state=ended')).body.items;
    expect(ended.map(({ id }: { id: string }) => id)).toContain(body.id);

    // Once no flight of its months counts the leave goes on, and ends again with one.
    const state = async () =>
      (await pilot.get('/me/leaves')).body.find(({ id }: { id: string }) => id === body.id).state;
    for (const [code, then] of [
      [codes[1]!, 'active'],
      [codes[0]!, 'on_leave'],
    ] as const) {
      expect((await actAtDesk(operations, code, 'reopen', { text: REASON })).status).toBe(200);
      expect(await status()).toBe(then);
    }
    expect(await state()).toBe('granted');
    expect((await acceptAtDesk(reviewer, codes[1]!)).status).toBe(200);
    expect(await status()).toBe('active');
    expect(await state()).toBe('ended');

    // So too when it goes with the demo that flew it.
    await api.db.queries
      .insertInto('demo_thing')
      .columns(['kind', 'id'])
      .expression((of) =>
        of
          .selectFrom('report')
          .select([of.val('report').as('kind'), 'id'])
          .where('code', '=', codes[1]!),
      )
      .execute();
    expect(await clearDemo(api.db)).toBe(1);
    expect(await state()).toBe('granted');
  });

  it('the refusal of a leave, which needs a reason: it waits again, until its month begins', async () => {
    const { body: asked } = await pilot.post('/me/leaves', { firstMonth: '2027-05', months: 1 });
    const decide = (body: object) => operations.post(`/leaves/${asked.id}/decide`, body);
    expect(refusalOf(await decide({ grant: false }))).toEqual([422, 'datos-no-validos']);
    expect((await decide({ grant: false, reason: REASON })).body.state).toBe('refused');
    const reopen = () => operations.post(`/leaves/${asked.id}/reopen`, { reason: REASON });
    expect((await reopen()).body).toMatchObject({ state: 'asked', reason: null });
    expect(await lastMessage()).toBe('account.leave-reopened');
    expect(refusalOf(await reopen())).toEqual([412, 'cambiado-entretanto']);
    expect((await decide({ grant: false, reason: REASON })).status).toBe(200);
    await api.db.queries
      .updateTable('leave')
      .set({ first_month: '2026-11-01' })
      .where('id', '=', asked.id)
      .execute();
    expect(refusalOf(await reopen())).toEqual([409, 'excedencia-tarde']);
  });

  it('an expulsion, by whoever may expel only: the account and its callsign are back', async () => {
    const facts = { facts: 'Insultó a varios compañeros.', heard: 'No quiso decir nada.' };
    expect((await administrator.post('/pilots/PRB006/expel', facts)).status).toBe(200);
    const expulsion = async () =>
      (await operations.get('/sanctions')).body.items.find(
        ({ kind: of }: { kind: string }) => of === 'expulsion',
      );
    expect(await expulsion()).toMatchObject({ callsign: 'PRB006', running: true, liftedAt: null });
    const readmit = (client: ApiClient) => client.post('/pilots/PRB006/come-back', { reason: REASON });
    expect(refusalOf(await readmit(operations))).toEqual([403, 'permiso-que-no-tienes']);
    expect((await readmit(administrator)).body.status).toBe('active');
    expect(await expulsion()).toMatchObject({ running: false, liftedAt: api.now().toISOString() });
  });

  it('all of it is found in the audit by who, what, when and words, and leaves it as CSV', async () => {
    const actions = async (query: string) =>
      (await administrator.get(`/audit?${query}`)).body.items.map(({ action }: { action: string }) => action);
    expect(await actions('actor=prb004&action=suspen')).toEqual([
      'pilot.suspension-lifted',
      'pilot.suspended',
    ]);
    expect(await actions('text=SIN%20permiso')).toEqual(['pilot.suspended']);
    const { at } = (await administrator.get('/audit?action=pilot.suspended')).body.items[0];
    const [day] = at.split('T');
    const nextDay = dayOf(Date.parse(day) + 86_400_000);
    expect(await actions(`action=pilot.suspended&from=${day}&to=${day}`)).toEqual(['pilot.suspended']);
    expect(await actions(`action=pilot.suspended&from=${nextDay}`)).toEqual([]);
    expect(await actions(`action=pilot.suspended&to=2026-01-01`)).toEqual([]);
    expect(refusalOf(await administrator.get('/audit?from=ayer'))).toEqual([422, 'datos-no-validos']);
    const { body } = await administrator.get('/exports/audit?action=pilot.suspended');
    expect(body.cut).toBe(false);
    const [header, entry] = body.csv.split('\r\n');
    expect(header).toBe('seq,at,actor,action,subject_kind,subject_id,subject,reason,before,after');
    expect(entry).toContain(`"'=Aterrizó sin permiso tres veces."`);
    expect(refusalOf(await operations.get('/exports/audit'))).toEqual([403, 'sin-permiso']);
  });
});
