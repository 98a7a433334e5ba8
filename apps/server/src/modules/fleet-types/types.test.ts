import { expect, it } from 'vitest';
import { proposedSheet, type TypeSheet } from '@va/domain/fleet/type-sheet.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { readVersions } from '../rules/rules-versions.ts';

const sheet: TypeSheet = {
  ...proposedSheet('turboprop'),
  model: 'ATR 72-600',
  icaoType: 'AT76',
  engines: '2 × PW127M',
};

describeEachDatabase('a type of aircraft that staff write', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');
  const ids = async () => (await pilot.get('/types')).body.map(({ id }: { id: string }) => id);
  const send = (way: string, body: object, version: number) =>
    operations.ask(way.startsWith('PUT') ? 'PUT' : 'POST', way.split(' ')[1] ?? '', {
      body,
      headers: { 'If-Match': `"v${version}"` },
    });
  const written = async () => (await operations.get('/types/written')).body;

  it('is of the airline at once: planned with, drawn and judged, and its aircraft are booked', async () => {
    expect((await pilot.post('/types', { sheet })).status).toBe(403);
    const before = await ids();
    const added = await operations.post('/types', { sheet, reason: 'Llega el primero en marzo.' });
    expect([added.status, added.body]).toEqual([201, { id: 'atr-72-600', version: 1, sheet }]);
    expect(await ids()).toEqual([...before, 'atr-72-600']);
    const type = (await pilot.get('/types')).body.at(-1);
    expect(type).toMatchObject({
      model: 'ATR 72-600',
      turnaroundMin: 30,
      rangeNm: 740,
      seats: 70,
      ceilingFt: 24_000,
      dimensions: { lengthM: 27.17, propellerDiameterM: 3.93, highWing: true },
    });
    const rules = (await readVersions(api.db.queries)).at(-1)?.rules;
    expect(rules?.types['AT76']).toMatchObject({ vmoKt: 250, mlwKg: 22_350, reserveKg: 325 });
    const plane = { registration: 'EC-ATR', typeId: 'atr-72-600', name: '', livery: '', deliveredOn: null };
    const place = { base: 'LEMD', place: 'LEMD' };
    const { aircraft } = (await operations.post('/aircraft', { ...plane, ...place })).body;
    expect(aircraft).toMatchObject({ icaoType: 'AT76', model: 'ATR 72-600', isSubstitute: false });
    expect((await written()).items).toMatchObject([{ id: 'atr-72-600', tails: 1 }]);
  });

  it('with aircraft is neither taken away nor undone, in words', async () => {
    for (const act of ['remove', 'undo']) {
      const { status, body } = await send(`POST /types/atr-72-600/${act}`, {}, 1);
      expect([status, body.code, body.detail]).toEqual([
        409,
        'tipo-en-uso',
        expect.stringMatching(/^De este tipo hay 1\savión/),
      ]);
    }
    expect(await ids()).toContain('atr-72-600');
  });

  it('is refused with each field that is wrong, and nothing is written', async () => {
    const wrong = {
      ...sheet,
      model: 'Jet',
      icaoType: 'R44',
      engines: '',
      figures: { ...sheet.figures, mtowKg: 9 },
    };
    const { status, body } = await operations.post('/types', { sheet: wrong });
    expect([status, body.code]).toEqual([422, 'datos-no-validos']);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/sheet/model',
      '/sheet/icaoType',
      '/sheet/engines',
      '/sheet/figures/mtowKg',
    ]);
    expect(body.errors[1].message).toContain('La plataforma sólo lleva aviones');
    const helicopter = await operations.post('/types', { sheet: { ...sheet, family: 'helicopter' } });
    expect(helicopter.body.errors).toEqual([
      { pointer: '/sheet/family', message: expect.stringContaining('La plataforma sólo lleva aviones') },
    ]);
    expect((await written()).items).toHaveLength(1);
  });

  it('is changed, put back, taken away and brought back, with its history', async () => {
    const other = { ...sheet, model: 'Dash 8-400', icaoType: 'DH8D' };
    const { id } = (await operations.post('/types', { sheet: other })).body;
    const longer = { ...other, figures: { ...other.figures, rangeNm: 1100 } };
    const changed = await send(`PUT /types/${id}`, { sheet: longer, reason: 'Lleva depósitos nuevos.' }, 1);
    expect(changed.body.version).toBe(2);
    const range = async () =>
      (await pilot.get('/types')).body.find((type: { id: string }) => type.id === id)?.rangeNm;
    expect(await range()).toBe(1100);
    expect((await send(`POST /types/${id}/undo`, {}, 2)).body.sheet).toEqual(other);
    expect(await range()).toBe(740);
    expect((await send(`POST /types/${id}/remove`, {}, 3)).body).toEqual({ id, version: 4, sheet: null });
    expect(await range()).toBeUndefined();
    expect((await send(`PUT /types/${id}`, { sheet: other }, 4)).status).toBe(404);
    expect((await send(`POST /types/${id}/undo`, {}, 4)).body.sheet).toEqual(other);
    expect(await range()).toBe(740);
    const { history } = await written();
    const own = history.filter((change: { id: string }) => change.id === id);
    expect(own.map(({ isLast }: { isLast: boolean }) => isLast)).toEqual([true, false, false, false, false]);
    expect(own.at(-2)).toMatchObject({
      before: other,
      after: longer,
      reason: 'Lleva depósitos nuevos.',
      callsign: expect.stringMatching(/^PRB/),
    });
  });

  it('is not written over while a colleague changes it, who is named', async () => {
    const administrator = await api.signedIn('administrator');
    const { items } = await written();
    const { id, version } = items.at(-1);
    await administrator.ask('PUT', `/types/${id}`, {
      body: { sheet: { ...sheet, model: 'Dash 8-400', engines: '2 × PW150A' } },
      headers: { 'If-Match': `"v${version}"` },
    });
    for (const late of [
      send(`PUT /types/${id}`, { sheet }, version),
      send(`POST /types/${id}/undo`, {}, version),
      send(`POST /types/${id}/remove`, {}, version),
    ]) {
      const { status, body } = await late;
      expect([status, body.code]).toEqual([412, 'cambiado-entretanto']);
      expect(body.detail).toMatch(/^PRB\d{3} lo ha cambiado a las \d{2}:\d{2}Z/);
    }
  });

  it.each(['nada', 'PRB101', 'a'.repeat(60), '%00', '<b>'])(
    'called %s is not found by any act',
    async (id) => {
      for (const way of ['PUT', 'POST'])
        for (const rest of way === 'PUT' ? [''] : ['/remove', '/undo'])
          for (const version of [0, 1]) {
            const body = way === 'PUT' ? { sheet } : {};
            const answer = await send(`${way} /types/${encodeURIComponent(id)}${rest}`, body, version);
            expect([404, 422]).toContain(answer.status);
          }
    },
  );

  it('that a tour is flown with stays as long as the tour', async () => {
    const { id } = (
      await operations.post('/types', { sheet: { ...sheet, model: 'ATR 42-600', icaoType: 'AT46' } })
    ).body;
    const tour = {
      name: 'Vuelta corta',
      description: 'De Madrid a Barcelona.',
      types: [id],
      moreThanHours: null,
      editions: [],
      stops: ['LEMD', 'LEBL'],
      retiredStages: [],
      substitutes: [],
      anyOrder: false,
    };
    expect((await operations.post('/tour-plans', { tour })).status).toBe(201);
    const refused = await send(`POST /types/${id}/remove`, {}, 1);
    expect([refused.body.code, refused.body.detail]).toEqual([
      'tipo-en-uso',
      expect.stringContaining('eventos, tours o verificaciones'),
    ]);
    expect((await send('POST /tour-plans/vuelta-corta/remove', {}, 1)).status).toBe(200);
    expect((await send(`POST /types/${id}/remove`, {}, 1)).status).toBe(200);
  });

  it('of the content is changed there, and not by the desk', async () => {
    expect((await send('PUT /types/jet', { sheet }, 1)).status).toBe(404);
    expect((await send('POST /types/jet/remove', {}, 1)).status).toBe(404);
  });

  it('goes out with the files of the content, to staff only', async () => {
    expect((await pilot.get('/types/written/files')).status).toBe(403);
    // The airline of these tests has no files.
    expect((await operations.get('/types/written/files')).body).toEqual({ files: [] });
  });

  it('is added once by two people who press at the same time', async () => {
    const twin = { ...sheet, model: 'Saab 2000', icaoType: 'SB20' };
    const administrator = await api.signedIn('administrator');
    const answers = await Promise.all([
      operations.post('/types', { sheet: twin }),
      administrator.post('/types', { sheet: twin }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });
});
