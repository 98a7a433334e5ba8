import { expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { apiForTests } from '#server/testing/api-server.ts';
import { postPoints } from '../ledgers/points-ledger.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk, refusalOf, typedFlight } from '#server/testing/report-desk.ts';

const reason = 'Vuelo que la plataforma no grabó.';
const confirmed = 'He visto el vuelo en la red.';

describeEachDatabase('adjustments', (kind) => {
  const api = apiForTests(kind);

  const balance = async () => (await (await api.signedIn('pilot')).get('/me/points')).body.balance;

  it('are posted with their reason, never to oneself, and are taken back once', async () => {
    const operations = await api.signedIn('operations');
    const own = await operations.post('/ledger', { callsign: 'PRB004', points: 1, reason });
    expect(refusalOf(own)).toEqual([403, 'asunto-propio']);
    expect((await operations.post('/ledger', { callsign: 'PRB005', points: 0, reason })).status).toBe(422);
    const given = await operations.post('/ledger', { callsign: 'PRB005', points: 50, reason });
    expect(given.body).toEqual({ state: 'posted', applied: 50 });
    const [entry] = (await operations.get('/ledger?callsign=PRB005')).body.items;
    expect(entry).toMatchObject({ reason: 'adjustment', applied: 50, text: reason });
    const back = await operations.post(`/ledger/${entry.id}/reverse`, { reason });
    expect(back.body).toEqual({ state: 'posted', applied: -50 });
    const again = await operations.post(`/ledger/${entry.id}/reverse`, { reason });
    expect(refusalOf(again)).toEqual([409, 'apunte-anulado']);
    expect(await balance()).toBe(0);
  });

  it('stand in a file of the ledger, for its pilot and for who may read the points of all', async () => {
    const [operations, pilot] = [await api.signedIn('operations'), await api.signedIn('pilot')];
    const { body } = await pilot.get('/exports/ledger');
    const [header, first, ...rest] = String(body.csv).trim().split('\r\n');
    expect(header).toMatch(/^seq,postedAt,month,reason,/);
    expect(first).toMatch(/^1,.+,adjustment,.+,50,50,50,/);
    expect(rest).toHaveLength(1);
    expect((await operations.get('/exports/ledger?callsign=PRB005')).body).toEqual(body);
    expect((await pilot.get('/exports/ledger?month=2025-01')).body.csv).toBe(`${header}\r\n`);
    expect((await pilot.get('/exports/ledger?callsign=prb005')).body).toEqual(body);
    expect((await pilot.get('/exports/ledger?callsign=PRB006')).body.code).toBe('sin-permiso');
    expect((await operations.get('/exports/ledger?callsign=PRB999')).status).toBe(404);
  });

  it('above the limit wait for another person, who is neither the first one nor the pilot', async () => {
    const operations = await api.signedIn('operations');
    const proposed = await operations.post('/ledger', { callsign: 'PRB005', points: 51, reason });
    expect(proposed.body).toEqual({ state: 'proposed', applied: null });
    expect(await balance()).toBe(0);
    const [proposal] = (await operations.get('/ledger/proposals')).body.items;
    expect(proposal).toMatchObject({ callsign: 'PRB005', points: 51, by: 'PRB004', ofYours: true });
    const path = `/ledger/proposals/${proposal.id}/decide`;
    expect(refusalOf(await operations.post(path, { confirm: true, reason: confirmed }))).toEqual([
      403,
      'misma-persona',
    ]);
    const administrator = await api.signedIn('administrator');
    expect((await administrator.post(path, { confirm: true, reason: confirmed })).body).toEqual({
      state: 'posted',
      applied: 51,
    });
    expect(refusalOf(await administrator.post(path, { confirm: true, reason: confirmed }))).toEqual([
      409,
      'ya-decidido',
    ]);
    expect(await balance()).toBe(51);
    const [noted] = (await administrator.get('/audit?action=points.adjusted')).body.items;
    expect(noted).toMatchObject({ actor: 'PRB001', reason: confirmed });
  });

  it('are taken back once, also where two people have proposed it', async () => {
    const [operations, administrator] = [
      await api.signedIn('operations'),
      await api.signedIn('administrator'),
    ];
    const decide = async (by: typeof operations, confirm: boolean) => {
      const [{ id }] = (await by.get('/ledger/proposals')).body.items;
      return by.post(`/ledger/proposals/${id}/decide`, { confirm, reason: confirmed });
    };
    const before = await balance();
    await operations.post('/ledger', { callsign: 'PRB005', points: 60, reason });
    expect((await decide(administrator, true)).body).toEqual({ state: 'posted', applied: 60 });
    const [entry] = (await operations.get('/ledger?callsign=PRB005')).body.items;
    for (const by of [operations, await api.signedIn('second')])
      expect((await by.post(`/ledger/${entry.id}/reverse`, { reason })).body.state).toBe('proposed');
    const [first, second] = (await operations.get('/ledger/proposals')).body.items;
    const part = (await operations.get('/ledger/proposals?limit=1')).body;
    expect(part.items).toEqual([first]);
    const rest = (await operations.get(`/ledger/proposals?limit=1&cursor=${part.next}`)).body;
    expect(rest).toEqual({ items: [second] });
    expect((await decide(administrator, true)).body).toEqual({ state: 'posted', applied: -60 });
    expect(refusalOf(await decide(administrator, true))).toEqual([409, 'apunte-anulado']);
    expect((await decide(administrator, false)).status).toBe(200);
    expect((await operations.get('/ledger/proposals')).body.items).toEqual([]);
    expect(await balance()).toBe(before);
  });

  it('that answer a claim count for its month, and are told when another person has confirmed them', async () => {
    const pilotId = await api.idOf('pilot');
    const month = '2026-10';
    const day = new Date(api.now().getTime() + 86_400_000);
    await api.db.queries.insertInto('closure').values({ month, started_at: api.now() }).execute();
    await api.db.queries
      .insertInto('month_statement')
      .values({
        id: uuid(),
        pilot_id: pilotId,
        month,
        result: 'active',
        balance: 0,
        settled_at: api.now(),
        claims_until: day,
      })
      .execute();
    const pilot = await api.signedIn('pilot');
    const text = 'Faltan los puntos del tour de Europa.';
    const { body: claim } = await pilot.post('/me/points/claims', { month, text });
    const operations = await api.signedIn('operations');
    const administrator = await api.signedIn('administrator');
    const answer = 'El tour está completo: se suman.';
    const propose = (points: number) =>
      operations.post(`/ledger/claims/${claim.id}/decide`, { points, answer });
    const waiting = async () =>
      (await administrator.get('/desk')).body.counters.find(({ id }: { id: string }) => id === 'claims')
        .count;
    const told = async () =>
      (await pilot.get('/me/messages')).body.items.map(({ kind: what }: { kind: string }) => what);
    const decide = async (confirm: boolean) => {
      const [proposal] = (await administrator.get('/ledger/proposals')).body.items;
      return administrator.post(`/ledger/proposals/${proposal.id}/decide`, { confirm, reason: confirmed });
    };
    const before = await balance();
    expect(await waiting()).toBe(1);
    expect((await propose(60)).body).toMatchObject({ state: 'open', proposed: true, answer: null });
    expect(refusalOf(await propose(10))).toEqual([409, 'ya-decidido']);
    expect([await waiting(), await told(), await balance()]).toEqual([
      0,
      expect.not.arrayContaining(['points.claim-decided']),
      before,
    ]);
    await decide(false);
    expect(await waiting()).toBe(1);
    await propose(60);
    await decide(true);
    const [answered] = (await operations.get('/ledger/claims')).body.items;
    expect(answered).toMatchObject({ id: claim.id, state: 'corrected', proposed: false, answer });
    expect(await told()).toContain('points.claim-decided');
    const [entry] = (await pilot.get('/me/points/entries?limit=1')).body.items;
    expect(entry).toMatchObject({ reason: 'adjustment', applied: 60, month, text: answer });
  });

  it('do not touch what a report gives: that changes with its decision', async () => {
    const pilot = await api.signedIn('pilot');
    const { body } = await pilot.post('/reports/manual', typedFlight(api, 1));
    await acceptAtDesk(await api.signedIn('reviewer'), body.code);
    const operations = await api.signedIn('operations');
    const [entry] = (await operations.get('/ledger?callsign=PRB005&limit=1')).body.items;
    expect(entry).toMatchObject({ reason: 'manual', report: { code: body.code, dep: 'LEMD', arr: 'LEBL' } });
    const back = await operations.post(`/ledger/${entry.id}/reverse`, { reason });
    expect(refusalOf(back)).toEqual([409, 'apunte-de-informe']);
  });

  it('of hours are entries too, and never leave fewer than none', async () => {
    const operations = await api.signedIn('operations');
    const adjust = (minutes: number) =>
      operations.post('/ledger/hours', { callsign: 'PRB005', minutes, kind: 'transfer', reason });
    expect((await adjust(600)).status).toBe(204);
    expect(refusalOf(await adjust(-671))).toEqual([409, 'horas-negativas']);
    const pilot = await api.signedIn('pilot');
    const { items } = (await pilot.get('/me/hours')).body;
    expect(items[0]).toMatchObject({ minutes: 600, kind: 'transfer', text: reason });
    expect((await pilot.get('/me/totals')).body.minutes).toBe(670);
    const minutesOf = async (of: string) =>
      (await pilot.get(`/me/hours?of=${of}`)).body.items.map((entry: { minutes: number }) => entry.minutes);
    expect(await minutesOf('desk')).toEqual([600]);
    expect(await minutesOf('flights')).toEqual([70]);
    const [told] = (await pilot.get('/me/messages')).body.items;
    expect(told).toMatchObject({ title: 'Horas reconocidas: +10:00\u00a0h', body: reason });
  });

  it('of months are shown month by month, those without entries with the balance that they took over', async () => {
    const imported = { reason: 'import', nominal: 30, subject: 'antes', period: '2026-08' } as const;
    const accountId = await api.idOf('other');
    await api.db.transaction((tx) => postPoints(tx, accountId, imported));
    const { months } = (await (await api.signedIn('other')).get('/me/points')).body;
    expect(months.map(({ month, balance }: { month: string; balance: number }) => [month, balance])).toEqual([
      ['2026-11', 30],
      ['2026-10', 30],
      ['2026-09', 30],
      ['2026-08', 30],
    ]);
  });

  it('PL-68: stand alike in every place that shows points and hours', async () => {
    const pilot = await api.signedIn('pilot');
    const { body: me } = await pilot.get('/me/totals');
    const months = (await pilot.get('/me/points')).body;
    const entries = (await pilot.get('/me/points/entries?limit=200')).body.items;
    const hours = (await pilot.get('/me/hours?limit=200')).body.items;
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    expect(months.balance).toBe(me.points);
    expect(months.months[0].balance).toBe(me.points);
    expect(sum(entries.map(({ applied }: { applied: number }) => applied))).toBe(me.points);
    expect(sum(hours.map(({ minutes }: { minutes: number }) => minutes))).toBe(me.minutes);
    const roster = (await pilot.get('/pilots?limit=200')).body.items;
    const inRoster = roster.find(({ callsign }: { callsign: string }) => callsign === 'PRB005');
    const profile = (await pilot.get('/pilots/PRB005')).body;
    for (const shown of [inRoster, profile])
      expect(shown.totals ?? shown).toMatchObject({ points: me.points, minutes: me.minutes });
  });
});
