import { RULE_IDS } from '@va/domain/scoring/score-rules.ts';
import { createLog } from '#server/http/log.ts';
import { beforeEach, expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import {
  batchesOf,
  eventsOf,
  field,
  sendFlight,
  startBody,
  testFlight,
} from '#server/testing/test-flight.ts';

describeEachDatabase('flights that report themselves', (kind) => {
  const api = apiForTests(kind, { log: createLog('error') });
  const pilot = signedInForTests(api, 'pilot');
  let flights = 0;
  // The clock of the tests goes on, and flights may not overlap.
  beforeEach(() => api.pass(3600));

  const begin = async (change: object = {}) => {
    const answer = await pilot.post('/reports/start', startBody(`flight-${(flights += 1)}`, change));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.code as string;
  };
  const discard = (code: string) => pilot.post(`/reports/${code}/discard`, {});

  it('records, judges and accepts one by itself; its booking is fulfilled, points and hours are posted', async () => {
    const code = await begin();
    const flight = testFlight(api);
    await sendFlight(pilot, api, code, flight);
    const { status, body } = await pilot.post(`/reports/${code}/submit`, {
      lastSeq: flight.points.length - 1,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      state: 'accepted',
      outcome: 'valid',
      score: 100,
      arrIcao: 'LEBL',
      diversion: false,
      touchdownFpm: -180,
    });
    const recorder = {
      client: 'Prueba',
      clientVersion: '1.2',
      icaoTypeSeen: 'A320',
      addOn: 'A320 de prueba',
    };
    expect((await pilot.get(`/reports/${code}`)).body).toMatchObject(recorder);
    const score = await pilot.get(`/reports/${code}/score`);
    expect(
      score.body.points.map(({ reason, points }: { reason: string; points: number }) => [reason, points]),
    ).toEqual([
      ['base', 10],
      ['score_90', 5],
    ]);
    expect(score.body.items).toHaveLength(RULE_IDS.length);
    const { body: booking } = await pilot.get(`/bookings/${body.booking}`);
    expect(booking.state).toBe('fulfilled');
    const hours = await api.db.queries
      .selectFrom('hours_entry')
      .selectAll()
      .where('pilot_id', '=', await api.idOf('pilot'))
      .execute();
    expect(hours.map(({ minutes }) => minutes)).toEqual([body.blockMin]);
    const history = await pilot.get(`/reports/${code}/history`);
    expect(history.body.map(({ to }: { to: string }) => to)).toEqual([
      'in_progress',
      'submitted',
      'accepted',
    ]);
    const track = await pilot.get(`/reports/${code}/track?zoom=9`);
    expect(track.body.geometry.coordinates.length).toBeGreaterThan(5);
  });

  it('PL-30: is decided once, with one set of entries, however often it is sent in, also at once', async () => {
    const code = await begin();
    await sendFlight(pilot, api, code, testFlight(api));
    const submit = () => pilot.post(`/reports/${code}/submit`, {});
    const answers = [...(await Promise.all([submit(), submit(), submit()])), await submit()];
    for (const { status, body } of answers) {
      expect([status, body.state]).toEqual([200, 'accepted']);
      expect(body).toEqual(answers[0]!.body);
    }
    const history = (await pilot.get(`/reports/${code}/history`)).body;
    expect(history.filter(({ to }: { to: string }) => to === 'accepted')).toHaveLength(1);
    expect((await pilot.get(`/reports/${code}/score`)).body.points).toHaveLength(2);
    const entries = await api.db.queries
      .selectFrom('hours_entry')
      .innerJoin('report', 'report.id', 'hours_entry.report_id')
      .select('minutes')
      .where('report.code', '=', code)
      .execute();
    expect(entries).toHaveLength(1);
  });

  it('PL-23: is begun once, however often the start is sent', async () => {
    const code = await begin();
    const [first, second] = await Promise.all(
      [1, 2].map(() => pilot.post('/reports/start', startBody(`flight-${flights}`))),
    );
    expect([first!.body.code, second!.body.code]).toEqual([code, code]);
    expect([first!.status, second!.status]).toEqual([200, 200]);
    await discard(code);
    expect((await discard(code)).body).toMatchObject({ state: 'voided', reason: 'pilot' });
  });

  it('is named by its booking as soon as it has begun, and no more once it is thrown away', async () => {
    const code = await begin();
    const { booking } = (await pilot.get(`/reports/${code}`)).body;
    const reportOf = async () => (await pilot.get(`/bookings/${booking}`)).body.report;
    expect(await reportOf()).toBe(code);
    await discard(code);
    expect(await reportOf()).toBeNull();
  });

  it('PL-24: stands in the way of a second one, with three ways out', async () => {
    const code = await begin();
    const { status, body } = await pilot.post('/reports/start', startBody('another'));
    expect([status, body.code]).toEqual([409, 'vuelo-abierto']);
    expect(Object.keys(body.links)).toEqual(['resume', 'submit', 'discard']);
    expect(body.current.code).toBe(code);
    await discard(code);
  });

  it('refuses to begin away from the origin or with another type', async () => {
    const far = await pilot.post('/reports/start', startBody('far', { lat: 41.3, lon: 2.08 }));
    expect([far.status, far.body.code]).toEqual([409, 'lejos-del-origen']);
    const other = await pilot.post('/reports/start', startBody('type', { icaoTypeSeen: 'B738' }));
    expect([other.status, other.body.code]).toEqual([409, 'avion-distinto']);
    expect((await pilot.get('/bookings')).body.items).toEqual([]);
  });

  it('PL-25, PL-26: takes batches shuffled, doubled and late, and says what is missing', async () => {
    const code = await begin();
    const flight = testFlight(api);
    api.pass((flight.points.at(-1)!.at - api.now().getTime()) / 1000 + 2400);
    const batches = batchesOf(flight, 0, api.now());
    const [first, second, third, ...rest] = batches;
    await pilot.post(`/reports/${code}/points`, third);
    const { body: kept } = await pilot.post(`/reports/${code}/points`, first);
    expect(kept).toEqual({ highest: 599, missing: [[200, 399]], points: 400 });
    const early = await pilot.post(`/reports/${code}/submit`, { lastSeq: flight.points.length - 1 });
    expect([early.status, early.body.code]).toEqual([409, 'faltan-puntos']);
    expect(early.body.current.missing[0]).toEqual([200, 399]);
    for (const body of [second, ...rest.toReversed(), ...batches])
      expect((await pilot.post(`/reports/${code}/points`, body)).status).toBe(200);
    await pilot.post(`/reports/${code}/events`, eventsOf(flight));
    await pilot.post(`/reports/${code}/events`, eventsOf(flight));
    const { body } = await pilot.post(`/reports/${code}/submit`, { lastSeq: flight.points.length - 1 });
    expect(body).toMatchObject({ state: 'accepted', score: 100 });
    // A repeat whose answer was lost is answered; something new is refused.
    expect((await pilot.post(`/reports/${code}/points`, first)).status).toBe(200);
    const point = { ...flight.points[0], seq: 999_999, at: new Date().toISOString() };
    const late = await pilot.post(`/reports/${code}/points`, {
      clientNow: new Date().toISOString(),
      points: [point],
    });
    expect([late.status, late.body.code]).toEqual([409, 'estado-de-informe']);
  });

  it('PL-28: has the times of the server, whatever the recorder’s clock says', async () => {
    const code = await begin();
    const flight = testFlight(api);
    await sendFlight(pilot, api, code, flight, -900_000);
    const { body } = await pilot.post(`/reports/${code}/submit`, {});
    const moved = flight.points.find(({ gsKt }) => (gsKt ?? 0) >= 1)!;
    expect(Math.abs(Date.parse(body.offBlock) - moved.at)).toBeLessThan(5000);
    const score = await pilot.get(`/reports/${code}/score`);
    expect(score.body.flags.map(({ code: flag }: { code: string }) => flag)).toContain('V-14');
    expect(body.state).toBe('accepted');
  });

  it('PL-29: ends where it came down', async () => {
    const code = await begin({ flight: { depIcao: 'LEMD', arrIcao: 'EIDW', icaoType: 'A320' } });
    const flight = testFlight(api, { to: field('EIDW'), divertTo: field('LEBL') });
    await sendFlight(pilot, api, code, flight);
    const { body } = await pilot.post(`/reports/${code}/submit`, {});
    expect(body).toMatchObject({
      state: 'accepted',
      arrIcao: 'LEBL',
      arrPlannedIcao: 'EIDW',
      diversion: true,
    });
    const [told] = (await pilot.get('/me/messages')).body.items;
    expect(told.body).toContain(
      'Aterrizaste en LEBL y no en EIDW: desde el informe puedes reservar el vuelo de continuación.',
    );
    expect(told.link).toBe(`/plataforma/informes/${code}`);
    // Pilot and aircraft stay where it came down.
    expect((await pilot.get('/flights')).body.place).toMatchObject({ icao: 'LEBL' });
    const { registration } = (await pilot.get(`/reports/${code}`)).body;
    const fleet = (await pilot.get('/aircraft')).body;
    const tail = fleet.find((one: { registration: string }) => one.registration === registration);
    expect(tail.place).toMatchObject({ icao: 'LEBL' });
  });

  it('goes to a person when the touchdown was not recorded, and can be taken back and sent again', async () => {
    const code = await begin();
    const flight = testFlight(api);
    const down = flight.events[0]!.at;
    const blind = { events: [], points: flight.points.filter(({ at }) => Math.abs(at - down) > 200_000) };
    await sendFlight(pilot, api, code, blind);
    const sent = await pilot.post(`/reports/${code}/submit`, {});
    expect(sent.body.state).toBe('in_review');
    expect((await pilot.get(`/reports/${code}/history`)).body.at(-1).text).toContain('V-07');
    const back = await pilot.post(`/reports/${code}/withdraw`, {});
    expect(back.body).toMatchObject({ state: 'draft', score: null });
    expect((await pilot.get(`/bookings/${back.body.booking}`)).body.state).toBe('flying');
    expect((await pilot.post(`/reports/${code}/submit`, {})).body.state).toBe('in_review');
    api.pass(3 * 3600);
    const late = await pilot.post(`/reports/${code}/withdraw`, {});
    expect([late.status, late.body.code]).toEqual([409, 'retirada-tarde']);
  });

  it('without a take-off can’t be sent; a landing that is hard costs what the rules say', async () => {
    const code = await begin();
    const flight = testFlight(api, { touchdownFpm: 720 });
    const parked = { points: flight.points.slice(0, 100), events: [] };
    await sendFlight(pilot, api, code, parked);
    const early = await pilot.post(`/reports/${code}/submit`, {});
    expect([early.status, early.body.code]).toEqual([409, 'faltan-horas']);
    await sendFlight(pilot, api, code, flight);
    const { body } = await pilot.post(`/reports/${code}/submit`, {});
    expect(body).toMatchObject({ state: 'accepted', score: 70, touchdownFpm: -720 });
  });

  it('belongs to its pilot, and needs a key that may write flights', async () => {
    const code = await begin();
    const other = await api.signedIn('other');
    for (const act of ['points', 'events', 'submit', 'discard', 'withdraw', 'resume']) {
      const body =
        {
          points: batchesOf(testFlight(api))[0],
          events: eventsOf(testFlight(api)),
          resume: { clientFlightId: 'x' },
        }[act] ?? {};
      expect((await other.post(`/reports/${code}/${act}`, body)).status, act).toBe(404);
    }
    const again = await api.signedIn('pilot');
    const { body: key } = await again.post('/me/keys', { label: 'x', scopes: ['own:read'] });
    const bearer = { Authorization: `Bearer ${key.secret}` };
    expect((await api.visitor().post(`/reports/${code}/submit`, {}, bearer)).status).toBe(403);
    expect((await api.visitor().get(`/reports/${code}`, { headers: bearer })).status).toBe(200);
    await discard(code);
  });

  it.each([
    ['points at no place', { lat: 91 }],
    ['negative fuel', { fuelKg: -1 }],
    ['a number as text', { gsKt: 'NaN' }],
    ['unknown fields', { callsign: 'X' }],
    ['half a number', { seq: 1.5 }],
    ['no time', { at: 'yesterday' }],
  ])('refuses %s', async (_name, change) => {
    const code = await begin();
    const point = { seq: 0, at: api.now().toISOString(), lat: 40.47, lon: -3.56, ...change };
    const { status } = await pilot.post(`/reports/${code}/points`, {
      clientNow: api.now().toISOString(),
      points: [point],
    });
    expect(status).toBe(422);
    await discard(code);
  });

  it('takes what is odd but possible: the poles, the date line, 0/0, a clock of tomorrow; and no more than 500 points at once', async () => {
    const code = await begin();
    const at = api.now().toISOString();
    const tomorrow = new Date(api.now().getTime() + 86_400_000).toISOString();
    const odd = [
      { seq: 0, at, lat: 90, lon: 180 },
      { seq: 1, at, lat: -90, lon: -180 },
      { seq: 2, at, lat: 0, lon: 0 },
      { seq: 3, at: tomorrow, lat: 10, lon: 179.99 },
    ];
    const { status, body } = await pilot.post(`/reports/${code}/points`, { clientNow: at, points: odd });
    expect([status, body.points]).toEqual([200, 3]);
    const many = Array.from({ length: 501 }, (_, seq) => ({ seq, at, lat: 1, lon: 1 }));
    expect((await pilot.post(`/reports/${code}/points`, { clientNow: at, points: many })).status).toBe(422);
    await discard(code);
  });
});
