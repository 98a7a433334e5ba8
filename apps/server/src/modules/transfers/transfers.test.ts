import { beforeEach, expect, it } from 'vitest';
import { apiForTests, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { refusalOf } from '#server/testing/report-desk.ts';
import { startBody } from '#server/testing/test-flight.ts';

describeEachDatabase('journeys of a pilot as a passenger', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInEachTest(api, 'pilot');
  const other = signedInEachTest(api, 'other');
  beforeEach(async () => {
    const over = { state: 'cancelled', reason: 'pilot', ended_at: api.now() } as const;
    await api.db.queries.updateTable('booking').set(over).where('state', '!=', 'cancelled').execute();
    // Another month: those of the test before don't count.
    api.pass(32 * 86_400);
    await api.signIn(pilot, 'pilot');
    await api.signIn(other, 'other');
    const here = (await read()).place.icao;
    if (here !== 'LEMD') await go('LEMD');
    api.pass(13 * 3600);
    await api.signIn(pilot, 'pilot');
  });

  const read = async (client = pilot) => (await client.get('/me/transfers')).body;
  const go = (to: string, client = pilot) => client.post('/me/transfers', { to });
  const undo = (id: string, client = pilot) => client.post(`/me/transfers/${id}/undo`, {});
  /** Where departures are looked for. */
  const searched = async () => (await pilot.get('/flights?here=true')).body.place?.icao;

  it('moves the pilot, for everything that asks where that is, and is taken back', async () => {
    const before = await read();
    expect(before).toMatchObject({ place: { icao: 'LEMD' }, refusal: null, nextAt: null });
    const made = await go('lebl');
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).toMatchObject({ place: { icao: 'LEBL' }, left: before.left - 1 });
    expect(made.body.items[0]).toMatchObject({ from: { icao: 'LEMD' }, to: { icao: 'LEBL' }, undo: true });
    expect(await searched()).toBe('LEBL');
    expect((await pilot.get('/rotations')).body.place.icao).toBe('LEBL');
    const [{ id }] = made.body.items;
    // Somebody else has no such journey.
    expect((await undo(id, other)).status).toBe(404);
    const back = await undo(id);
    expect(back.body).toMatchObject({ place: { icao: 'LEMD' }, left: before.left, refusal: null });
    expect(back.body.items[0]).toMatchObject({ undo: false });
    expect(back.body.items[0].undoneAt).not.toBeNull();
    expect(refusalOf(await undo(id))).toEqual([409, 'traslado']);
    expect(await searched()).toBe('LEMD');
  });

  it('waits between one and the next, and is one where two are asked at once', async () => {
    const answers = await Promise.all([go('LEBL'), go('EIDW')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = await go('LEMD');
    expect(refused.body.detail).toBe(
      'Entre un traslado y otro pasan 12\u00a0horas. Prueba más tarde, o vuelve volando.',
    );
    expect((await read()).refusal).toBe(refused.body.detail);
    api.pass(12 * 3600);
    await api.signIn(pilot, 'pilot');
    expect((await go('LEMD')).status).toBe(201);
  });

  it('leaves no booking behind, and goes to where it leaves', async () => {
    const { items } = (await pilot.get('/flights?origin=LEMD&limit=50')).body;
    const leg = { flightId: items.at(-1).flightId, date: items.at(-1).date };
    const booked = await pilot.post('/bookings', { legs: [leg], acceptSharedTail: true });
    expect(booked.status, JSON.stringify(booked.body)).toBe(201);
    const refused = await go('LEBL');
    expect(refusalOf(refused)).toEqual([409, 'traslado']);
    expect(refused.body.detail).toContain('que sale de LEMD. Anúlalo antes, o vuélalo.');
    await pilot.post(`/bookings/${booked.body.bookings[0].code}/cancel`);
    expect((await go('LEBL')).status).toBe(201);
    // From elsewhere it is the way to a booked flight.
    const again = await pilot.post('/bookings', { legs: [leg], acceptSharedTail: true });
    expect(again.status, JSON.stringify(again.body)).toBe(201);
    api.pass(12 * 3600);
    await api.signIn(pilot, 'pilot');
    expect((await go('LEMD')).status).toBe(201);
  });

  it('is refused while a flight is not sent, to nowhere, and to where the pilot is', async () => {
    expect((await go('ZZZZ')).body.errors[0]).toMatchObject({ pointer: '/to' });
    expect((await go('LEMD')).body.detail).toBe('Ya estás ahí. Elige otro aeropuerto.');
    const begun = await pilot.post('/reports/start', startBody(`transfer-${api.now().getTime()}`));
    expect(begun.status, JSON.stringify(begun.body)).toBe(201);
    expect((await go('LEBL')).body.detail).toContain('Tienes un vuelo sin terminar.');
    await pilot.post(`/reports/${begun.body.code}/discard`, {});
    const open = (await pilot.get('/bookings')).body.items;
    for (const { code } of open) await pilot.post(`/bookings/${code}/cancel`);
    expect((await go('LEBL')).status).toBe(201);
  });
});
