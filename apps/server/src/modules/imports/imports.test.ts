import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '#server/http/log.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import type { ApiServer } from '#server/testing/api-server.ts';
import { startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { linkService } from '../access/link-service.ts';
import { runDueJobs } from '../jobs/job-runner.ts';
import { applyImports, takeBackImports } from './import-jobs.ts';
import { inviteImported } from './invite-imported.ts';

const PILOTS = 'ident,name,email,country,home_airport_id,rank,created_at,flight_time';
const FLIGHTS =
  'callsign,flightNumber,depIcao,arrIcao,icaoType,offBlock,onBlock,distanceNm,touchdownFpm,score';
const REASON = 'Era la compañía equivocada';
const text = (header: string, ...rows: string[]) => [header, ...rows].join('\n');
const pilotsCsv = text(
  PILOTS,
  'PRB101,Ana Ruiz,ANA@example.org,ES,LEBL,Comandante,2019-05-01 10:00:00,9000',
  'PRB102,Luis Gil,,ES,,,,0',
  'PRB001,Nadie,,,,,,',
  'XYZ103,Nadie,x,España,KJFK,Almirante,mañana,',
);
const logbookCsv = text(
  FLIGHTS,
  'PRB101,12,LEMD,LEBL,A320,2024-03-01T10:00Z,2024-03-01T11:10Z,260,-180,87',
  'PRB101,13,LEBL,LEMD,A320,2024-03-01T12:00Z,2024-03-01T13:20Z,260,-320,91',
  'PRB102,14,LEMD,EIDW,A333,2025-08-01T12:00Z,2025-08-01T14:30Z,790,-900,40',
  'PRB999,15,LEMD,LEBL,A320,2024-03-02T10:00Z,2024-03-02T11:10Z,,,',
  'PRB102,16,LEMD,MADRID,A320,2024-03-02T10:00Z,2024-03-02T09:10Z,,,300',
);

describeEachDatabase('bringing an airline over', (kind) => {
  let api: ApiServer;
  let operations: ApiClient;
  beforeAll(async () => {
    api = await startApi(kind, { log: createLog('error') });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    operations = await api.signedIn('operations');
  });

  const work = (stopAfter = Infinity) => {
    let batches = 0;
    const db = {
      ...api.db,
      queries: api.db.queries,
      transaction: ((run) => {
        batches += 1;
        if (batches === stopAfter + 1) throw new Error('killed');
        return api.db.transaction(run);
      }) as typeof api.db.transaction,
    };
    const links = linkService(api.db, sampleAirline, `${api.origin}/`);
    const kinds = [applyImports(sampleAirline), takeBackImports, inviteImported(sampleAirline, links)];
    const errors: unknown[] = [];
    return runDueJobs(db, kinds, api.now, {
      ended: (_kind, _outcome, error) => void (error !== undefined && errors.push(error)),
    }).then(() => errors);
  };
  const check = async (kindOf: string, csv: string) =>
    (await operations.post('/imports', { kind: kindOf, fileName: `${kindOf}.csv`, csv })).body;
  const see = async (id: string) => (await operations.get(`/imports/${id}`)).body.import;
  const bring = async (kindOf: string, csv: string) => {
    const { id } = (await check(kindOf, csv)).import;
    expect((await operations.post(`/imports/${id}/apply`)).status).toBe(202);
    expect(await work()).toEqual([]);
    expect(await see(id)).toMatchObject({ state: 'applied' });
    return id as string;
  };
  const takeBack = async (id: string) => {
    const answer = await operations.post(`/imports/${id}/take-back`, {
      reason: REASON,
    });
    if (answer.status === 202) expect(await work()).toEqual([]);
    return answer;
  };
  const count = async () => {
    const { rows } = await sql<{ counts: string }>`select concat_ws(' ',
      (select count(*) from pilot), (select count(*) from callsign_assignment), (select count(*) from rank_history),
      (select count(*) from access_link), (select count(*) from outbox), (select count(*) from report),
      (select count(*) from hours_entry), (select count(*) from points_entry), (select count(*) from import_row),
      (select count(*) from import_change), (select count(*) from flight), (select count(*) from aircraft),
      (select count(*) from aircraft_event)) as counts`.execute(api.db.queries);
    return rows[0]!.counts;
  };
  const totals = async (callsign: string) => {
    const row = await api.db.queries
      .selectFrom('hours_entry')
      .innerJoin('pilot', 'pilot.id', 'hours_entry.pilot_id')
      .where('callsign', '=', callsign)
      .select(sql<number>`coalesce(sum(minutes), 0)::int4`.as('minutes'))
      .executeTakeFirstOrThrow();
    return row;
  };

  it('says of each row what is wrong, and keeps the good ones until they are applied', async () => {
    expect((await (await api.signedIn('pilot')).get('/imports')).status).toBe(403);
    const before = await count();
    const answer = await check('pilots', pilotsCsv);
    expect(answer.import).toMatchObject({ state: 'checked', kind: 'pilots', good: 2, refused: 2, done: 0 });
    expect(
      answer.problems.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`),
    ).toEqual([
      '4 callsign',
      '5 callsign',
      '5 email',
      '5 country',
      '5 rank',
      '5 home_airport_id',
      '5 created_at',
    ]);
    expect(answer.refusedCsv).toContain('Ese indicativo ya está dado o reservado');
    expect(answer.ignored).toEqual(['flight_time']);
    expect((await operations.get(`/imports/${answer.import.id}`)).body).toEqual(answer);
    expect(
      (await operations.post(`/imports/${answer.import.id}/take-back`, { reason: REASON })).body.code,
    ).toBe('importacion-en-otro-estado');
    await api.db.queries.deleteFrom('import').where('id', '=', answer.import.id).execute();
    expect(await count()).toBe(before);
  });

  it.each([
    ['a spreadsheet', 'PK\u0003\u0004 hoja', /hoja de cálculo/],
    ['a picture', '%PDF-1.7 x', /No es un archivo CSV/],
    ['other letters', 'callsign,name\nPRB150,Jos\uFFFD', /UTF-8/],
    ['another table', 'a,b\n1,2', /Falta la columna/],
    ['nothing', ' ', /vacío|Falta la columna/],
    ['an open quote', 'callsign,name\nPRB150,"Ana', /comillas/],
  ])('refuses %s with what to do', async (_what, csv, says) => {
    const answer = await check('pilots', csv);
    expect(answer).toMatchObject({ import: null, problemCount: expect.any(Number) });
    expect(JSON.stringify(answer.problems)).toMatch(says);
    expect(answer.problems[0].write).not.toBe('');
  });

  it('refuses bombs and files of 200 MB before they are read', async () => {
    const send = (body: Buffer | string, headers: Record<string, string> = {}) =>
      fetch(`${api.origin}/plataforma/api/v1/imports`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: api.origin,
          Cookie: ['plataforma-sesion', 'plataforma-csrf']
            .map((name) => `${name}=${operations.cookie(name)}`)
            .join('; '),
          'X-CSRF-Token': operations.cookie('plataforma-csrf') ?? '',
          ...headers,
        },
        body: typeof body === 'string' ? body : new Uint8Array(body),
      });
    const bomb = gzipSync(`{"kind":"pilots","fileName":"a","csv":"${'a'.repeat(60_000_000)}"}`);
    expect((await send(bomb, { 'Content-Encoding': 'gzip' })).status).toBe(413);
    const huge = 'a'.repeat(40_000_000);
    const status = await send(huge).then(
      (answer) => answer.status,
      () => 413,
    );
    expect(status).toBe(413);
  });

  it('makes pilots without a way in, invites them, and goes without trace', async () => {
    const before = await count();
    const id = await bring('pilots', pilotsCsv);
    expect(await see(id)).toMatchObject({ good: 2, refused: 2, done: 2, skipped: 0, toInvite: 1 });
    const ana = await api.db.queries
      .selectFrom('pilot')
      .selectAll()
      .where('callsign', '=', 'PRB101')
      .executeTakeFirstOrThrow();
    expect(ana).toMatchObject({
      status: 'invited',
      name: 'Ana Ruiz',
      email: 'ana@example.org',
      base_icao: 'LEBL',
      rank_code: 'comandante',
      joined_at: new Date('2019-05-01'),
    });
    expect((await operations.post('/pilots/PRB101/retire', { reason: REASON })).status).toBe(409);
    for (let again = 0; again < 2; again += 1) {
      expect((await operations.post(`/imports/${id}/invite`)).status).toBe(202);
      expect(await work()).toEqual([]);
    }
    const mails = await api.db.queries
      .selectFrom('outbox')
      .selectAll()
      .where('pilot_id', '=', ana.id)
      .execute();
    expect(mails.map(({ target }) => target)).toEqual(['ana@example.org']);
    expect(await see(id)).toMatchObject({ toInvite: 0 });
    expect((await takeBack(id)).status).toBe(202);
    expect(await see(id)).toMatchObject({
      state: 'taken_back',
      done: 0,
      reason: REASON,
    });
    expect(await count()).toBe(before);
  });

  it('keeps those who came in, with their rank and their first day', async () => {
    const id = await bring(
      'pilots',
      text(PILOTS, 'PRB110,Eva Sanz,eva@example.org,ES,,Comandante,2020-01-01,'),
    );
    await operations.post(`/imports/${id}/invite`);
    await work();
    const mail = await api.db.queries
      .selectFrom('outbox')
      .select('body')
      .where('target', '=', 'eva@example.org')
      .executeTakeFirstOrThrow();
    const [, token] = /#([\w-]{43})/.exec(mail.body) ?? [];
    const entered = await api.visitor().post('/invitations/accept', {
      token,
      password: 'una frase bien larga',
      termsAccepted: true,
      oldEnough: true,
    });
    expect(entered.status, JSON.stringify(entered.body)).toBeLessThan(300);
    const { body } = await operations.get('/pilots/PRB110');
    expect(body).toMatchObject({ status: 'active', joinedAt: '2020-01-01T00:00:00.000Z' });
    const refused = await takeBack(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'importacion-en-uso']);
    expect(refused.body.detail).toContain('PRB110');
  });

  it('counts imported flights once, whether totals come before or after them', async () => {
    const before = await count();
    const pilots = await bring('pilots', pilotsCsv);
    const answer = await check('logbook', logbookCsv);
    expect(
      answer.problems.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`),
    ).toEqual(['5 callsign', '6 arricao', '6 onblock', '6 score']);
    await api.db.queries.deleteFrom('import').where('id', '=', answer.import.id).execute();
    const flights = await bring('logbook', logbookCsv);
    // Below the least score of its day: in the logbook, and adds nothing.
    expect(await totals('PRB101')).toMatchObject({ minutes: 150 });
    expect(await totals('PRB102')).toMatchObject({ minutes: 0 });
    expect((await check('logbook', logbookCsv)).import).toBeNull();
    const few = await check('balances', text('callsign,hours,points', 'PRB101,2:00,10'));
    expect(few.problems[0]).toMatchObject({ column: 'hours', wrong: expect.stringContaining('02:30') });
    const balances = await bring(
      'balances',
      text('callsign,hours,points', 'PRB101,100:00,250', 'PRB102,,40'),
    );
    expect(await totals('PRB101')).toMatchObject({ minutes: 6000 });
    expect((await check('balances', text('callsign,hours', 'PRB101,200:00'))).problems[0].column).toBe(
      'callsign',
    );
    const later = await bring(
      'logbook',
      text(
        'callsign,depIcao,arrIcao,icaoType,offBlock,blockMin',
        'PRB101,LEMD,LEBL,A320,2023-01-01T10:00Z,70',
      ),
    );
    expect(await totals('PRB101')).toMatchObject({ minutes: 6000 });
    expect(await disagreements(api.db)).toEqual([]);

    for (const [id, why] of [
      [pilots, /PRB101/],
      [flights, /PRB101/],
      [balances, /PRB101/],
    ] as const) {
      const refused = await takeBack(id);
      expect([refused.status, refused.body.code]).toEqual([409, 'importacion-en-uso']);
      expect(refused.body.detail).toMatch(why);
    }
    for (const id of [later, balances, flights, pilots]) {
      expect((await takeBack(id)).status).toBe(202);
      expect(await see(id)).toMatchObject({ state: 'taken_back', done: 0 });
    }
    expect(await count()).toBe(before);
    expect(await disagreements(api.db)).toEqual([]);
  });

  it('says which flight an appeal hangs on, and takes nothing back', async () => {
    const csv = text(
      'callsign,depIcao,arrIcao,icaoType,offBlock,blockMin',
      'PRB005,LEMD,LEBL,A320,2024-01-01T10:00Z,70',
    );
    const id = await bring('logbook', csv);
    const report = await api.db.queries
      .selectFrom('report')
      .select(['id', 'code', 'pilot_id'])
      .where('import_id', '=', id)
      .executeTakeFirstOrThrow();
    const entry = {
      id: '0190a0a0-0000-7000-8000-000000000001',
      report_id: report.id,
      pilot_id: report.pilot_id,
    };
    await api.db.queries
      .insertInto('sanction')
      .values({
        ...entry,
        kind: 'warning',
        facts: 'Una maniobra que no existe en el manual.',
        heard: 'Dice que no fue así y que lo mire alguien.',
        starts_at: api.now(),
        appeal_until: api.now(),
        decided_by: report.pilot_id,
      })
      .execute();
    expect((await takeBack(id)).body.detail).toContain(report.code);
    await api.db.queries.deleteFrom('sanction').where('id', '=', entry.id).execute();
    expect((await takeBack(id)).status).toBe(202);
  });

  it('goes on after a kill where it was, forwards and back', async () => {
    const before = await count();
    const rows = Array.from({ length: 2500 }, (_, i) => {
      const off = new Date(Date.UTC(2020, 0, 1) + i * 7_200_000).toISOString();
      return `PRB005,LEMD,LEBL,A320,${off},60`;
    });
    const { id } = (
      await check('logbook', text('callsign,depIcao,arrIcao,icaoType,offBlock,blockMin', ...rows))
    ).import;
    await operations.post(`/imports/${id}/apply`);
    // The job is taken in a transaction, too.
    expect(await work(2)).toHaveLength(1);
    expect(await see(id)).toMatchObject({ state: 'applying', done: 2000 });
    api.pass(120);
    expect(await work()).toEqual([]);
    operations = await api.signedIn('operations');
    expect(await see(id)).toMatchObject({ state: 'applied', done: 2500, skipped: 0 });
    expect(await disagreements(api.db)).toEqual([]);
    await operations.post(`/imports/${id}/take-back`, { reason: REASON });
    expect(await work(2)).toHaveLength(1);
    expect(await see(id)).toMatchObject({ state: 'taking_back', done: 500 });
    api.pass(120);
    expect(await work()).toEqual([]);
    expect(await see(id)).toMatchObject({ state: 'taken_back', done: 0 });
    expect(await count()).toBe(before);
  });

  it('lists files of flights and aircraft with the others, and puts both back as they were', async () => {
    const rows = async () => {
      const found = await sql<{ row: string }>`
        select (to_jsonb(t) - '{version,updated_at}'::text[])::text as row from flight t
        union all select (to_jsonb(t) - '{version,updated_at}'::text[])::text from aircraft t order by 1`.execute(
        api.db.queries,
      );
      return found.rows;
    };
    const [before, counts] = [await rows(), await count()];
    const fleet = {
      csv: text(
        'subfleet,icao,hub_id,airport_id,registration,status',
        'jet,A320,LEBL,LEBL,EC-AAA,M',
        'jet,A320,LEMD,EIDW,EC-NEW,',
      ),
    };
    const { seen } = (await operations.post('/aircraft/import/check', fleet)).body;
    const applied = await operations.post('/aircraft/import/apply', {
      ...fleet,
      seen,
      fileName: 'flota.csv',
      reason: 'Reparto nuevo',
    });
    expect(applied.status, JSON.stringify(applied.body)).toBe(200);
    const exported = (await operations.get('/timetable/export')).body.csv as string;
    const [header = '', first = ''] = exported.split('\r\n');
    const csv = text(header, first.replace(/^([^,]*),[^,]*/, '$1,8888'));
    const review = (await operations.post('/timetable/import/check', { csv })).body;
    const flights = await operations.post('/timetable/import/apply', {
      csv,
      revision: review.revision,
      fileName: 'vuelos.csv',
    });
    expect(flights.status, JSON.stringify(flights.body)).toBe(200);
    const { items } = (await operations.get('/imports')).body;
    expect(items.slice(0, 2)).toMatchObject([
      { kind: 'flights', name: 'vuelos.csv', state: 'applied', good: 1 },
      { kind: 'aircraft', name: 'flota.csv', state: 'applied', good: 2 },
    ]);
    for (const { id } of items.slice(0, 2)) {
      const answer = await takeBack(id);
      expect(answer.status, JSON.stringify(answer.body)).toBe(202);
      expect(await see(id)).toMatchObject({ state: 'taken_back', done: 0 });
    }
    expect(await rows()).toEqual(before);
    expect(await count()).toBe(counts);
  });
});
