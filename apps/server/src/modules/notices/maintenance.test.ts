import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { refusalOf } from '#server/testing/report-desk.ts';

const SENTENCE = 'Cambiamos de servidor hasta las 18:00Z';

describeEachDatabase('maintenance', (kind) => {
  const api = apiForTests(kind);
  const administrator = signedInForTests(api, 'administrator');
  const pilot = signedInForTests(api, 'pilot');
  const change = (sentence: string | null, version: number, by = administrator) =>
    by.ask('PUT', '/maintenance/plan', { body: { sentence }, headers: { 'If-Match': `"v${version}"` } });
  const order = async () => {
    const [{ flightId, date }] = (await pilot.get('/flights')).body.items;
    return { legs: [{ flightId, date }] };
  };

  it('is begun by who runs the platform; nobody books, and everybody reads why', async () => {
    expect((await change(SENTENCE, 0, pilot)).status).toBe(403);
    expect((await change(SENTENCE, 0)).body).toMatchObject({ sentence: SENTENCE, version: 1 });
    expect((await api.visitor().get('/maintenance')).body).toEqual({ sentence: SENTENCE });
    const refused = await pilot.post('/bookings', await order());
    expect([...refusalOf(refused), refused.body.detail]).toEqual([
      409,
      'en-mantenimiento',
      expect.stringContaining(`${SENTENCE}.`),
    ]);
    const std = new Date(api.now().getTime() + 3 * 3_600_000).toISOString();
    const free = await pilot.get(`/me/free-flight?dep=LEMD&arr=LEBL&std=${std}`);
    expect(free.body.refusals).toMatchObject([{ code: 'en-mantenimiento' }]);
  });

  it('is ended, told in its history, and begun again', async () => {
    expect((await change(null, 1)).body).toMatchObject({ sentence: null, version: 2 });
    expect((await api.visitor().get('/maintenance')).body).toEqual({ sentence: null });
    const booked = await pilot.post('/bookings', await order());
    expect(booked.status, JSON.stringify(booked.body)).toBe(201);
    expect((await administrator.get('/maintenance/plan')).body.history).toMatchObject([
      { before: SENTENCE, after: null, callsign: expect.any(String) },
      { before: null, after: SENTENCE },
    ]);
    expect((await change(SENTENCE, 2)).body).toMatchObject({ sentence: SENTENCE, version: 3 });
    // What is booked can be given back.
    const { code } = booked.body.bookings[0];
    expect((await pilot.post(`/bookings/${code}/cancel`)).status).toBeLessThan(300);
  });

  it.each(['Breve', '<b>Cambiamos de servidor</b>'])('takes no sentence such as %s', async (sentence) => {
    const refused = await change(sentence, 3);
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '/sentence']);
  });

  it('is not written over what a colleague has written since', async () => {
    expect((await change(null, 1)).status).toBe(412);
  });
});
