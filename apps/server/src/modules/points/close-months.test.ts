import { beforeAll, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { closeRunKey } from '@va/domain/points/monthly-close.ts';
import { apiForTests, type Person, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { addPastFlights, clockAt, closeMonths } from '#server/testing/past-flights.ts';
import { refusalOf } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { dueMonths, closeMonthJob, closingCalendar, heldAfterJump } from './close-months.ts';
import { postPoints, readEntries } from '../ledgers/points-ledger.ts';
import { runDueJobs, scheduleJobs } from '#server/kernel/jobs/job-runner.ts';
import { actsOfTheFuture } from '../verify/verify.ts';

const DAY = 86_400;

const reason = 'Faltaba un informe de ese mes.';

describeEachDatabase('closing months', (kind) => {
  const api = apiForTests(kind);
  beforeAll(async () => {
    // Known balances, and a flight of the only pilot who flies in December.
    for (const [person, points] of [
      ['pilot', 12],
      ['other', 100],
    ] as const) {
      const accountId = await api.idOf(person);
      await api.db.transaction((tx) =>
        postPoints(tx, accountId, {
          reason: 'import',
          nominal: points,
          subject: 'start',
          period: '2026-11',
        }),
      );
    }
    await addPastFlights(api, [
      {
        pilotId: await api.idOf('reviewer'),
        at: '2026-12-31T23:59:00Z',
        dep: 'LEMD',
        arr: 'LEBL',
        minutes: 70,
      },
    ]);
  });

  const entriesOf = async (person: Person) => readEntries(api.db.queries, await api.idOf(person));
  const debitsOf = async (person: Person) =>
    (await entriesOf(person))
      .filter(({ reason }) => reason === 'inactive_month')
      .map(({ subject, nominal, applied }) => [subject, nominal, applied]);
  const monthOfPilot = async (person: Person, month: string) => {
    const { body } = await (await api.signedIn(person)).get('/me/points');
    return body.months.find((one: { month: string }) => one.month === month)?.closing;
  };

  it('begins with the month of the platform, however old the ranks of imported pilots are', async () => {
    const since = new Date('2019-05-01T00:00:00Z');
    const pilotId = await api.idOf('pilot');
    await api.db.queries
      .insertInto('rank_history')
      .values({ id: uuid(), pilot_id: pilotId, rank_code: 'segundo-oficial', since, reason: 'Importado' })
      .execute();
    await api.db.queries.updateTable('pilot').set({ joined_at: since }).where('id', '=', pilotId).execute();
    expect(await dueMonths(api.db.queries, sampleAirline, new Date('2026-12-05T02:59:00Z'))).toEqual([]);
    expect(await dueMonths(api.db.queries, sampleAirline, new Date('2027-01-05T03:00:00Z'))).toEqual([
      '2026-11',
      '2026-12',
    ]);
  });

  it('waits for the day and the hour, and charges nobody for the month in which they joined', async () => {
    clockAt(api, '2026-12-05T02:59:00Z');
    await closeMonths(api);
    expect(await monthOfPilot('pilot', '2026-11')).toBeNull();
    clockAt(api, '2026-12-05T03:00:00Z');
    await closeMonths(api);
    expect(await monthOfPilot('pilot', '2026-11')).toMatchObject({ result: 'exempt', balance: 12 });
  });

  it('PL-62: takes what is there and no more, once, however often it runs and with the clock put back', async () => {
    clockAt(api, '2027-01-05T03:10:00Z');
    await closeMonths(api);
    expect(await debitsOf('pilot')).toEqual([['2026-12', -20, -12]]);
    expect(await debitsOf('other')).toEqual([['2026-12', -20, -20]]);
    expect(await monthOfPilot('reviewer', '2026-12')).toMatchObject({ result: 'active' });
    expect(await debitsOf('reviewer')).toEqual([]);
    const messages = (await (await api.signedIn('other')).get('/me/messages')).body.items;
    expect(messages[0]).toMatchObject({ kind: 'points.idle', link: '/plataforma/puntos' });
    const operations = await api.signedIn('operations');
    expect((await operations.post('/closures/restart', { month: '2026-12', reason })).status).toBe(202);
    await closeMonths(api);
    clockAt(api, '2026-12-20T00:00:00Z');
    await closeMonths(api);
    clockAt(api, '2027-01-06T03:10:00Z');
    await closeMonths(api);
    expect(await debitsOf('other')).toEqual([['2026-12', -20, -20]]);
  });

  it('takes claims for fifteen days, and a correction is an entry with its reason', async () => {
    const other = await api.signedIn('other');
    const text = 'Volé el día 12 y el vuelo no aparece.';
    const open = await other.post('/me/points/claims', { month: '2027-01', text });
    expect(refusalOf(open)).toEqual([409, 'mes-abierto']);
    const { status, body } = await other.post('/me/points/claims', { month: '2026-12', text });
    expect([status, body.state]).toEqual([201, 'open']);
    expect(refusalOf(await other.post('/me/points/claims', { month: '2026-12', text }))).toEqual([
      409,
      'reclamacion-abierta',
    ]);
    const operations = await api.signedIn('operations');
    const [claim] = (await operations.get('/ledger/claims?state=open')).body.items;
    expect(claim).toMatchObject({ callsign: 'PRB006', month: '2026-12' });
    const answer = 'El vuelo está en la red: se devuelven.';
    const decided = await operations.post(`/ledger/claims/${claim.id}/decide`, { points: 20, answer });
    expect(decided.body).toMatchObject({ state: 'corrected', answer });
    const last = (await other.get('/me/points/entries?limit=1')).body.items[0];
    expect(last).toMatchObject({ reason: 'adjustment', applied: 20, month: '2026-12', text: answer });
    const again = await operations.post(`/ledger/claims/${claim.id}/decide`, { points: 20, answer });
    expect(refusalOf(again)).toEqual([409, 'ya-decidido']);
    api.pass(16 * DAY);
    const late = await (await api.signedIn('pilot')).post('/me/points/claims', { month: '2026-12', text });
    expect(refusalOf(late)).toEqual([409, 'reclamacion-fuera-de-plazo']);
  });

  it('PL-82: missed for three months, closes each once in order, warns and then proposes', async () => {
    // A leave of February, and a report of March that nobody has decided.
    const pilotId = await api.idOf('pilot');
    const leave = {
      id: uuid(),
      pilot_id: pilotId,
      first_month: '2027-02-01',
      months: 1,
      state: 'granted',
    } as const;
    await api.db.queries.insertInto('leave').values(leave).execute();
    const otherId = await api.idOf('other');
    await addPastFlights(api, [
      { pilotId: otherId, at: '2027-03-02T10:00:00Z', dep: 'LEMD', arr: 'LEBL', minutes: 70 },
    ]);
    const waiting = { state: 'in_review', standing: null, outcome: null } as const;
    await api.db.queries.updateTable('report').set(waiting).where('pilot_id', '=', otherId).execute();
    clockAt(api, '2027-04-05T03:30:00Z');
    await closeMonths(api);
    expect(await debitsOf('other')).toEqual([
      ['2026-12', -20, -20],
      ['2027-01', -20, -20],
      ['2027-02', -20, -20],
    ]);
    expect(await monthOfPilot('other', '2027-03')).toMatchObject({ result: 'deferred', claimsUntil: null });
    expect(await monthOfPilot('pilot', '2027-02')).toMatchObject({ result: 'exempt' });
    expect(await monthOfPilot('pilot', '2027-03')).toMatchObject({ result: 'idle', idleMonths: 1 });
    const operations = await api.signedIn('operations');
    const lapses = (await operations.get('/closures/lapses')).body;
    expect(lapses.map((one: { callsign: string }) => one.callsign)).toContain('PRB006');
    const [closure] = (await operations.get('/closures')).body;
    expect(closure).toMatchObject({ month: '2027-03', waiting: 1, error: null });
  });

  it('PL-64: charges nothing for a month whose report is accepted later, and asks again until then', async () => {
    const otherId = await api.idOf('other');
    api.pass(DAY);
    await closeMonths(api);
    expect(await monthOfPilot('other', '2027-03')).toMatchObject({ result: 'deferred' });
    await api.db.queries
      .updateTable('report')
      .set({ state: 'accepted', standing: 'accepted', outcome: 'valid' })
      .where('pilot_id', '=', otherId)
      .execute();
    api.pass(DAY);
    await closeMonths(api);
    expect(await monthOfPilot('other', '2027-03')).toMatchObject({ result: 'active' });
    expect(await debitsOf('other')).toHaveLength(3);
  });

  it('gives back the debit when a flight of the month counts after all, and takes it when it no longer does', async () => {
    const otherId = await api.idOf('other');
    const decide = async (change: object) => {
      await api.db.queries.updateTable('report').set(change).where('pilot_id', '=', otherId).execute();
      await api.db.queries
        .updateTable('month_statement')
        .set({ result: 'deferred', settled_at: null, claims_until: null })
        .where('pilot_id', '=', otherId)
        .where('month', '=', '2027-03')
        .execute();
      api.pass(DAY);
      await closeMonths(api);
      return (await entriesOf('other')).at(-1);
    };
    const before = (await entriesOf('other')).at(-1)?.balanceAfter ?? 0;
    expect(await decide({ state: 'rejected', standing: 'rejected' })).toMatchObject({
      reason: 'inactive_month',
      subject: '2027-03',
    });
    const back = await decide({ state: 'accepted', standing: 'accepted' });
    expect(back).toMatchObject({ reason: 'reversal', balanceAfter: before });
  });

  it('says again what a month took when only the count of months in a row changes', async () => {
    const fresh = await startApi(kind);
    const closeAt = async (iso: string) => {
      fresh.pass((Date.parse(iso) - fresh.now().getTime()) / 1000);
      await closeMonths(fresh);
    };
    const pilotId = await fresh.idOf('other');
    const start = { reason: 'import', nominal: 100, subject: 'start', period: '2026-11' } as const;
    await fresh.db.transaction((tx) => postPoints(tx, pilotId, start));
    await closeAt('2027-02-05T03:10:00Z');
    await addPastFlights(fresh, [
      { pilotId, at: '2026-12-10T10:00:00Z', dep: 'LEMD', arr: 'LEBL', minutes: 70 },
    ]);
    await fresh.db.queries
      .updateTable('month_statement')
      .set({ result: 'deferred', idle_months: 0, settled_at: null, claims_until: null })
      .where('pilot_id', '=', pilotId)
      .where('month', '=', '2026-12')
      .execute();
    await closeAt('2027-02-06T03:10:00Z');
    const { items } = (await (await fresh.signedIn('other')).get('/me/messages')).body;
    expect(items[0]).toMatchObject({ kind: 'points.idle', title: 'Enero de 2027: ningún vuelo válido' });
    expect(items[0].body).toMatch(/^Se han descontado 20.puntos\. Llevas 1.mes sin volar\./);
    await fresh.close();
  });

  it('lets staff make the account inactive, or leave it with a reason, and never their own', async () => {
    const operations = await api.signedIn('operations');
    const lapses: { id: string; callsign: string }[] = (await operations.get('/closures/lapses')).body;
    const of = (callsign: string) => lapses.find((one) => one.callsign === callsign)!.id;
    const decide = (id: string, body: object) => operations.post(`/closures/lapses/${id}/decide`, body);
    expect(refusalOf(await decide(of('PRB004'), { confirm: true, reason: 'Tres meses sin volar.' }))).toEqual(
      [403, 'asunto-propio'],
    );
    expect(refusalOf(await decide(of('PRB002'), { confirm: false }))).toEqual([422, 'datos-no-validos']);
    const stays = await decide(of('PRB002'), { confirm: false, reason: 'Vuelve la semana que viene.' });
    expect(stays.status).toBe(204);
    expect((await decide(of('PRB001'), { confirm: true, reason: 'Tres meses sin volar.' })).status).toBe(204);
    const { status } = await api.db.queries
      .selectFrom('pilot')
      .select('status')
      .where('callsign', '=', 'PRB001')
      .executeTakeFirstOrThrow();
    expect(status).toBe('inactive');
  });

  it('proposes nobody who has flown since the month, and refuses to make them inactive', async () => {
    const operations = await api.signedIn('operations');
    const lapseOf = async (callsign: string) => {
      const { body } = await operations.get('/closures/lapses');
      return body.find((one: { callsign: string }) => one.callsign === callsign);
    };
    const waiting = async () =>
      (await operations.get('/desk')).body.counters.find((one: { id: string }) => one.id === 'lapses').count;
    const lapse = await lapseOf('PRB003');
    expect(lapse).toMatchObject({ month: '2027-03', lastFlightAt: '2027-01-01T01:09:00.000Z' });
    const before = await waiting();
    await addPastFlights(api, [
      {
        pilotId: await api.idOf('reviewer'),
        at: '2027-04-01T00:00:00Z',
        dep: 'LEBL',
        arr: 'LEMD',
        minutes: 70,
      },
    ]);
    expect(await lapseOf('PRB003')).toBeUndefined();
    expect(await waiting()).toBe(before - 1);
    const decide = (confirm: boolean) =>
      operations.post(`/closures/lapses/${lapse.id}/decide`, { confirm, reason: 'Tres meses sin volar.' });
    expect(refusalOf(await decide(true))).toEqual([409, 'con-actividad']);
    expect((await decide(false)).status).toBe(204);
  });

  it('says no more that the last try failed once it is asked for again', async () => {
    const operations = await api.signedIn('operations');
    await api.db.queries
      .updateTable('job')
      .set({ state: 'failed', last_error: 'connect ECONNREFUSED' })
      .where('run_key', '=', closeRunKey('2026-12'))
      .execute();
    const errorOf = async () =>
      (await operations.get('/closures')).body.find((one: { month: string }) => one.month === '2026-12')
        .error;
    expect(await errorOf()).toBe('connect ECONNREFUSED');
    expect((await operations.post('/closures/restart', { month: '2026-12', reason })).status).toBe(202);
    expect(await errorOf()).toBeNull();
    await closeMonths(api);
  });

  it('refuses a month without days, one that is not over, and one before the platform', async () => {
    const operations = await api.signedIn('operations');
    const restart = async (month: string) =>
      refusalOf(await operations.post('/closures/restart', { month, reason }));
    expect(await restart('2027-13')).toEqual([422, 'datos-no-validos']);
    expect(await restart('2027-04')).toEqual([409, 'mes-abierto']);
    expect(await restart('2024-01')).toEqual([404, 'no-encontrado']);
  });
});

describeEachDatabase('a clock that jumps more than a month', (kind) => {
  const api = apiForTests(kind);
  const kinds = [heldAfterJump(closingCalendar(sampleAirline), sampleAirline), closeMonthJob(sampleAirline)];
  const work = async () => {
    await scheduleJobs(api.db, kinds, api.now());
    await runDueJobs(api.db, kinds, api.now, {
      ended: (_, outcome, error) => expect(error, outcome).toBeUndefined(),
    });
  };
  const closed = async () =>
    (await api.db.queries.selectFrom('closure').select('month').orderBy('month').execute()).map(
      ({ month }) => month,
    );
  const told = async () => {
    const staff = await api.signedIn('operations');
    const { items } = (await staff.get('/me/messages')).body;
    return items.filter((one: { kind: string }) => one.kind === 'closures.held').length;
  };

  it('closes no month for anybody, however often it runs, and staff hear of it once', async () => {
    await work();
    clockAt(api, '2027-11-25T04:00:00Z');
    await work();
    api.pass(86_400);
    await work();
    expect(await closed()).toEqual([]);
    expect(await told()).toBe(1);
  });

  it('goes on by itself once it is back', async () => {
    clockAt(api, '2026-11-25T04:00:00Z');
    await work();
    clockAt(api, '2026-12-10T04:00:00Z');
    await work();
    expect(await closed()).toEqual(['2026-11']);
  });

  it('goes on where staff say so, by closing a month by hand', async () => {
    clockAt(api, '2027-03-10T04:00:00Z');
    await work();
    expect(await closed()).toEqual(['2026-11']);
    const staff = await api.signedIn('operations');
    const order = { month: '2026-12', reason: 'El servidor estuvo parado dos meses.' };
    expect((await staff.post('/closures/restart', order)).status).toBe(202);
    await work();
    expect(await closed()).toEqual(['2026-11', '2026-12']);
    api.pass(86_400);
    await work();
    await work();
    expect(await closed()).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  });

  it('is named when the database holds what has not happened yet', async () => {
    expect(await actsOfTheFuture(api.db.queries, api.now())).toEqual([]);
    const before = await actsOfTheFuture(api.db.queries, new Date('2026-12-20T00:00:00Z'));
    expect(before).toEqual(
      expect.arrayContaining([expect.stringMatching(/^cierres de mes: 3, hasta 2027-03-1/)]),
    );
  });
});
