import { gzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { createLog } from '#server/http/log.ts';
import { apiForTests, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { ImportDesk, PILOTS, pilotsCsv, REASON, text } from '#server/testing/import-desk.ts';

describeEachDatabase('bringing pilots over', (kind) => {
  const api = apiForTests(kind, { log: createLog('error') });
  let desk: ImportDesk;
  const operations = signedInEachTest(api, 'operations');
  beforeEach(async () => {
    desk = new ImportDesk(api, operations);
  });

  it('says of each row what is wrong, and keeps the good ones until they are applied', async () => {
    expect((await (await api.signedIn('pilot')).get('/imports')).status).toBe(403);
    const before = await desk.count();
    const answer = await desk.check('pilots', pilotsCsv);
    expect(answer.import).toMatchObject({ state: 'checked', kind: 'pilots', good: 2, refused: 2, done: 0 });
    expect(
      answer.problems.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`),
    ).toEqual(['4 ident', '5 ident', '5 email', '5 country', '5 rank', '5 home_airport_id', '5 created_at']);
    expect(answer.refusedCsv).toContain('Ese indicativo ya está dado o reservado');
    expect(answer.ignored).toEqual(['flight_time']);
    expect((await operations.get(`/imports/${answer.import.id}`)).body).toEqual(answer);
    expect(
      (await operations.post(`/imports/${answer.import.id}/take-back`, { reason: REASON })).body.code,
    ).toBe('importacion-en-otro-estado');
    await api.db.queries.deleteFrom('import').where('id', '=', answer.import.id).execute();
    expect(await desk.count()).toBe(before);
  });

  it.each([
    ['a spreadsheet', 'PK\u0003\u0004 hoja', /hoja de cálculo/],
    ['a picture', '%PDF-1.7 x', /No es un archivo CSV/],
    ['other letters', 'callsign,name\nPRB150,Jos\uFFFD', /UTF-8/],
    ['another table', 'a,b\n1,2', /Falta la columna/],
    ['nothing', ' ', /vacío|Falta la columna/],
    ['an open quote', 'callsign,name\nPRB150,"Ana', /comillas/],
  ])('refuses %s with what to do', async (_what, csv, says) => {
    const answer = await desk.check('pilots', csv);
    expect(answer).toMatchObject({ import: null, problemCount: expect.any(Number) });
    expect(JSON.stringify(answer.problems)).toMatch(says);
    expect(answer.problems[0].write).not.toBe('');
  });

  it('warns of callsigns with the digits of a flight number in force, and takes them all the same', async () => {
    const [{ number }] = (await operations.get('/timetable')).body.flights;
    const like = `PRB${String(number).padStart(3, '0')}`;
    const answer = await desk.check('pilots', `callsign\n${like}\nPRB998`);
    expect(answer.problems).toEqual([]);
    expect(answer.import).toMatchObject({ good: 2, refused: 0 });
    expect(answer.warnings).toEqual([
      `Línea 2, «${like}»: es también el número de un vuelo en vigor, y en las redes se confundirían. Se puede traer así; para evitarlo, escribe otro indicativo en el archivo.`,
    ]);
    expect((await operations.get(`/imports/${answer.import.id}`)).body).toEqual(answer);
    await api.db.queries.deleteFrom('import').where('id', '=', answer.import.id).execute();
  });

  it('refuses bombs and files of 200 MB before they are read', async () => {
    const bomb = gzipSync(`{"kind":"pilots","fileName":"a","csv":"${'a'.repeat(60_000_000)}"}`);
    const exploded = await operations.post('/imports', new Uint8Array(bomb), { 'Content-Encoding': 'gzip' });
    expect([exploded.status, exploded.body.code]).toEqual([413, 'cuerpo-demasiado-grande']);
    expect(exploded.body.detail).toContain('32\u00a0MB');
    // The server hangs up before it has heard all of it, which a client may see as no answer.
    const status = await operations.post('/imports', 'a'.repeat(40_000_000)).then(
      (answer) => answer.status,
      () => 413,
    );
    expect(status).toBe(413);
  });

  it('makes pilots without a way in, invites them, and goes without trace', async () => {
    const before = await desk.count();
    const id = await desk.bring('pilots', pilotsCsv);
    expect(await desk.see(id)).toMatchObject({ good: 2, refused: 2, done: 2, skipped: 0, toInvite: 1 });
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
      expect(
        (await operations.post(`/imports/${id}/invite`, { reason: 'Nos mudamos de programa' })).status,
      ).toBe(202);
      expect(await desk.work()).toEqual([]);
    }
    const mails = await api.db.queries
      .selectFrom('outbox')
      .selectAll()
      .where('pilot_id', '=', ana.id)
      .execute();
    expect(mails.map(({ target }) => target)).toEqual(['ana@example.org']);
    expect(await desk.see(id)).toMatchObject({ toInvite: 0 });
    expect((await desk.takeBack(id)).status).toBe(202);
    expect(await desk.see(id)).toMatchObject({
      state: 'taken_back',
      done: 0,
      reason: REASON,
    });
    const { items } = (await (await api.signedIn('administrator')).get('/audit?action=import.taken-back'))
      .body;
    expect(items[0].subject).toBe((await desk.see(id)).name);
    expect(await desk.count()).toBe(before);
  });

  it('keeps those who came in, with their rank and their first day', async () => {
    const id = await desk.bring(
      'pilots',
      text(PILOTS, 'PRB110,Eva Sanz,eva@example.org,ES,,Comandante,2020-01-01,'),
    );
    await operations.post(`/imports/${id}/invite`, { reason: 'Nos mudamos de programa' });
    await desk.work();
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
    const refused = await desk.takeBack(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'importacion-en-uso']);
    expect(refused.body.detail).toContain('PRB110');
  });
});
