import { beforeEach, expect, it } from 'vitest';
import { apiForTests, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { refusalOf } from '#server/testing/report-desk.ts';

describeEachDatabase('ferries of aircraft that were left behind', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInEachTest(api, 'pilot');
  const other = signedInEachTest(api, 'other');
  const operations = signedInEachTest(api, 'operations');
  beforeEach(async () => {
    const over = { state: 'cancelled', reason: 'pilot', ended_at: api.now() } as const;
    await api.db.queries.updateTable('booking').set(over).where('state', '!=', 'cancelled').execute();
    api.pass(86_400);
    await api.signIn(pilot, 'pilot');
    await api.signIn(other, 'other');
    await api.signIn(operations, 'operations');
    await leave('EC-AAA', 'LEBL');
  });

  /** Staff put an aircraft somewhere. */
  const leave = async (registration: string, to: string) => {
    const tails = (await operations.get('/aircraft')).body;
    const { id, version } = tails.find((one: { registration: string }) => one.registration === registration);
    const ferry = { to, reason: 'Se quedó allí' };
    const moved = await operations.post(`/aircraft/${id}/ferry`, ferry, { 'If-Match': `"v${version}"` });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  };
  const listed = async () => (await pilot.get('/ferries')).body.items;
  const book = (tail: string, client = pilot) => client.post('/ferries', { tail });

  it('lists what stands away from its base, and books its way back in one press, by its name', async () => {
    const [ferry, ...others] = await listed();
    expect(others).toEqual([]);
    expect(ferry).toMatchObject({
      tail: 'EC-AAA',
      dep: { icao: 'LEBL' },
      arr: { icao: 'LEMD' },
      here: false,
    });
    const made = await book('EC-AAA');
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const [booking] = made.body.bookings;
    expect(booking).toMatchObject({
      kind: 'positioning',
      tail: 'EC-AAA',
      flightId: null,
      number: null,
      dep: { icao: 'LEBL' },
      arr: { icao: 'LEMD' },
      worth: { least: ferry.points },
    });
    const { items } = (await pilot.get('/me/messages')).body;
    expect(items.every(({ title }: { title: string }) => !title.includes('Vuelo libre'))).toBe(true);
    // Who has booked it brings it home: nobody else is asked to.
    expect(await listed()).toEqual([]);
    expect(refusalOf(await book('EC-AAA', other))).toEqual([409, 'ferry']);
    await pilot.post(`/bookings/${booking.code}/cancel`);
    expect(await listed()).toHaveLength(1);
  });

  it('gives one aircraft to one of two who ask at once', async () => {
    const answers = await Promise.all([book('EC-AAA'), book('EC-AAA', other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('leaves out what is at home, out of service or no aircraft', async () => {
    await leave('EC-AAA', 'LEMD');
    expect(await listed()).toEqual([]);
    expect(refusalOf(await book('EC-AAA'))).toEqual([409, 'ferry']);
    expect(refusalOf(await book('EC-ZZZ'))).toEqual([409, 'ferry']);
    await leave('EC-AAA', 'LEBL');
    const ofTail = api.db.queries.updateTable('aircraft').where('registration', '=', 'EC-AAA');
    await ofTail.set({ service: 'maintenance' }).execute();
    expect(await listed()).toEqual([]);
    await ofTail.set({ service: 'operational' }).execute();
    expect(await listed()).toHaveLength(1);
  });

  it('begins with those where the pilot is', async () => {
    await leave('EC-AAB', 'EIDW');
    expect((await pilot.post('/me/transfers', { to: 'EIDW' })).status).toBe(201);
    expect((await listed()).map(({ tail, here }: { tail: string; here: boolean }) => [tail, here])).toEqual([
      ['EC-AAB', true],
      ['EC-AAA', false],
    ]);
    await leave('EC-AAB', 'LEMD');
  });
});
