import { v7 as uuid } from 'uuid';
import { HOUR_MS } from '@va/domain/durations.ts';
import { expect, it } from 'vitest';
import type { ApiAnswer, ApiClient } from '#server/testing/api-client.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import {
  acceptAtDesk,
  actAtDesk,
  REASON,
  refusalOf,
  rejectAtDesk,
  sendTyped,
  typedFlight,
  reportDesk,
} from '#server/testing/report-desk.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';
import { postPoints, readEntries } from '../ledgers/points-ledger.ts';

describeEachDatabase('decisions on reports', (kind) => {
  const { api, pilot, reviewer, operations, comeBack, typeOne, totals } = reportDesk(kind);

  const send = (client: ApiClient, hoursAgo = 1, change: object = {}): Promise<ApiAnswer> =>
    client.post('/reports/manual', typedFlight(api, hoursAgo, change));

  it('PL-48: rejects with a text that the pilot reads in the report, the inbox and a mail', async () => {
    const code = await typeOne();
    const email = 'piloto@example.org';
    await api.db.queries
      .updateTable('pilot')
      .set({ email })
      .where('id', '=', await api.idOf('pilot'))
      .execute();
    expect((await rejectAtDesk(reviewer, code, ' ')).status).toBe(422);
    const { status, body } = await rejectAtDesk(reviewer, code);
    expect([status, body.report.state]).toEqual([200, 'rejected']);
    const { body: history } = await pilot.get(`/reports/${code}/history`);
    expect(history.at(-1)).toMatchObject({
      event: 'reject',
      reasonCode: 'other',
      text: REASON,
      by: 'staff',
    });
    expect(new Set(history.map(({ by }: { by: string }) => by))).toEqual(
      new Set(['pilot', 'system', 'staff']),
    );
    const { body: inbox } = await pilot.get('/me/messages');
    expect(inbox.items[0].body).toContain(
      'El motivo: «La toma no se grabó y la red lo confirma». Si no estás de acuerdo, puedes recurrir hasta el',
    );
    const mail = api.db.queries.selectFrom('outbox').select('body').where('target', '=', email);
    expect(await mail.execute()).toEqual([{ body: inbox.items[0].body }]);
    expect((await pilot.get(`/reports/${code}`)).body.appealUntil).toBe(
      new Date(api.now().getTime() + 7 * 24 * HOUR_MS).toISOString(),
    );
  });

  it('PL-49: lets nobody decide on their own', async () => {
    const code = await typeOne(reviewer);
    const answers = [
      acceptAtDesk(reviewer, code),
      rejectAtDesk(reviewer, code),
      actAtDesk(reviewer, code, 'ask', { text: REASON }),
      reviewer.post(`/reviews/${code}/take`, {}),
    ];
    for (const answer of answers) expect(refusalOf(await answer)).toEqual([403, 'asunto-propio']);
    expect((await reviewer.get('/reviews')).body.items.at(-1)).toMatchObject({ code, own: true });
  });

  it('PL-51, PL-45: reopening and letting off bring exact inverses, and the score only rises', async () => {
    const flight = testFlight(api, { touchdownFpm: 350 });
    const { body: begun } = await pilot.post('/reports/start', startBody(`decision-${api.now().getTime()}`));
    const before = await totals();
    await sendFlight(pilot, api, begun.code, flight);
    await pilot.post(`/reports/${begun.code}/submit`, {});
    const accepted = await totals();
    expect(accepted.points).toBe(before.points + 15);
    const back = await actAtDesk(operations, begun.code, 'reopen', { text: REASON });
    expect(back.body.report).toMatchObject({ state: 'in_review', points: 0, countedMin: 0, score: 97 });
    // It was decided once: its pilot can no longer take it back.
    expect(back.body.report.withdrawUntil).toBeNull();
    const late = await pilot.post(`/reports/${begun.code}/withdraw`);
    expect(refusalOf(late)).toEqual([409, 'retirada-tarde']);
    expect(await totals()).toMatchObject({ points: before.points, minutes: before.minutes });
    const { body } = await actAtDesk(reviewer, begun.code, 'decide', {
      decision: 'accept',
      waivers: ['S-14'],
      text: REASON,
    });
    expect(body.report).toMatchObject({ state: 'accepted', score: 100, points: 15 });
    expect(body.score.items.find(({ rule }: { rule: string }) => rule === 'S-14')).toMatchObject({
      status: 'waived',
      deduction: 0,
      waived: 3,
    });
    await actAtDesk(operations, begun.code, 'reopen', { text: REASON });
    expect((await pilot.get(`/reports/${begun.code}`)).body).toMatchObject({ score: 97, points: 0 });
    const manual = { decision: 'accept_without_score', text: REASON };
    const { body: unscored } = await actAtDesk(reviewer, begun.code, 'decide', manual);
    expect(unscored.report).toMatchObject({ score: null, countsAsManual: true, points: 10 });
    expect(await totals()).toMatchObject({ minutes: accepted.minutes });
    const entries = await api.db.queries
      .selectFrom('points_entry')
      .select(['applied', 'balance_after'])
      .where('pilot_id', '=', await api.idOf('pilot'))
      .orderBy('seq')
      .execute();
    expect(entries.reduce((sum, { applied }) => sum + applied, 0)).toBe(entries.at(-1)!.balance_after);
    expect((await totals()).points).toBe(entries.at(-1)!.balance_after);
  }, 60_000);

  it('marks what was in doubt as checked by who accepted it, until the report is reopened', async () => {
    const { body: begun } = await pilot.post('/reports/start', startBody(`doubt-${api.now().getTime()}`));
    const { events, points } = testFlight(api);
    // Its last minutes, with the touchdown, are missing.
    const down = events[0]!.at;
    const seen = points.filter(({ at }) => Math.abs(at - down) > 200_000);
    await sendFlight(pilot, api, begun.code, { events: [], points: seen });
    const sent = await pilot.post(`/reports/${begun.code}/submit`, {});
    expect(sent.body.state).toBe('in_review');
    const checked = async () => {
      const { body } = await pilot.get(`/reports/${begun.code}/score`);
      const flags: { blocking: boolean; checked: boolean }[] = body.flags;
      return flags.filter(({ blocking }) => blocking).map((flag) => flag.checked);
    };
    expect(await checked()).toEqual([false]);
    await acceptAtDesk(reviewer, begun.code);
    expect(await checked()).toEqual([true]);
    await actAtDesk(operations, begun.code, 'reopen', { text: REASON });
    expect(await checked()).toEqual([false]);
    await rejectAtDesk(reviewer, begun.code);
    expect(await checked()).toEqual([false]);
  }, 60_000);

  it('says which colleague has a report open, for a quarter of an hour, and forbids nothing', async () => {
    const code = await typeOne();
    const taken = async (client: ApiClient) => {
      const { items } = (await client.get('/reviews')).body;
      return items.find((one: { code: string }) => one.code === code).taken;
    };
    expect(await taken(reviewer)).toBeNull();
    const { body } = await reviewer.post(`/reviews/${code}/take`, {});
    expect(body.taken).toMatchObject({ callsign: 'PRB003', mine: true });
    expect((await operations.post(`/reviews/${code}/take`, {})).body.taken).toMatchObject({
      callsign: 'PRB003',
      mine: false,
    });
    expect((await operations.post(`/reviews/${code}/take`, { over: true })).body.taken.mine).toBe(true);
    expect(await taken(reviewer)).toMatchObject({ callsign: 'PRB004', mine: false });
    api.pass(15 * 60 + 1);
    expect(await taken(reviewer)).toBeNull();
    expect((await reviewer.get('/reviews?kind=appealed')).body.items).toEqual([]);
    expect((await acceptAtDesk(reviewer, code)).status).toBe(200);
  });

  it('PL-52: tells the second of two reviewers what the first one did', async () => {
    const code = await typeOne();
    const { headers } = await operations.get(`/reviews/${code}`);
    await acceptAtDesk(reviewer, code);
    const late = await operations.post(
      `/reviews/${code}/decide`,
      { decision: 'reject', reasonCode: 'other', text: REASON },
      { 'If-Match': headers.get('etag')! },
    );
    expect(refusalOf(late)).toEqual([412, 'cambiado-entretanto']);
    expect(late.body.current).toMatchObject({ state: 'accepted', event: 'accept', by: 'PRB003' });
    expect(late.body.detail).toContain('PRB003 lo ha aceptado a las ');
    const blind = await operations.post(`/reviews/${code}/decide`, { decision: 'accept' });
    expect(refusalOf(blind)).toEqual([428, 'falta-if-match']);
  });

  it('PL-52: tells of which day the change is, and names nobody who has no callsign any more', async () => {
    const code = await typeOne();
    const { headers } = await operations.get(`/reviews/${code}`);
    await acceptAtDesk(reviewer, code);
    const gone = await api.idOf('second');
    const left = { callsign: null, status: 'retired' } as const;
    await api.db.queries.updateTable('pilot').set(left).where('id', '=', gone).execute();
    const { id } = await api.db.queries
      .selectFrom('report')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    // By a clock that was set back since.
    const at = new Date(api.now().getTime() + 24 * HOUR_MS);
    const [day = '', clock = ''] = at.toISOString().split('T');
    const saidOf = async (byId: string | null) => {
      const states = { from_state: 'in_review', to_state: 'accepted' };
      await api.db.queries
        .insertInto('report_transition')
        .values({ id: uuid(), report_id: id, ...states, event: 'accept', by_id: byId, at })
        .execute();
      const late = await operations.post(
        `/reviews/${code}/decide`,
        { decision: 'reject', reasonCode: 'other', text: REASON },
        { 'If-Match': headers.get('etag')! },
      );
      return late.body.detail;
    };
    const when = `el ${day.split('-').toReversed().join('/')} a las ${clock.slice(0, 5)}Z`;
    const rest = `lo ha aceptado ${when}, mientras lo tenías abierto. Mira cómo está: lo que has escrito sigue aquí.`;
    expect(await saidOf(gone)).toBe(`Alguien del equipo ${rest}`);
    expect(await saidOf(null)).toBe(`La plataforma ${rest}`);
  });

  it('PL-52: takes one of two decisions that come at once, and its effects alone', async () => {
    const code = await typeOne();
    const { headers } = await operations.get(`/reviews/${code}`);
    const seen = { 'If-Match': headers.get('etag')! };
    const reject = { decision: 'reject', reasonCode: 'other', text: REASON };
    const answers = await Promise.all([
      reviewer.post(`/reviews/${code}/decide`, { decision: 'accept' }, seen),
      operations.post(`/reviews/${code}/decide`, reject, seen),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const { body: report } = await pilot.get(`/reports/${code}`);
    const accepted = answers[0]?.status === 200;
    expect(report).toMatchObject(
      accepted ? { state: 'accepted', points: 10 } : { state: 'rejected', points: 0 },
    );
    const { body: history } = await pilot.get(`/reports/${code}/history`);
    const decided = history.filter(({ event }: { event: string }) => ['accept', 'reject'].includes(event));
    expect(decided).toHaveLength(1);
  });

  it('refuses texts of 2001 characters at the desk, and proof of an appeal that is no https link', async () => {
    const code = await typeOne();
    const long = 'a'.repeat(2001);
    expect((await rejectAtDesk(reviewer, code, long)).status).toBe(422);
    expect((await acceptAtDesk(reviewer, code, long)).status).toBe(422);
    expect((await actAtDesk(reviewer, code, 'ask', { text: long })).status).toBe(422);
    await actAtDesk(reviewer, code, 'ask', { text: REASON });
    expect((await pilot.post(`/reports/${code}/answer`, { text: long })).status).toBe(422);
    await rejectAtDesk(reviewer, code);
    const text = 'El vuelo es verdadero: hay captura.';
    for (const body of [
      { text, evidence: ['http://ejemplo.org/a.png'] },
      { text, evidence: ['javascript:alert(1)'] },
      { text, evidence: ['https://usuario:clave@ejemplo.org/'] },
      { text, evidence: ['data:text/html,hola'] },
      { text: long.repeat(2) },
      { text: 'No.' },
    ])
      expect((await pilot.post(`/reports/${code}/appeal`, body)).status, JSON.stringify(body)).toBe(422);
    expect((await pilot.get(`/reports/${code}`)).body.state).toBe('rejected');
    const resolve = { verdict: 'uphold', answer: long };
    await pilot.post(`/reports/${code}/appeal`, { text });
    expect((await actAtDesk(operations, code, 'resolve', resolve)).status).toBe(422);
  });

  it('PL-31, PL-32: refuses the third by hand of a month with the next date, and one that overlaps by its name', async () => {
    const first = await typeOne(pilot, 1);
    const overlap = await send(pilot, 1.5);
    expect(refusalOf(overlap)).toEqual([409, 'vuelo-solapado']);
    expect(overlap.body.detail).toContain(first);
    await typeOne(pilot, 4);
    const third = await send(pilot, 8);
    expect(refusalOf(third)).toEqual([409, 'manuales-agotados']);
    expect(third.body.detail).toContain('El siguiente puede ser de un vuelo desde el 1\u00A0de\u00A0');
    expect((await pilot.get('/reports/manual')).body).toMatchObject({ perMonth: 2, usedThisMonth: 2 });
  });

  it('takes the debit of an expired booking back while a report by hand of its flight is accepted', async () => {
    const { items } = (await pilot.get('/flights')).body;
    const { flightId, date } = items[0];
    const { body } = await pilot.post('/bookings', { legs: [{ flightId, date }] });
    const [{ code, std, sta }] = body.bookings;
    const booking = await api.db.queries
      .updateTable('booking')
      .set({ state: 'expired', ended_at: api.now() })
      .where('code', '=', code)
      .returning(['id', 'pilot_id', 'dep_icao', 'arr_icao'])
      .executeTakeFirstOrThrow();
    const abandoned = { reason: 'abandoned', subject: booking.id, nominal: -5, period: '2026-12' } as const;
    await api.db.transaction((tx) =>
      postPoints(tx, booking.pilot_id, { ...abandoned, bookingId: booking.id }),
    );
    const balance = async () =>
      (await readEntries(api.db.queries, booking.pilot_id)).reduce((sum, { applied }) => sum + applied, 0);
    const debited = await balance();
    api.pass((Date.parse(sta) - api.now().getTime()) / 1000 + 3600);
    await comeBack();
    const at = (from: string, minutes: number) => new Date(Date.parse(from) + minutes * 60_000).toISOString();
    const times = { offBlock: std, takeoff: at(std, 10), landing: at(sta, -6), onBlock: sta };
    const report = await sendTyped(api, pilot, 0, {
      booking: code,
      depIcao: booking.dep_icao,
      arrIcao: booking.arr_icao,
      ...times,
    });
    expect(await balance()).toBe(debited);
    await acceptAtDesk(reviewer, report);
    const accepted = await balance();
    expect(accepted).toBeGreaterThan(debited + 5);
    expect((await pilot.get(`/bookings/${code}`)).body).toMatchObject({
      state: 'expired',
      reason: 'by_hand',
    });
    // What reopening is said to take leaves the debit out, which comes back with it, and names it.
    const { reopen, apart } = (await operations.get(`/reviews/${report}/effects`)).body;
    expect([accepted + reopen.points, apart]).toEqual([debited + 5, ['booking']]);
    await actAtDesk(operations, report, 'reopen', { text: REASON });
    expect(await balance()).toBe(debited);
    await acceptAtDesk(reviewer, report);
    expect(await balance()).toBe(accepted);
  });

  it.each([
    ['http://ejemplo.org/a.png', { evidenceUrl: 'http://ejemplo.org/a.png' }],
    ['javascript:', { evidenceUrl: 'javascript:alert(1)' }],
    ['2001 signs', { comment: 'a'.repeat(2001) }],
    ['times out of order', { landing: '2026-01-01T00:00:00Z' }],
    ['an unknown tail', { registration: 'XX-XXX' }],
    ['an unknown field', { depIcao: 'ZZZZ' }],
    ['a score', { score: 100 }],
  ])('refuses %s by hand', async (_name, change) => {
    const { status } = await send(pilot, 1, change);
    expect([409, 422]).toContain(status);
  });
});
