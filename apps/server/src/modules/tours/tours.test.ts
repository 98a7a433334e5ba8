import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { addPastFlights } from '#server/testing/past-flights.ts';
import { hearNews } from '#server/testing/heard-news.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { acceptAtDesk, actAtDesk, REASON, rejectAtDesk } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { sendStage } from '#server/testing/stage-flights.ts';

const [nacional] = sampleOperations.tours;
const islas = { ...nacional!, id: 'islas', name: 'Tour Islas', minMinutesExclusive: null };
const ahead = { ...islas, id: 'futuro', editions: [{ n: 1, from: '2027-06-01', until: null }] };
const about = { types: [], airports: [], tours: ['islas'], ranks: [] };
const airline = {
  ...sampleAirline,
  operations: { ...sampleOperations, tours: [islas, nacional!, ahead] },
  notices: [
    { ...sampleAirline.notices[0]!, slug: 'cambia-islas', title: 'Cambia el Tour Islas', affects: about },
    {
      ...sampleAirline.notices[0]!,
      slug: 'de-otro-dia',
      title: 'Aún no',
      affects: about,
      date: '2099-01-01',
    },
  ],
};

describeEachDatabase('tours', (kind) => {
  const api = apiForTests(kind, { airline });
  const pilot = signedInForTests(api, 'pilot');
  const other = signedInForTests(api, 'other');
  const operations = signedInForTests(api, 'operations');

  const tour = async (client = pilot, id = 'islas') => (await client.get(`/tours/${id}`)).body;
  const states = async () => (await tour()).stages.map(({ state }: { state: string }) => state);
  const points = async () => (await pilot.get('/reports/totals')).body.points;
  const send = async (n: number, hoursAgo: number, flown = {}) => {
    const { dep, arr } = islas.stages[n - 1]!;
    const pilotId = await api.idOf('pilot');
    return sendStage(api, { pilotId, tour: 'islas', n, dep, arr, hoursAgo, flown });
  };

  it('show a visitor what there is to fly, and nobody’s progress', async () => {
    const { body } = await api.visitor().get('/tours');
    expect(body).toMatchObject([{ id: 'islas', count: 2, own: null }, { id: 'nacional' }, { id: 'futuro' }]);
    expect(await tour(api.visitor())).toMatchObject({
      next: null,
      stages: [{ n: 1, state: null }, { n: 2 }],
    });
    expect((await api.visitor().get('/tours/islas/progress')).status).toBe(401);
    expect((await pilot.get('/tours/nada')).status).toBe(404);
  });

  it('are joined, with what is missing told kindly, and left', async () => {
    const refused = await pilot.post('/tours/nacional/enrol');
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('te faltan 50\u00a0horas y 1\u00a0minuto');
    expect((await pilot.post('/tours/futuro/enrol')).body.detail).toContain(
      'Abre el 1\u00A0de\u00A0junio de 2027.',
    );
    expect((await tour()).own.state).toBeNull();
    expect((await pilot.post('/tours/islas/enrol')).status).toBe(204);
    expect(await tour()).toMatchObject({ enrolled: 1, own: { state: 'open', passed: 0 } });
    expect((await tour()).notices).toMatchObject([{ slug: 'cambia-islas' }]);
    expect((await pilot.delete('/tours/islas/enrol')).status).toBe(204);
    expect((await pilot.delete('/tours/islas/enrol')).status).toBe(404);
    expect((await tour()).own.state).toBe('abandoned');
    await pilot.post('/tours/islas/enrol');
    expect((await tour()).own.state).toBe('open');
  });

  it('propose the next stage: a departure of the timetable, or a free flight where there is none', async () => {
    const { next } = await tour();
    expect(next).toMatchObject({ n: 1, bookingCode: null, flight: { number: expect.any(Number) } });
    const { flightId, date } = next.flight;
    const legs = [{ flightId, date, stage: { tour: 'islas', n: 1 } }];
    const { body } = await pilot.post('/bookings', { legs });
    expect((await tour()).next.bookingCode).toBe(body.bookings[0].code);
    expect(await states()).toEqual(['booked', 'locked']);
    await pilot.post(`/bookings/${body.bookings[0].code}/cancel`);
    expect(await states()).toEqual(['next', 'locked']);
  });

  it('PL-59: book a stage with an aircraft that counts, and refuse one that the tour does not admit', async () => {
    const [admitted] = (await operations.get('/aircraft')).body;
    expect(admitted).toMatchObject({ registration: 'EC-AAA', icaoType: 'A320' });
    // A substitute stands nearer.
    const ferry = async (to: string, version: number) =>
      operations.post(
        `/aircraft/${admitted.id}/ferry`,
        { to, reason: REASON },
        { 'If-Match': `"v${version}"` },
      );
    const there = await ferry('LEBL', admitted.version);
    const { flight } = (await tour()).next;
    const { departure } = (await pilot.get(`/flights/${flight.number}/dates/${flight.date}/availability`))
      .body;
    expect(departure).toMatchObject({ tail: 'EC-AAA', stage: { tour: 'islas', n: 1 } });
    const { flightId, date } = flight;
    const book = (more = {}) =>
      pilot.post('/bookings', { legs: [{ flightId, date, stage: { tour: 'islas', n: 1 }, ...more }] });
    expect((await book({ tail: 'EC-AAB' })).body).toMatchObject({
      code: 'tipo-de-tour',
      detail: 'EC-AAB es un A20N y Tour Islas no lo admite. Elige otro avión.',
    });
    const [made] = (await book()).body.bookings;
    expect(made.tail).toBe('EC-AAA');
    const { version } = (await pilot.get(`/bookings/${made.code}`)).body;
    const changed = await pilot.patch(`/bookings/${made.code}`, { tail: 'EC-AAB' }, version);
    expect(changed.body.code).toBe('tipo-de-tour');
    await pilot.post(`/bookings/${made.code}/cancel`);
    await ferry('LEMD', there.body.version);
  });

  it('PL-55, PL-58: a stage out of order and one below the minimum are repeated, and say why', async () => {
    const second = await send(2, 50);
    const decided = await acceptAtDesk(operations, second);
    expect(decided.status, JSON.stringify(decided.body)).toBe(200);
    expect((await tour()).stages[1]).toMatchObject({
      state: 'locked',
      reason: 'Va antes la etapa 1, LEMD–LEBL.',
    });
    const strayed = await send(1, 48, { arr: 'LEVC' });
    await acceptAtDesk(operations, strayed);
    expect((await tour()).stages[0]).toMatchObject({
      state: 'repeat',
      reason: 'Aterrizó en LEVC y la etapa acaba en LEBL.',
    });
    await rejectAtDesk(operations, await send(1, 46));
    expect((await tour()).stages[0].reason).toBe('El informe fue rechazado.');
  });

  it('do not count a flight that is accepted without a score, as they count none by hand', async () => {
    const before = await points();
    const code = await send(1, 41);
    const unscored = await actAtDesk(operations, code, 'decide', {
      decision: 'accept_without_score',
      text: REASON,
    });
    expect(unscored.body.report).toMatchObject({ countsAsManual: true, countedMin: 60 });
    expect(await points()).toBe(before + 10);
    expect((await tour()).stages[0]).toMatchObject({
      state: 'repeat',
      reason: 'Una etapa se vuela con ACARS.',
    });
  });

  it('PL-60, PL-56, PL-57: gives the points of stages and of the whole tour once, and takes back what falls', async () => {
    const before = await points();
    const news = await hearNews(api.db, ['tour.stage', 'tour.completed']);
    const first = await send(1, 40);
    expect(await states()).toEqual(['flown', 'locked']);
    await acceptAtDesk(operations, first);
    expect(await points()).toBe(before + 10 + 5);
    await acceptAtDesk(operations, await send(1, 38));
    expect(await points()).toBe(before + 15 + 10);
    const pilotId = await api.idOf('pilot');
    const at = new Date(api.now().getTime() - 37 * 3_600_000).toISOString();
    // PL-57: a flight elsewhere between two stages disturbs nothing.
    await addPastFlights(api, [{ pilotId, at, dep: 'LEBL', arr: 'LEVC', minutes: 60 }]);
    const last = await send(2, 36);
    await acceptAtDesk(operations, last);
    // Dublin is a Focus Airport.
    expect(await points()).toBe(before + 25 + 25 + 50);
    expect((await tour()).own).toMatchObject({ state: 'completed', passed: 2, refusal: null });
    expect((await tour()).next).toBeNull();
    expect((await tour()).completed).toBe(1);
    const told = async () =>
      (await pilot.get('/me/messages')).body.items.filter(
        ({ title }: { title: string }) => title === 'Has completado Tour Islas',
      );
    expect(await told()).toHaveLength(1);
    await actAtDesk(operations, last, 'reopen', { text: REASON });
    expect(await points()).toBe(before + 25);
    expect(await states()).toEqual(['passed', 'repeat']);
    await acceptAtDesk(operations, last);
    expect(await points()).toBe(before + 100);
    expect(await told()).toHaveLength(1);
    expect(await news()).toEqual([
      ['tour.stage', 'Tour Islas, etapa 1: LEMD–LEBL'],
      ['tour.stage', expect.stringMatching(/^Tour Islas, etapa 2: /)],
      ['tour.completed', 'Tour Islas'],
    ]);
    // The second flight of stage 1 takes the place of the first one.
    await actAtDesk(operations, first, 'reopen', { text: REASON });
    expect(await points()).toBe(before + 100 - 10);
    expect(await states()).toEqual(['passed', 'passed']);
    expect((await pilot.get(`/reports/${last}`)).body.points).toBe(10 + 10 + 5 + 50);
  });

  it('have a board that leaves out who does not want to stand on one', async () => {
    await other.post('/tours/islas/enrol');
    const board = async (client: ApiClient) => (await client.get('/tours/islas/progress')).body.pilots;
    expect(await board(other)).toMatchObject([
      {
        callsign: 'PRB005',
        rank: 'Segundo Oficial',
        passed: 2,
        state: 'completed',
        own: false,
        stages: [
          { n: 1, state: 'passed' },
          { n: 2, state: 'passed' },
        ],
      },
      { callsign: 'PRB006', passed: 0, state: 'open', own: true },
    ]);
    expect((await board(other))[0].name).toBeUndefined();
    await api.db.queries
      .updateTable('pilot')
      .set({ in_boards: false, show_name: true })
      .where('callsign', '=', 'PRB005')
      .execute();
    expect(await board(other)).toMatchObject([{ callsign: 'PRB006' }]);
    expect((await board(pilot))[0]).toMatchObject({ callsign: 'PRB005', name: 'Eco', own: true });
    expect((await board(operations))[0]).toMatchObject({ callsign: 'PRB005', hidden: true });
  });

  it('PL-51: an appeal that is upheld lets the stage pass, and the ledger says so', async () => {
    const { dep, arr } = islas.stages[0]!;
    const pilotId = await api.idOf('other');
    const code = await sendStage(api, { pilotId, tour: 'islas', n: 1, dep, arr, hoursAgo: 30 });
    await rejectAtDesk(operations, code);
    expect((await tour(other)).stages[0].state).toBe('repeat');
    const before = (await other.get('/reports/totals')).body.points;
    await other.post(`/reports/${code}/appeal`, { text: 'El vuelo es verdadero: hay captura.' });
    const administrator = await api.signedIn('administrator');
    const answer = { verdict: 'uphold', answer: REASON };
    expect((await actAtDesk(administrator, code, 'resolve', answer)).status).toBe(200);
    expect((await tour(other)).stages[0].state).toBe('passed');
    expect((await other.get(`/reports/${code}`)).body.points).toBe(10 + 5);
    expect((await other.get('/reports/totals')).body.points).toBe(before + 15);
    await actAtDesk(operations, code, 'reopen', { text: REASON });
    expect((await other.get('/reports/totals')).body.points).toBe(before);
  });

  it('are closed by staff with a reason that those who take part read, and opened again', async () => {
    const reason = 'La pista de la última etapa está cerrada';
    expect((await other.post('/tours/islas/close', { reason })).status).toBe(403);
    expect((await operations.post('/tours/islas/close', { reason: 'corto' })).status).toBe(422);
    expect((await operations.post('/tours/islas/close', { reason })).status).toBe(204);
    expect((await operations.post('/tours/islas/close', { reason })).body).toMatchObject({
      code: 'cambiado-entretanto',
      detail: expect.stringMatching(/^PRB004 ha cerrado esta edición a las \d\d:\d\dZ, /),
    });
    expect((await tour(other)).closedBecause).toBe(reason);
    expect((await tour(other)).own).toMatchObject({
      state: 'closed',
      refusal: { message: expect.any(String) },
    });
    expect((await tour()).own.state).toBe('completed');
    const [message] = (await other.get('/me/messages')).body.items;
    expect(message).toMatchObject({
      title: 'Tour Islas se ha cerrado',
      body: expect.stringContaining(`${reason}. Lo que has superado se conserva.`),
    });
    const std = new Date(api.now().getTime() + 10 * 3_600_000).toISOString();
    const legs = [{ stage: { tour: 'islas', n: 1 }, std }];
    expect((await other.post('/bookings', { legs })).body.code).toBe('tour-cerrado');
    const left = await other.delete('/tours/islas/enrol');
    expect([left.status, left.body?.code, left.body?.detail]).toEqual([
      409,
      'tour-cerrado',
      'Tour Islas ya está cerrado: no hay nada que dejar, y lo que has superado se conserva.',
    ]);
    expect((await pilot.delete('/tours/futuro/enrol')).status).toBe(404);
    expect((await operations.post('/tours/islas/reopen', { reason: REASON })).status).toBe(204);
    expect((await operations.post('/tours/islas/reopen', { reason: REASON })).body).toMatchObject({
      code: 'cambiado-entretanto',
      detail: expect.stringMatching(/^PRB004 ha vuelto a abrir esta edición a las \d\d:\d\dZ, /),
    });
    expect((await other.get('/me/messages')).body.items[0]).toMatchObject({
      title: 'Tour Islas se ha vuelto a abrir',
      body: expect.stringContaining(REASON),
    });
    expect((await tour(other)).closedBecause).toBeNull();
    expect((await other.post('/bookings', { legs })).status).toBe(201);
  });
});
