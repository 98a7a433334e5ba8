import { beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { positionsOf } from '#server/testing/phpvms-client.ts';
import { phpvmsForTests, smartcarsForTests } from '#server/testing/recorders-for-tests.ts';
import { testFlight } from '#server/testing/test-flight.ts';
import { updatesOf } from '#server/testing/smartcars-client.ts';

/** How often a recorder tells of a point, how often while it stands at the gate, and how long it stands, s. */
const EVERY_S = 20;
const GATE_EVERY_S = 900;
const NIGHT_S = 3 * 3600;

describeOneDatabase('an aircraft that stands at the gate all night', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  const { ask } = client;
  const smartcars = smartcarsForTests(api, 'PRB005');
  beforeEach(() => api.pass(7200));

  const reportOf = async (code: string) => {
    const { queries } = api.db;
    const row = await queries
      .selectFrom('report')
      .select(['id', 'on_block'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const events = await queries
      .selectFrom('report_event')
      .select('kind')
      .where('report_id', '=', row.id)
      .execute();
    return {
      onBlock: row.on_block?.getTime(),
      arrivals: events.filter((event) => event.kind === 'on_block').length,
    };
  };
  const pass = (to: number) => api.pass(Math.max(0, (to - api.now().getTime()) / 1000));
  const flownPoints = () => {
    const { points } = testFlight(api);
    const [first, last] = [points[0]!, points.at(-1)!];
    const flown = points.filter(({ at }) => (at - first.at) % (EVERY_S * 1000) === 0 && at < last.at);
    const night = Array.from({ length: NIGHT_S / GATE_EVERY_S }, (_, i) => {
      const later = i * GATE_EVERY_S;
      return { ...last, seq: last.seq + i, at: last.at + later * 1000, gsKt: 0 };
    });
    return { flown: flown.map(withoutBrake), night: night.map(withoutBrake), gate: last.at };
  };

  it('over phpVMS: is on block when it said so first, and each batch adds nothing but its points', async () => {
    const { id } = await client.prefile();
    const { flown, night, gate } = flownPoints();
    const send = (points: typeof flown, status: string) =>
      ask('POST', `/api/pireps/${id}/acars/position`, {
        positions: positionsOf(points).map((position) => ({ ...position, status })),
      });
    // The first batch says that it has arrived, before it ever left.
    pass(flown[1]!.at);
    await send(flown.slice(0, 2), 'ARR');
    for (let from = 2; from < flown.length; from += 60) {
      const part = flown.slice(from, from + 60);
      pass(part.at(-1)!.at);
      await send(part, 'ENR');
    }
    for (const point of night.slice(1)) {
      pass(point.at);
      await send([point], 'ARR');
      await ask('PUT', `/api/pireps/${id}`, { status: 'ARR' });
    }
    // The first of them comes last.
    await send(night.slice(0, 1), 'ARR');
    await ask('POST', `/api/pireps/${id}/file`, { distance: 268, flight_time: 66 });
    expect(await reportOf(id)).toEqual({ onBlock: gate, arrivals: 0 });
  });

  it.each([
    ['first after each landing', ['ARR', 'TXI']],
    ['after it landed, and never left the status of the flight before', ['ARR', 'ARR']],
  ])('over phpVMS without positions: is on block when it said so %s', async (_, words) => {
    const { id } = await client.prefile();
    const { flown, night, gate } = flownPoints();
    const say = (status: string) => ask('PUT', `/api/pireps/${id}`, { status });
    for (const word of words) await say(word);
    for (let from = 0; from < flown.length; from += 60) {
      const part = flown.slice(from, from + 60);
      pass(part.at(-1)!.at);
      await ask('POST', `/api/pireps/${id}/acars/position`, { positions: positionsOf(part) });
    }
    for (const point of night) {
      pass(point.at);
      await ask('POST', `/api/pireps/${id}/acars/position`, { positions: positionsOf([point]) });
      await say('ARR');
    }
    await ask('POST', `/api/pireps/${id}/file`, { distance: 268, flight_time: 66 });
    expect(await reportOf(id)).toEqual({ onBlock: gate, arrivals: 2 });
  });

  it('over smartCARS: is on block when it said so first after its landing', async () => {
    const { body: aircraft } = await smartcars('GET', '/data/aircraft');
    const departureTime = new Date(api.now().getTime() + 600_000).toISOString().slice(11, 16);
    const charter = { departure: 'LEMD', arrival: 'LEBL', aircraft: aircraft[0].id, departureTime };
    const { bidID } = (await smartcars('POST', '/flights/charter', charter)).body;
    const { trackingID: uuid } = (await smartcars('POST', '/flights/start', { bidID })).body;
    const { flown, night, gate } = flownPoints();
    const updates = updatesOf({ points: [...flown, ...night], events: [] }, { bidID, uuid }, EVERY_S);
    for (const [i, { at, body }] of updates.entries()) {
      pass(at);
      const isStanding = i === 0 || at >= gate;
      await smartcars('POST', '/flights/update', { ...body, ...(isStanding && { phase: 'DEBOARDING' }) });
    }
    const { status, text } = await smartcars('POST', '/flights/complete', { bidID, uuid, landingRate: 182 });
    expect(status, text).toBe(200);
    const said = updates.find(({ at }) => at >= gate)!.at;
    expect(await reportOf(uuid)).toEqual({ onBlock: said, arrivals: 0 });
  });
});

function withoutBrake<T extends object>(point: T) {
  return { ...point, flags: null };
}
