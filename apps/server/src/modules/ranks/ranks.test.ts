import { expect, it } from 'vitest';
import { dayOf } from '@va/domain/months.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { hearNews } from '#server/testing/heard-news.ts';
import { refusalOf } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { runDueJobs, scheduleJobs } from '#server/kernel/jobs/job-runner.ts';
import { rankDates } from './rank-dates.ts';

const DAY = 86_400;
const reason = 'Cumple todo y voló muy bien.';
const sheet = { callsign: 'PRB005', kind: 'verification', typeId: 'jet', result: 'pass', text: reason };

describeEachDatabase('ranks', (kind) => {
  const api = apiForTests(kind);

  const run = async () => {
    const kinds = [rankDates(sampleAirline)];
    const ended = (_: string, outcome: string, error?: unknown) => expect(error, outcome).toBeUndefined();
    await scheduleJobs(api.db, kinds, api.now());
    await runDueJobs(api.db, kinds, api.now, { ended });
  };
  const rankOf = async () => (await (await api.signedIn('pilot')).get('/me/rank')).body;
  /** What the first page of the desk says to an instructor. */
  const waiting = async () => {
    const { counters } = (await (await api.signedIn('reviewer')).get('/desk')).body;
    const { title, count, open } = counters.find(({ id }: { id: string }) => id === 'verifications') ?? {};
    return [title, count, open];
  };
  const give = async (points: number, minutes: number) => {
    const administrator = await api.signedIn('administrator');
    for (const part of points > 0 ? Array.from({ length: points / 50 }, () => 50) : [])
      await administrator.post('/ledger', { callsign: 'PRB005', points: part, reason });
    if (minutes > 0)
      await administrator.post('/ledger/hours', { callsign: 'PRB005', minutes, kind: 'transfer', reason });
  };

  it('PL-66: tell what is missing, and take the verification only once the figures are there', async () => {
    const pilot = await api.signedIn('pilot');
    const early = await pilot.post('/me/rank/verification');
    expect(refusalOf(early)).toEqual([409, 'requisitos-incompletos']);
    await give(300, 3000);
    const { rank, next } = await rankOf();
    expect([rank, next.rank, next.canAsk]).toEqual(['Segundo Oficial', 'Comandante', true]);
    expect(next.requirements).toMatchObject([
      { kind: 'points', have: 300, need: 300, met: true },
      { kind: 'minutes', have: 3000, need: 3000, met: true },
      { kind: 'verification', typeId: 'jet', met: false },
    ]);
    const operations = await api.signedIn('operations');
    await operations.post('/pilots/PRB005/suspend', { days: 7, facts: reason, heard: reason });
    expect((await rankOf()).next.canAsk).toBe(false);
    await operations.post('/pilots/PRB005/lift-suspension', { reason });
    const asked = await pilot.post('/me/rank/verification');
    expect([asked.status, asked.body.promotion.state]).toEqual([201, 'asked']);
    expect(refusalOf(await pilot.post('/me/rank/verification'))).toEqual([409, 'promocion-abierta']);
    expect(await waiting()).toEqual(['Verificaciones pedidas', 1, '/mesa/promociones']);
    expect((await rankOf()).rank).toBe('Segundo Oficial');
  });

  it('are signed by instructors only, never for themselves, and then proposed for fifteen days', async () => {
    const reviewer = await api.signedIn('reviewer');
    const own = await reviewer.post('/promotions/sheets', { ...sheet, callsign: 'PRB003' });
    expect(refusalOf(own)).toEqual([403, 'asunto-propio']);
    expect((await reviewer.post('/promotions/sheets', { ...sheet, typeId: 'x' })).status).toBe(422);
    await api.db.queries
      .updateTable('pilot')
      .set({ rank_code: 'segundo-oficial' })
      .where('callsign', '=', 'PRB003')
      .execute();
    expect(refusalOf(await reviewer.post('/promotions/sheets', sheet))).toEqual([403, 'no-es-instructor']);
    await api.db.queries
      .updateTable('pilot')
      .set({ rank_code: 'comandante' })
      .where('callsign', '=', 'PRB003')
      .execute();
    expect((await reviewer.post('/promotions/sheets', { ...sheet, result: 'pending' })).status).toBe(204);
    expect((await rankOf()).promotion.state).toBe('asked');
    expect((await reviewer.post('/promotions/sheets', sheet)).status).toBe(204);
    expect(await waiting()).toEqual(['Verificaciones pedidas', 0, null]);
    const { promotion } = await rankOf();
    const due = dayOf(api.now().getTime() + 15 * DAY * 1000);
    expect([promotion.state, promotion.dueAt.slice(0, 10)]).toEqual(['proposed', due]);
    // Taken back, the promotion waits for its verification again.
    const [signed] = (await reviewer.get('/promotions/sheets')).body.items;
    expect(signed).toMatchObject({ callsign: 'PRB005', kind: 'verification', result: 'pass', own: false });
    const takeBack = (client: ApiClient) =>
      client.post(`/promotions/sheets/${signed.id}/take-back`, { reason });
    expect(refusalOf(await takeBack(await api.signedIn('operations')))).toEqual([403, 'sin-permiso']);
    expect((await reviewer.post(`/promotions/sheets/${signed.id}/take-back`, {})).status).toBe(422);
    expect((await takeBack(reviewer)).status).toBe(204);
    expect((await rankOf()).promotion).toMatchObject({ state: 'asked', dueAt: null });
    expect(refusalOf(await takeBack(reviewer))).toEqual([404, 'no-encontrado']);
    const { items } = (await (await api.signedIn('administrator')).get('/audit')).body;
    expect(items[0]).toMatchObject({ action: 'qualification.taken-back', reason });
    api.pass(60);
    expect((await reviewer.post('/promotions/sheets', sheet)).status).toBe(204);
    expect((await rankOf()).promotion.state).toBe('proposed');
  });

  it('remind staff before the fifteen days end, once', async () => {
    const reminders = async () => {
      const { items } = (await (await api.signedIn('administrator')).get('/me/messages')).body;
      return items.filter((one: { kind: string }) => one.kind === 'promotion.due').length;
    };
    await run();
    expect(await reminders()).toBe(0);
    api.pass(13 * DAY);
    await run();
    api.pass(DAY);
    await run();
    expect(await reminders()).toBe(1);
  });

  it('are declined with a reason, not proposed again without a new sheet, and granted with their history', async () => {
    const administrator = await api.signedIn('administrator');
    const open = async () =>
      (await administrator.get('/promotions?state=proposed')).body.items.map(({ id }: { id: string }) => id);
    const [first] = await open();
    const decide = (id: string, body: object) => administrator.post(`/promotions/${id}/decide`, body);
    expect((await decide(first, { grant: true })).status).toBe(422);
    expect((await decide(first, { grant: false, reason: 'Falta volar de noche.' })).status).toBe(204);
    api.pass(DAY);
    await run();
    expect(await open()).toEqual([]);
    api.pass(60);
    await (await api.signedIn('reviewer')).post('/promotions/sheets', sheet);
    const [second] = await open();
    const news = await hearNews(api.db, ['rank.granted']);
    expect((await decide(second, { grant: true, reason })).status).toBe(204);
    expect(await news()).toEqual([['rank.granted', 'Comandante']]);
    expect(refusalOf(await decide(second, { grant: true, reason }))).toEqual([409, 'ya-decidido']);
    const { rank, next, history } = await rankOf();
    expect([rank, next]).toEqual(['Comandante', null]);
    expect(history[0]).toMatchObject({ rank: 'Comandante', reason });
    const messages: { kind: string; body: string }[] = (
      await (await api.signedIn('pilot')).get('/me/messages')
    ).body.items;
    const told = (kindOfIt: string) => messages.find((one) => one.kind === kindOfIt)?.body;
    expect(told('rank.declined')).toContain('Si no estás de acuerdo');
    // Nobody complains of the rank that they wanted.
    expect(told('rank.granted')).toBe(reason);
  });

  it('are taken back with a reason: a refusal waits again, a granted rank falls to the one before', async () => {
    const administrator = await api.signedIn('administrator');
    const takeBack = (id: string) => administrator.post(`/promotions/${id}/take-back`, { reason });
    const { items } = (await administrator.get('/promotions')).body;
    const one = (state: string) => items.find((item: { state: string }) => item.state === state).id;
    const [granted, declined] = [one('granted'), one('declined')];
    const before = await rankOf();
    const idsOf = async (query: string) =>
      (await administrator.get(`/promotions?state=decided${query}`)).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await idsOf('')).toEqual([granted, declined]);
    expect(await idsOf('&limit=1')).toEqual([granted]);
    api.pass(60);
    expect((await administrator.post(`/promotions/${granted}/take-back`, {})).status).toBe(422);
    expect((await takeBack(granted)).status).toBe(204);
    const after = await rankOf();
    expect([before.rank, after.rank]).toEqual(['Comandante', 'Segundo Oficial']);
    expect(after.history[0]).toMatchObject({ rank: 'Segundo Oficial', reason });
    expect((await takeBack(declined)).status).toBe(204);
    // What is open again, not what was decided after it.
    expect((await rankOf()).promotion.state).toBe('proposed');
    const open = (await administrator.get('/promotions?state=proposed')).body.items;
    expect(open.map(({ id }: { id: string }) => id)).toEqual([declined]);
    expect(await idsOf('')).toEqual([granted]);
    expect(refusalOf(await takeBack(declined))).toEqual([412, 'cambiado-entretanto']);
    expect(refusalOf(await takeBack(granted))).toEqual([409, 'promocion-abierta']);
    const kinds = (await (await api.signedIn('pilot')).get('/me/messages')).body.items.map(
      (item: { kind: string }) => item.kind,
    );
    expect(kinds).toEqual(expect.arrayContaining(['rank.revoked', 'rank.reopened']));
    const again = await administrator.post(`/promotions/${declined}/decide`, { grant: true, reason });
    expect(again.status).toBe(204);
    expect((await rankOf()).rank).toBe('Comandante');
  });

  it('count a year without instruction from when the account came here, however old the rank is', async () => {
    const { queries } = api.db;
    const who = { pilot_id: await api.idOf('other'), rank_code: 'comandante' };
    await queries
      .updateTable('pilot')
      .set({ rank_code: who.rank_code })
      .where('id', '=', who.pilot_id)
      .execute();
    await queries.deleteFrom('rank_history').where('pilot_id', '=', who.pilot_id).execute();
    const brought = {
      id: crypto.randomUUID(),
      since: new Date('2021-03-01'),
      reason: 'Traído de otro sistema',
    };
    await queries
      .insertInto('rank_history')
      .values({ ...who, ...brought })
      .execute();
    api.pass(DAY);
    await run();
    const { items } = (await (await api.signedIn('administrator')).get('/promotions?state=asked')).body;
    expect(items).toEqual([]);
  });

  it('PL-67: do not fall with the points, and a year without instruction is told and left to a person', async () => {
    const administrator = await api.signedIn('administrator');
    const { items } = (await administrator.get('/ledger?callsign=PRB005&limit=200')).body;
    for (const { id } of items) await administrator.post(`/ledger/${id}/reverse`, { reason });
    const { balance, thresholds } = (await (await api.signedIn('pilot')).get('/me/points')).body;
    expect([balance, thresholds]).toEqual([0, [{ rank: 'Comandante', points: 300 }]]);
    expect((await rankOf()).rank).toBe('Comandante');
    api.pass(366 * DAY);
    await run();
    await run();
    const again = await api.signedIn('administrator');
    const idle = (await again.get('/promotions?state=asked')).body.items;
    expect(idle.map((one: { callsign: string }) => one.callsign)).toContain('PRB005');
    expect((await rankOf()).rank).toBe('Comandante');
    const messages = (await (await api.signedIn('pilot')).get('/me/messages')).body.items;
    expect(messages.filter((one: { kind: string }) => one.kind === 'rank.instruction')).toHaveLength(1);
    // Who leads the training is told of the others, once each.
    const lead = (await (await api.signedIn('reviewer')).get('/me/messages')).body.items;
    const idleOnes = lead.filter((one: { kind: string }) => one.kind === 'promotion.instruction');
    expect(idleOnes.map(({ title }: { title: string }) => title).toSorted()).toEqual(
      ['PRB001', 'PRB002', 'PRB004', 'PRB005', 'PRB006'].map((who) => `${who} lleva tiempo sin instruir`),
    );
    expect(idleOnes[0].link).toBe('/plataforma/mesa/promociones');
    const { id } = idle.find((one: { callsign: string }) => one.callsign === 'PRB005');
    const decided = await again.post(`/promotions/${id}/decide`, {
      grant: true,
      reason: 'Acordado con el piloto.',
    });
    expect(decided.status).toBe(204);
    expect((await rankOf()).rank).toBe('Segundo Oficial');
  });

  it('PL-67: come back to an instructor who stopped with a refresher, and are not proposed before it', async () => {
    await give(300, 0);
    await run();
    const missing = async () =>
      (await rankOf()).next.requirements.filter(({ met }: { met: boolean }) => !met);
    expect(await missing()).toEqual([
      { kind: 'refresher', typeId: null, model: null, have: 0, need: 1, met: false },
    ]);
    expect((await rankOf()).promotion).toMatchObject({ kind: 'instruction', state: 'granted' });
    const refresher = { callsign: 'PRB005', kind: 'refresher', result: 'pass', text: reason };
    const reviewer = await api.signedIn('reviewer');
    expect((await reviewer.post('/promotions/sheets', refresher)).status).toBe(204);
    expect((await rankOf()).promotion).toMatchObject({ kind: 'promotion', state: 'proposed' });
    expect(await missing()).toEqual([]);
  });
});
