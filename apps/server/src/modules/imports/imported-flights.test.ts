import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createLog } from '#server/http/log.ts';
import { apiForTests, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { acceptAtDesk, actAtDesk } from '#server/testing/report-desk.ts';
import { ImportDesk, pilotsCsv, REASON, text } from '#server/testing/import-desk.ts';

const FLIGHTS =
  'callsign,flightNumber,depIcao,arrIcao,icaoType,offBlock,onBlock,distanceNm,touchdownFpm,score';
const logbookCsv = text(
  FLIGHTS,
  'PRB101,12,LEMD,LEBL,A320,2024-03-01T10:00Z,2024-03-01T11:10Z,260,-180,87',
  'PRB101,13,LEBL,LEMD,A320,2024-03-01T12:00Z,2024-03-01T13:20Z,260,-320,91',
  'PRB102,14,LEMD,EIDW,A333,2025-08-01T12:00Z,2025-08-01T14:30Z,790,-900,40',
  'PRB999,15,LEMD,LEBL,A320,2024-03-02T10:00Z,2024-03-02T11:10Z,,,',
  'PRB102,16,LEMD,MADRID,A320,2024-03-02T10:00Z,2024-03-02T09:10Z,,,300',
);
describeEachDatabase('bringing flights and balances over', (kind) => {
  const api = apiForTests(kind, { log: createLog('error') });
  let desk: ImportDesk;
  const operations = signedInEachTest(api, 'operations');
  beforeEach(async () => {
    desk = new ImportDesk(api, operations);
  });

  const totals = async (callsign: string) => {
    const row = await api.db.queries
      .selectFrom('hours_entry')
      .innerJoin('pilot', 'pilot.id', 'hours_entry.pilot_id')
      .where('callsign', '=', callsign)
      .select(sql<number>`coalesce(sum(minutes), 0)::int4`.as('minutes'))
      .executeTakeFirstOrThrow();
    return row;
  };
  it('counts imported flights once, whether totals come before or after them', async () => {
    const before = await desk.count();
    const pilots = await desk.bring('pilots', pilotsCsv);
    const answer = await desk.check('logbook', logbookCsv);
    expect(
      answer.problems.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`),
    ).toEqual(['5 callsign', '6 arricao', '6 onblock', '6 score']);
    await api.db.queries.deleteFrom('import').where('id', '=', answer.import.id).execute();
    const flights = await desk.bring('logbook', logbookCsv);
    // Below the least score of its day: in the logbook, and adds nothing.
    expect(await totals('PRB101')).toMatchObject({ minutes: 150 });
    expect(await totals('PRB102')).toMatchObject({ minutes: 0 });
    expect((await desk.check('logbook', logbookCsv)).import).toBeNull();
    const few = await desk.check('balances', text('callsign,hours,points', 'PRB101,2:00,10'));
    expect(few.problems[0]).toMatchObject({ column: 'hours', wrong: expect.stringContaining('02:30') });
    const totalsCsv = text('callsign,hours,points', 'PRB101,100:00,250', 'PRB102,,40');
    // More points than one person may give.
    const alone = (await desk.check('balances', totalsCsv)).import.id;
    expect(
      (await operations.post(`/imports/${alone}/apply`, { reason: 'Nos mudamos de programa' })).body.code,
    ).toBe('falta-segunda-persona');
    await api.db.queries.deleteFrom('import').where('id', '=', alone).execute();
    const balances = await desk.bring('balances', totalsCsv, await api.signedIn('administrator'));
    const own = (await desk.check('balances', text('callsign,hours', 'PRB004,200:00'))).import.id;
    expect(
      (await operations.post(`/imports/${own}/apply`, { reason: 'Nos mudamos de programa' })).body.code,
    ).toBe('asunto-propio');
    await api.db.queries.deleteFrom('import').where('id', '=', own).execute();
    expect(await totals('PRB101')).toMatchObject({ minutes: 6000 });
    expect((await desk.check('balances', text('callsign,hours', 'PRB101,200:00'))).problems[0].column).toBe(
      'callsign',
    );
    const later = await desk.bring(
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
      const refused = await desk.takeBack(id);
      expect([refused.status, refused.body.code]).toEqual([409, 'importacion-en-uso']);
      expect(refused.body.detail).toMatch(why);
    }
    for (const id of [later, balances, flights, pilots]) {
      expect((await desk.takeBack(id)).status).toBe(202);
      expect(await desk.see(id)).toMatchObject({ state: 'taken_back', done: 0 });
    }
    expect(await desk.count()).toBe(before);
    expect(await disagreements(api.db)).toEqual([]);
  });

  it('says which flight an appeal hangs on, and takes nothing back', async () => {
    const csv = text(
      'callsign,depIcao,arrIcao,icaoType,offBlock,blockMin',
      'PRB005,LEMD,LEBL,A320,2024-01-01T10:00Z,70',
    );
    const id = await desk.bring('logbook', csv);
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
    expect((await desk.takeBack(id)).body.detail).toContain(report.code);
    await api.db.queries.deleteFrom('sanction').where('id', '=', entry.id).execute();
    expect((await desk.takeBack(id)).status).toBe(202);
  });

  it('goes on after a kill where it was, forwards and back', async () => {
    const before = await desk.count();
    const rows = Array.from({ length: 501 }, (_, i) => `PRB${200 + i},Piloto ${i}`);
    const { id } = (await desk.check('pilots', text('ident,name', ...rows))).import;
    await operations.post(`/imports/${id}/apply`, { reason: 'Nos mudamos de programa' });
    // The job is taken in a transaction, too.
    expect(await desk.work(2)).toHaveLength(1);
    expect(await desk.see(id)).toMatchObject({ state: 'applying', done: 500 });
    api.pass(120);
    expect(await desk.work()).toEqual([]);
    await api.signIn(operations, 'operations');
    expect(await desk.see(id)).toMatchObject({ state: 'applied', done: 501, skipped: 0 });
    expect(await disagreements(api.db)).toEqual([]);
    await operations.post(`/imports/${id}/take-back`, { reason: REASON });
    expect(await desk.work(2)).toHaveLength(1);
    expect(await desk.see(id)).toMatchObject({ state: 'taking_back', done: 301 });
    api.pass(120);
    expect(await desk.work()).toEqual([]);
    expect(await desk.see(id)).toMatchObject({ state: 'taken_back', done: 0 });
    expect(await desk.count()).toBe(before);
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
    const [before, counts] = [await rows(), await desk.count()];
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
    const exported = (await operations.get('/exports/timetable')).body.csv as string;
    const [header = '', first = ''] = exported.split('\r\n');
    const csv = text(header, first.replace(/^([^,]*),[^,]*/, '$1,8888'));
    const review = (await operations.post('/timetable/import/check', { csv })).body;
    const flights = await operations.post('/timetable/import/apply', {
      csv,
      revision: review.revision,
      fileName: 'vuelos.csv',
      reason: 'Temporada de invierno',
    });
    expect(flights.status, JSON.stringify(flights.body)).toBe(200);
    const { items } = (await operations.get('/imports')).body;
    expect(items.slice(0, 2)).toMatchObject([
      { kind: 'flights', name: 'vuelos.csv', state: 'applied', good: 1 },
      { kind: 'aircraft', name: 'flota.csv', state: 'applied', good: 2 },
    ]);
    const part = (await operations.get('/imports?limit=1')).body;
    expect(part.items).toEqual(items.slice(0, 1));
    const after = (await operations.get(`/imports?limit=1&cursor=${part.next}`)).body;
    expect(after.items).toEqual(items.slice(1, 2));
    for (const { id } of items.slice(0, 2)) {
      const answer = await desk.takeBack(id);
      expect(answer.status, JSON.stringify(answer.body)).toBe(202);
      expect(await desk.see(id)).toMatchObject({ state: 'taken_back', done: 0 });
    }
    expect(await rows()).toEqual(before);
    expect(await desk.count()).toBe(counts);
  });

  it('takes the move of a tail back for whoever has it open too, and blames nobody for it', async () => {
    const csv = text('subfleet,icao,hub_id,airport_id,registration,status', 'jet,A320,LEMD,LEBL,EC-AAA,A');
    const { seen } = (await operations.post('/aircraft/import/check', { csv })).body;
    const moved = { csv, seen, fileName: 'traslado.csv', reason: 'Reparto nuevo' };
    expect((await operations.post('/aircraft/import/apply', moved)).status).toBe(200);
    const { body: tails } = await operations.get('/aircraft');
    const { id, version, place } = tails.find(
      ({ registration }: { registration: string }) => registration === 'EC-AAA',
    );
    expect(place.icao).toBe('LEBL');
    const [file] = (await operations.get('/imports')).body.items;
    expect((await desk.takeBack(file.id)).status).toBe(202);
    const order = { to: 'EIDW', reason: 'Evento' };
    const late = await operations.post(`/aircraft/${id}/ferry`, order, { 'If-Match': `"v${version}"` });
    expect([late.status, late.body.code]).toEqual([412, 'cambiado-entretanto']);
    expect(late.body.detail ?? '').not.toContain('lo ha trasladado');
  });

  it('gives a flight that is reopened and accepted again the score it came with, and counts its hours once', async () => {
    const reviewer = await api.signedIn('reviewer');
    await desk.bring('balances', text('callsign,hours', 'PRB005,100:00'));
    const csv = text(
      FLIGHTS,
      'PRB005,12,LEMD,LEBL,A320,2024-03-01T10:00Z,2024-03-01T11:10Z,260,-180,87',
      'PRB006,13,LEBL,LEMD,A320,2024-03-01T12:00Z,2024-03-01T13:20Z,260,-320,91',
    );
    const id = await desk.bring('logbook', csv);
    const flights = await api.db.queries
      .selectFrom('report')
      .select(['code', 'outcome', 'score', 'callsign'])
      .where('import_id', '=', id)
      .orderBy('callsign')
      .execute();
    expect(flights).toMatchObject([
      { outcome: 'not_counted', score: 87 },
      { outcome: 'valid', score: 91 },
    ]);
    for (const { code, outcome, score, callsign } of flights) {
      const before = await totals(callsign!);
      const back = await actAtDesk(operations, code, 'reopen', { text: REASON });
      expect(back.body.report).toMatchObject({ state: 'in_review', score });
      // By hand it would earn points, and hours once more.
      const byHand = { decision: 'accept_without_score', text: REASON };
      expect((await actAtDesk(reviewer, code, 'decide', byHand)).body.code).toBe('estado-de-informe');
      const { body } = await acceptAtDesk(reviewer, code);
      expect(body.report).toMatchObject({ state: 'accepted', outcome, score });
      expect(await totals(callsign!)).toEqual(before);
    }
    expect(await disagreements(api.db)).toEqual([]);
  });
});
