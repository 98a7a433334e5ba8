import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk, refusalOf } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { SHORT_TOUR, WHY_CHANGED } from '#server/testing/short-tour.ts';
import { sendStage } from '#server/testing/stage-flights.ts';

const [nacional] = sampleOperations.tours;
const islas = { ...nacional!, id: 'islas', name: 'Tour Islas', minMinutesExclusive: null };
const airline = {
  ...sampleAirline,
  operations: {
    ...sampleOperations,
    tours: [islas, nacional!],
    // Nobody books its stages here, and its page has another address than its id.
    tourNames: ['svalbard', 'al-norte'].map((id) => ({ tour: 'svalbard', id, name: 'A320 Svalbard' })),
  },
};

describeEachDatabase('a tour that staff write', (kind) => {
  const api = apiForTests(kind, { airline });
  const operations = signedInForTests(api, 'operations');
  const pilot = signedInForTests(api, 'pilot');
  const plans = async () => (await operations.get('/tour-plans')).body;
  const find = async (id: string) => (await plans()).items.find((one: { id: string }) => one.id === id);
  const versionOf = async (id: string) =>
    (await find(id))?.version ??
    (await plans()).history.find((one: { id: string }) => one.id === id)?.version ??
    0;
  const send = async (way: 'PUT' | 'remove' | 'undo', id: string, body: object = {}, by = operations) => {
    const headers = { 'If-Match': `"v${await versionOf(id)}"` };
    return way === 'PUT'
      ? by.ask('PUT', `/tour-plans/${id}`, { body, headers })
      : by.ask('POST', `/tour-plans/${id}/${way}`, { body, headers });
  };
  const change = (id: string, more: object) =>
    send('PUT', id, { tour: { ...SHORT_TOUR, ...more }, reason: WHY_CHANGED });
  const own = async (id = 'vuelta-corta') => (await pilot.get(`/tours/${id}`)).body;
  const legs = async (id?: string) =>
    (await own(id)).stages.map(
      ({ n, dep, arr, state }: { n: number; dep: { icao: string }; arr: { icao: string }; state: string }) =>
        `${n} ${dep.icao}–${arr.icao} ${state}`,
    );
  const fly = async (n: number, [dep, arr]: readonly [string, string], hoursAgo: number) => {
    const flown = { pilotId: await api.idOf('pilot'), tour: 'vuelta-corta', n, dep, arr, hoursAgo };
    await acceptAtDesk(operations, await sendStage(api, flown));
  };
  const points = async () => (await pilot.get('/reports/totals')).body.points;
  const told = async () =>
    (await pilot.get('/me/messages')).body.items
      .filter(({ kind: of }: { kind: string }) => of === 'tour.changed')
      .map(({ title, body }: { title: string; body: string }) => `${title}. ${body}`);

  it('is of those who keep tours, and of nobody else', async () => {
    for (const client of [pilot, await api.signedIn('reviewer')]) {
      expect((await client.get('/tour-plans')).status).toBe(403);
      expect((await client.post('/tour-plans', { tour: SHORT_TOUR })).status).toBe(403);
      expect((await client.post('/tour-plans/try', { id: null, tour: SHORT_TOUR })).status).toBe(403);
      expect((await send('undo', 'islas', {}, client)).status).toBe(403);
    }
    expect((await plans()).items).toMatchObject([
      {
        id: 'islas',
        version: 0,
        isWritten: false,
        ofContent: true,
        tour: { stops: ['LEMD', 'LEBL', 'EIDW'] },
      },
      { id: 'nacional', tour: { moreThanHours: 50 } },
    ]);
  });

  it('is looked at, added and flown at once: seen, joined, booked, proposed and told', async () => {
    const looked = await operations.post('/tour-plans/try', { id: null, tour: SHORT_TOUR });
    expect(looked.body).toMatchObject({ taking: 0, booked: 0, completes: 0, told: [] });
    expect(looked.body.stages).toMatchObject([
      { n: 1, fate: 'added', after: 'LEMD–LEBL', pilots: 0 },
      { n: 2, after: 'LEBL–EIDW' },
      { n: 3, after: 'EIDW–LEMD' },
    ]);
    expect((await plans()).items).toHaveLength(2);

    const added = await operations.post('/tour-plans', { tour: SHORT_TOUR });
    expect([added.status, added.body]).toEqual([201, { id: 'vuelta-corta', version: 1, tour: SHORT_TOUR }]);
    const listed = (await api.visitor().get('/tours')).body;
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(['islas', 'nacional', 'vuelta-corta']);
    expect(listed.at(-1)).toMatchObject({
      count: 3,
      description: SHORT_TOUR.description,
      stops: { length: 4 },
    });
    expect((await pilot.post('/tours/vuelta-corta/enrol')).status).toBe(204);
    expect(await legs()).toEqual(['1 LEMD–LEBL next', '2 LEBL–EIDW locked', '3 EIDW–LEMD locked']);
    const { next } = await own();
    expect(next).toMatchObject({ n: 1, bookingCode: null, flight: { number: expect.any(Number) } });
    const std = new Date(api.now().getTime() + 10 * 3_600_000).toISOString();
    const booked = await pilot.post('/bookings', {
      legs: [{ stage: { tour: 'vuelta-corta', n: 1 }, std }],
    });
    expect(booked.status, JSON.stringify(booked.body)).toBe(201);
    expect((await own()).next.bookingCode).toBe(booked.body.bookings[0].code);
    await pilot.post(`/bookings/${booked.body.bookings[0].code}/cancel`);
    const { points: before } = (await pilot.get('/reports/totals')).body;
    await fly(1, ['LEMD', 'LEBL'], 30);
    const { stage } = sampleOperations.points;
    expect(await legs()).toEqual(['1 LEMD–LEBL passed', '2 LEBL–EIDW next', '3 EIDW–LEMD locked']);
    expect((await points()) - before).toBeGreaterThanOrEqual(stage);
    const board = (await pilot.get('/tours/vuelta-corta/progress')).body;
    expect(board.pilots).toMatchObject([{ callsign: 'PRB005', passed: 1 }]);
  });

  it('takes from nobody what is flown: a stage is moved for who has yet to fly it, and retired, never dropped', async () => {
    const shorter = await change('vuelta-corta', { stops: ['LEMD'] });
    expect(shorter.body.errors[0].pointer).toBe('/tour/stops');
    await fly(2, ['LEBL', 'EIDW'], 20);
    const dropped = await change('vuelta-corta', { stops: ['LEMD', 'LEBL'] });
    expect([...refusalOf(dropped), dropped.body.errors]).toEqual([
      422,
      'datos-no-validos',
      [
        {
          pointer: '/tour/stops',
          message:
            'La etapa 2 (LEBL–EIDW) ya la ha reservado o volado alguien: deja sus aeropuertos y retírala',
        },
      ],
    ]);
    const moved = { stops: ['LEMD', 'EIDW', 'LEBL', 'LEMD'] };
    const looked = await operations.post('/tour-plans/try', {
      id: 'vuelta-corta',
      tour: { ...SHORT_TOUR, ...moved },
    });
    expect(looked.body).toMatchObject({
      taking: 1,
      completed: 0,
      completes: 0,
      stages: [
        { n: 1, fate: 'moved', before: 'LEMD–LEBL', after: 'LEMD–EIDW', pilots: 1 },
        { n: 2, fate: 'moved', pilots: 1 },
        { n: 3, fate: 'moved', pilots: 0 },
      ],
    });
    const before = await points();
    expect((await change('vuelta-corta', moved)).body).toMatchObject({ version: 2, tour: moved });
    // What was flown says where it went; what is to be flown, where it goes.
    expect(await legs()).toEqual(['1 LEMD–LEBL passed', '2 LEBL–EIDW passed', '3 LEBL–LEMD next']);
    expect(await points()).toBe(before);
    expect(await told()).toEqual([
      'Vuelta corta ha cambiado. Etapa 1: era LEMD–LEBL y ahora es LEMD–EIDW. Etapa 2: era LEBL–EIDW y ahora es EIDW–LEBL. Etapa 3: era EIDW–LEMD y ahora es LEBL–LEMD. Lo que has superado se conserva.',
    ]);
    expect((await send('undo', 'vuelta-corta')).body).toEqual({
      id: 'vuelta-corta',
      version: 3,
      tour: SHORT_TOUR,
    });
    expect(await legs()).toEqual(['1 LEMD–LEBL passed', '2 LEBL–EIDW passed', '3 EIDW–LEMD next']);
  });

  it('is completed by who lacks only a stage that is retired, with its points, which no later stage takes away', async () => {
    const retired = { retiredStages: [3] };
    const looked = await operations.post('/tour-plans/try', {
      id: 'vuelta-corta',
      tour: { ...SHORT_TOUR, ...retired },
    });
    expect(looked.body).toMatchObject({
      completed: 0,
      completes: 1,
      told: [expect.stringContaining('Etapa 3')],
    });
    const before = await points();
    expect((await change('vuelta-corta', retired)).status).toBe(200);
    expect((await own()).own).toMatchObject({ state: 'completed', passed: 2 });
    expect((await points()) - before).toBe(sampleOperations.points.tour);
    const longer = { stops: [...SHORT_TOUR.stops, 'LEBL'], retiredStages: [3] };
    expect((await change('vuelta-corta', longer)).status).toBe(200);
    expect((await own()).own.state).toBe('completed');
    expect((await points()) - before).toBe(sampleOperations.points.tour);
    // A retired stage that somebody flew stays with them.
    expect((await change('vuelta-corta', { stops: longer.stops, retiredStages: [2, 3] })).status).toBe(200);
    expect((await legs()).slice(0, 2)).toEqual(['1 LEMD–LEBL passed', '2 LEBL–EIDW passed']);
  });

  it('with pilots is neither taken away nor undone until it is none; it is closed', async () => {
    const gone = await send('remove', 'vuelta-corta');
    expect([...refusalOf(gone), gone.body.detail]).toEqual([
      409,
      'tour-en-uso',
      'Tiene etapas reservadas o voladas por 1\u00A0piloto: no se quita. Ciérralo, y lo que se ha superado se conserva.',
    ]);
    expect((await operations.post('/tours/vuelta-corta/close', { reason: WHY_CHANGED })).status).toBe(204);
    expect((await own()).closed).toBe(true);
    await operations.post('/tours/vuelta-corta/reopen', { reason: WHY_CHANGED });
    const empty = { ...SHORT_TOUR, name: 'Tour de prueba' };
    expect((await operations.post('/tour-plans', { tour: empty })).status).toBe(201);
    expect((await send('remove', 'tour-de-prueba')).body).toMatchObject({ version: 2, tour: null });
    expect((await pilot.get('/tours/tour-de-prueba')).status).toBe(404);
    expect((await send('PUT', 'tour-de-prueba', { tour: empty, reason: WHY_CHANGED })).status).toBe(404);
    expect((await send('undo', 'tour-de-prueba')).body).toMatchObject({ version: 3, tour: empty });
    expect((await send('undo', 'tour-de-prueba')).body).toMatchObject({ version: 4, tour: null });
    expect((await operations.post('/tour-plans', { tour: empty })).body).toMatchObject({ version: 5 });
    await pilot.post('/tours/tour-de-prueba/enrol');
    const joined = await send('undo', 'tour-de-prueba');
    expect([...refusalOf(joined), joined.body.detail]).toEqual([
      409,
      'tour-en-uso',
      expect.stringContaining('pilotos que se han inscrito'),
    ]);
  });

  it('of the content is changed at the desk and given back to the content', async () => {
    const { tour, version } = await find('islas');
    expect(version).toBe(0);
    const renamed = { ...tour, name: 'Tour de las Islas', description: 'Otra forma de contarlo.' };
    expect((await send('PUT', 'islas', { tour: renamed, reason: WHY_CHANGED })).status).toBe(200);
    expect(await own('islas')).toMatchObject({ name: 'Tour de las Islas', count: 2 });
    expect(await find('islas')).toMatchObject({ isWritten: true, ofContent: true });
    expect((await send('remove', 'islas')).body).toMatchObject({ tour: { name: 'Tour Islas' } });
    expect(await find('islas')).toMatchObject({ isWritten: false, version: 2 });
    expect(refusalOf(await send('remove', 'islas'))).toEqual([404, 'no-encontrado']);
    const { history } = await plans();
    expect(history.slice(0, 2)).toMatchObject([
      { id: 'islas', isLast: true, before: { name: 'Tour de las Islas' }, after: { name: 'Tour Islas' } },
      {
        id: 'islas',
        isLast: false,
        after: { name: 'Tour de las Islas' },
        reason: WHY_CHANGED,
        callsign: 'PRB004',
      },
    ]);
  });

  it('keeps the editions that pilots have joined', async () => {
    await pilot.post('/tours/islas/enrol');
    const { tour } = await find('islas');
    const editions = [{ n: 2, from: '2027-01-01', until: null }];
    const refused = await send('PUT', 'islas', { tour: { ...tour, editions }, reason: WHY_CHANGED });
    expect(refused.body.errors).toEqual([
      {
        pointer: '/tour/editions',
        message: 'La edición 1 tiene pilotos: cámbiale los días, pero no la quites',
      },
    ]);
    const both = [{ n: 1, from: '2026-01-01', until: '2026-12-31' }, ...editions];
    expect(
      (await send('PUT', 'islas', { tour: { ...tour, editions: both }, reason: WHY_CHANGED })).status,
    ).toBe(200);
    expect(await own('islas')).toMatchObject({ edition: 1, closes: '2026-12-31', own: { state: 'open' } });
  });

  it('tells who takes part in the edition that it ends, and counts them before', async () => {
    const { tour } = await find('islas');
    const day = (days: number) =>
      new Date(api.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const editions = [
      { n: 1, from: '2026-01-01', until: day(-1) },
      { n: 2, from: day(0), until: null },
    ];
    const next = { ...tour, editions };
    const looked = await operations.post('/tour-plans/try', { id: 'islas', tour: next });
    expect(looked.body).toMatchObject({ taking: 1, completed: 0 });
    const before = (await told()).length;
    expect((await send('PUT', 'islas', { tour: next, reason: WHY_CHANGED })).status).toBe(200);
    expect(await told()).toHaveLength(before + 1);
    expect((await told())[0]).toContain('Tour Islas ha cambiado. Fechas: edición 1');
    expect((await own('islas')).edition).toBe(2);
    expect((await send('undo', 'islas')).status).toBe(200);
    expect(await told()).toHaveLength(before + 2);
  });

  it('is open when it is added, also where one of its name was closed and taken away', async () => {
    const tour = { ...SHORT_TOUR, name: 'Otra vuelta' };
    await operations.post('/tour-plans', { tour });
    await operations.post('/tours/otra-vuelta/close', { reason: WHY_CHANGED });
    await send('remove', 'otra-vuelta');
    await send('undo', 'otra-vuelta');
    expect((await own('otra-vuelta')).closed).toBe(true);
    await send('remove', 'otra-vuelta');
    expect((await operations.post('/tour-plans', { tour })).status).toBe(201);
    expect(await own('otra-vuelta')).toMatchObject({ closed: false, closedBecause: null });
  });

  it('is refused with each field that is wrong, in words, and nothing is written', async () => {
    const wrong = {
      name: '<img src=x>',
      description: 'Corto',
      types: ['zepelín'],
      substitutes: ['A320neo'],
      moreThanHours: -1,
      editions: [{ n: 1, from: '2026-02-01', until: '2026-01-01' }],
      stops: ['LEMD', 'ZZZZ'],
      retiredStages: [9],
    };
    const { status, body } = await operations.post('/tour-plans', { tour: { ...wrong, anyOrder: false } });
    expect([status, body.code]).toEqual([422, 'datos-no-validos']);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
      Object.keys(wrong).map((field) => `/tour/${field}`),
    );
    for (const tour of [
      { ...SHORT_TOUR, name: 'TOUR islas' },
      { ...SHORT_TOUR, name: 'Islas' },
      { ...SHORT_TOUR, name: 'Vuelta Corta' },
      { ...SHORT_TOUR, name: 'Svalbard' },
      { ...SHORT_TOUR, name: 'Al norte' },
      { ...SHORT_TOUR, name: 'A320 Svalbard' },
      { ...SHORT_TOUR, name: 'Otra', stops: ['LEMD', 'LEMD'] },
      { ...SHORT_TOUR, name: 'Otra', stops: [] },
      {
        ...SHORT_TOUR,
        name: 'Otra',
        stops: Array.from({ length: 70 }, (_, at) => (at % 2 ? 'LEMD' : 'LEBL')),
      },
    ]) {
      const before = (await plans()).items.length;
      const answers = [
        await operations.post('/tour-plans', { tour }),
        await operations.post('/tour-plans/try', { id: null, tour }),
      ];
      for (const answer of answers) expect(refusalOf(answer)).toEqual([422, 'datos-no-validos']);
      expect((await plans()).items).toHaveLength(before);
    }
    expect(refusalOf(await operations.post('/tour-plans/try', { id: 'nada', tour: SHORT_TOUR }))).toEqual([
      404,
      'no-encontrado',
    ]);
  });

  it('is not written over while a colleague changes it, who is named; twins come up once', async () => {
    const administrator = await api.signedIn('administrator');
    const { version } = await find('vuelta-corta');
    const body = {
      tour: { ...SHORT_TOUR, stops: [...SHORT_TOUR.stops, 'LEBL'], retiredStages: [3] },
      reason: WHY_CHANGED,
    };
    const headers = { 'If-Match': `"v${version}"` };
    const answers = await Promise.all(
      [operations, administrator].map((client) =>
        client.ask('PUT', '/tour-plans/vuelta-corta', { body, headers }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const late = answers.find(({ status }) => status === 412);
    expect(late?.body.detail).toMatch(/^PRB00[14] lo ha cambiado a las \d{2}:\d{2}Z/);
    const twin = { ...SHORT_TOUR, name: 'Dos a la vez' };
    const twins = await Promise.all(
      [operations, administrator].map((client) => client.post('/tour-plans', { tour: twin })),
    );
    expect(twins.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  it.each(['nada', 'PRB101', 'a'.repeat(60), '%00', '<b>'])(
    'called %s is not found by any act',
    async (id) => {
      for (const way of ['PUT', 'remove', 'undo'] as const) {
        const body = way === 'PUT' ? { tour: SHORT_TOUR, reason: WHY_CHANGED } : {};
        expect([404, 422]).toContain((await send(way, encodeURIComponent(id), body)).status);
      }
    },
  );
});
