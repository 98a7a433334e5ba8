import { beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { positionsOf, sendPositions } from '#server/testing/phpvms-client.ts';
import { recorderClient } from '#server/testing/recorder-client.ts';
import { phpvmsForTests } from '#server/testing/recorders-for-tests.ts';
import { testFlight } from '#server/testing/test-flight.ts';

describeOneDatabase('what a phpVMS client tells of its flight', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  const { ask } = client;
  beforeEach(() => api.pass(7200));
  const file = (id: string) =>
    ask('POST', `/api/pireps/${id}/file`, { distance: 268, flight_time: 66, landing_rate: -182 });
  /** A flight whose recorder knows of no parking brake. */
  const flown = () => {
    const flight = testFlight(api);
    return { ...flight, points: flight.points.map((point) => ({ ...point, flags: null })) };
  };

  it('is read back with a touchdown downwards, whichever sign the client gives it', async () => {
    const { id } = await client.prefile();
    for (const landing_rate of [182, -182, '182']) {
      const { body } = await ask('PUT', `/api/pireps/${id}`, { landing_rate });
      expect(body.data.landing_rate).toBe(-182);
    }
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('is told the time of its comments as all its times: without parts of seconds', async () => {
    const { id } = await client.prefile();
    const { body } = await ask('POST', `/api/pireps/${id}/comments`, { comment: 'Vuelo tranquilo' });
    expect(body.data.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('ends the block when it says that it has arrived, however long it stands there before it files', async () => {
    const { id } = await client.prefile();
    const flight = flown();
    await sendPositions(api, client, id, flight);
    await ask('PUT', `/api/pireps/${id}`, { status: 'ARR' });
    const arrived = api.now().getTime();
    const last = positionsOf(flight.points.slice(-1))[0]!;
    for (let minute = 0; minute < 20; minute += 1) {
      api.pass(60);
      const position = { ...last, id: `stand${minute}`, gs: 0, created_at: api.now().toISOString() };
      await ask('POST', `/api/pireps/${id}/acars/position`, { positions: [position] });
    }
    const { body } = await file(id);
    expect(Math.abs(Date.parse(body.data.block_on_time) - arrived)).toBeLessThan(90_000);
  });

  it('ends the block so too when its positions come later, and it had said so of the flight before', async () => {
    const { id } = await client.prefile();
    await ask('PUT', `/api/pireps/${id}`, { status: 'ARR' });
    const flight = flown();
    const arrived = flight.points.at(-1)!.at;
    api.pass((arrived - api.now().getTime()) / 1000);
    await ask('PUT', `/api/pireps/${id}`, { status: 'ARR' });
    api.pass(1200);
    const last = flight.points.at(-1)!;
    const stands = Array.from({ length: 20 }, (_, minute) => ({
      ...last,
      seq: last.seq + minute + 1,
      at: arrived + (minute + 1) * 60_000,
    }));
    const positions = positionsOf([...flight.points.filter(({ seq }) => seq % 20 === 0), last, ...stands]);
    const sent = await ask('POST', `/api/pireps/${id}/acars/position`, { positions });
    expect(sent.status, sent.text).toBe(200);
    const { body } = await file(id);
    expect(Math.abs(Date.parse(body.data.block_on_time) - arrived)).toBeLessThan(90_000);
  });

  it('can be filed when its first position is in the air; a person looks at it', async () => {
    const { id } = await client.prefile();
    const flight = flown();
    const up = flight.points.findIndex(({ onGround }) => onGround === false) + 300;
    await sendPositions(api, client, id, { ...flight, points: flight.points.slice(up) });
    const { status, body } = await file(id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.state).toBe(1);
    // Nobody can take back, after hours, what was sent: the client hears in which state it is.
    api.pass(3 * 3600);
    const late = await ask('PUT', `/api/pireps/${id}/cancel`);
    expect([late.status, late.body.type, late.body.state]).toEqual([
      400,
      'https://phpvms.net/errors/pirep-cancel-not-allowed',
      1,
    ]);
  });

  it('keeps what two requests at once say', async () => {
    const { id } = await client.prefile();
    const words = { route: 'PINAR UN870', alt_airport_id: 'LEMD', notes: 'Dos a la vez', level: 330 };
    const updates = Object.entries(words).map(([name, value]) =>
      ask('PUT', `/api/pireps/${id}`, { [name]: value }),
    );
    await Promise.all(updates);
    expect((await ask('GET', `/api/pireps/${id}`)).body.data).toMatchObject(words);
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('is kept with its place: lines of the log, and those that came with a position', async () => {
    const { id } = await client.prefile();
    const created_at = api.now().toISOString();
    const position = { lat: 40.5, lon: -3.5, phase: 'PBT', log: 'Beacon on', created_at };
    await ask('POST', `/api/pireps/${id}/acars/position`, { positions: [position] });
    await ask('POST', `/api/pireps/${id}/acars/position`, { positions: [position] });
    const log = { log: 'Mayday', lat: 41.2, lon: 1.7, created_at };
    await ask('POST', `/api/pireps/${id}/acars/logs`, { logs: [log, { log: 'Nowhere', lat: 'x', lon: 1 }] });
    const kept = await api.db.queries
      .selectFrom('report_event')
      .innerJoin('report', 'report.id', 'report_event.report_id')
      .select(['kind', 'lat', 'lon', 'data'])
      .where('code', '=', id)
      .execute();
    expect(kept.toSorted((a, b) => (b.lat ?? 0) - (a.lat ?? 0))).toEqual([
      { kind: 'emergency', lat: 41.2, lon: 1.7, data: { text: 'Mayday' } },
      { kind: 'otro', lat: 40.5, lon: -3.5, data: { text: 'Beacon on' } },
      { kind: 'otro', lat: null, lon: null, data: { text: 'Nowhere' } },
    ]);
    const { body } = await ask('GET', `/api/pireps/${id}`);
    expect(body.data).toMatchObject({ status: 'PBT', phase: 'PBT' });
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('is answered below an address that ends in a slash', async () => {
    expect((await ask('GET', '//api/user')).status).toBe(200);
    expect((await ask('GET', '//api/status')).status).toBe(200);
    const { headers } = await ask('GET', '/api/status');
    expect(headers.get('location')).toBeNull();
    const visitor = recorderClient(api, 'smartcars', () => ({}));
    for (const path of ['', '/', '//']) expect((await visitor('GET', path)).body.handler).toBe('phpvms7');
    expect((await visitor('GET', '//data/airports')).status).toBe(401);
  });
});
