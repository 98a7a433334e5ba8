import { beforeEach, expect, it } from 'vitest';
import type { SimulatedFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import { telemetryThinning } from '#server/modules/recordings/report-jobs.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { positionsOf } from '#server/testing/phpvms-client.ts';
import { phpvmsForTests } from '#server/testing/recorders-for-tests.ts';
import { testFlight } from '#server/testing/test-flight.ts';

const EVERY_S = 20;

describeOneDatabase('the clock of a phpVMS client', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  const { ask } = client;
  beforeEach(() => api.pass(7200));
  const secondsBetween = (a: string, b: number) => Math.abs(Date.parse(a) - b) / 1000;

  /**
   * Flies by a clock that is so many seconds slow, maybe not all the time: `sentAt` says when a position that was recorded
   * at a time is sent.
   */
  async function fly(
    slow: number | ((share: number) => number),
    sentAt: (share: number, at: number) => number = (_, at) => at,
  ) {
    const { id } = await client.prefile();
    const flight = thin(testFlight(api));
    const [first, last] = [flight.points[0]!.at, flight.points.at(-1)!.at];
    const sent = flight.points
      .map((point) => {
        const share = (point.at - first) / (last - first);
        const slowS = typeof slow === 'number' ? slow : slow(share);
        return { point, slowS, at: sentAt(share, point.at) };
      })
      .toSorted((a, b) => a.at - b.at);
    for (const { point, slowS, at } of sent) {
      api.pass(Math.max(0, (at - api.now().getTime()) / 1000));
      const positions = positionsOf([{ ...point, at: point.at - slowS * 1000 }]);
      const { status, text } = await ask('POST', `/api/pireps/${id}/acars/position`, { positions });
      expect(status, text).toBe(200);
    }
    return { id, flight, first, last };
  }
  const file = async (id: string) => {
    const filing = { distance: 268, flight_time: 66, landing_rate: -182 };
    const { status, text, body } = await ask('POST', `/api/pireps/${id}/file`, filing);
    expect(status, text).toBe(200);
    return body.data;
  };
  const trackOf = async (id: string): Promise<{ created_at: string }[]> =>
    (await ask('GET', `/api/pireps/${id}/acars/position`)).body.data;
  const flagsOf = async (id: string) => {
    const rows = await api.db.queries
      .selectFrom('report_flag')
      .innerJoin('report', 'report.id', 'report_id')
      .select(['report_flag.code', 'detail'])
      .where('report.code', '=', id)
      .execute();
    return rows.filter(({ code }) => code.startsWith('V-14')).map(({ detail }) => detail);
  };

  it.each([
    ['slow', 900, ['Reloj atrasado 15\u00a0min; corregido']],
    ['fast', -900, ['Reloj adelantado 15\u00a0min; corregido']],
    ['a minute slow', 60, []],
    ['right', 0, []],
  ])(
    'PL-28: %s, the block and the track are right within 5 s, and what was told is kept',
    async (_, slowS, marks) => {
      const { id, first, last } = await fly(slowS);
      // While it flies, the map shows it now.
      const { body: live } = await ask('GET', '/api/acars');
      if (Math.abs(slowS) > 120)
        expect(secondsBetween(live.data[0].position.created_at, api.now().getTime())).toBeLessThan(60);
      await ask('PUT', `/api/pireps/${id}`, { status: 'ARR' });
      api.pass(1);
      const filed = await file(id);
      const off = flownFrom(first);
      expect(secondsBetween(filed.block_off_time, off)).toBeLessThan(5 + EVERY_S);
      expect(secondsBetween(filed.block_on_time, last)).toBeLessThan(5);
      expect(filed.landing_rate).toBe(-182);
      expect(await flagsOf(id)).toEqual(marks);
      const track = await trackOf(id);
      expect(secondsBetween(track[0]!.created_at, first)).toBeLessThan(5);
      expect(secondsBetween(track.at(-1)!.created_at, last)).toBeLessThan(5);
      const { newest_at } = await api.db.queries
        .selectFrom('telemetry_batch')
        .innerJoin('report', 'report.id', 'report_id')
        .select('newest_at')
        .where('code', '=', id)
        .orderBy('newest_at', 'desc')
        .executeTakeFirstOrThrow();
      expect(newest_at.getTime()).toBe(last - slowS * 1000);
      // Written together a day later, it is shown as before.
      api.pass(2 * 86_400);
      await telemetryThinning.run({ db: api.db, clock: api.now } as never);
      expect(await trackOf(id)).toEqual(track);
    },
  );

  it('slow, and without a line for half an hour: what comes late is put where it was', async () => {
    let back = 0;
    const { id, first, last } = await fly(900, (share, at) => {
      if (share < 0.3 || share > 0.7) return at;
      back = Math.max(back, at);
      return at + 1_800_000;
    });
    expect(back).toBeGreaterThan(0);
    const track = await trackOf(id);
    expect(secondsBetween(track[0]!.created_at, first)).toBeLessThan(5);
    expect(secondsBetween(track.at(-1)!.created_at, last)).toBeLessThan(5);
    const filed = await file(id);
    expect(secondsBetween(filed.block_on_time, last)).toBeLessThan(5);
    expect(filed.landing_rate).toBe(-182);
  });

  it.each([
    ['a quarter of an hour slow until it is set right', (share: number) => (share < 0.6 ? 900 : 0)],
    ['right until it is set back by five minutes', (share: number) => (share < 0.4 ? 0 : 300)],
  ])('%s within the flight: marked, but what only arrival tells proves nothing', async (_, slow) => {
    const { id } = await fly(slow);
    await file(id);
    const flags = await flagsOf(id);
    expect(flags).toContain(
      'Por la hora a la que llegaron los datos, el reloj parece haber cambiado en vuelo',
    );
    expect(flags).not.toContain('El reloj se desvía durante el vuelo');
  });

  it('of yesterday: a flight that is sent in minutes, as flown before it was begun, waits for a person', async () => {
    const flight = thin(testFlight(api));
    api.pass(4 * 3600);
    const { id } = await client.prefile();
    for (let from = 0; from < flight.points.length; from += 50) {
      const positions = positionsOf(flight.points.slice(from, from + 50));
      await ask('POST', `/api/pireps/${id}/acars/position`, { positions });
    }
    const { state } = await file(id);
    expect([state, await flagsOf(id)]).toEqual([1, ['Hay puntos de antes de empezar el vuelo']]);
  });

  it('slow: one batch from the future spoils the map for no more than the next', async () => {
    const { id } = await client.prefile();
    const send = (slowS: number, lon: number) => {
      const created_at = new Date(api.now().getTime() - slowS * 1000).toISOString();
      return ask('POST', `/api/pireps/${id}/acars/position`, {
        positions: [{ lat: 40.5, lon, created_at }],
      });
    };
    for (const [i, slowS] of [900, 900, -3600, 900, 900].entries()) {
      api.pass(30);
      await send(slowS, -3.5 + i / 100);
    }
    const { body: live } = await ask('GET', '/api/acars');
    const { lon, created_at } = live.data[0].position;
    expect([lon, Date.parse(created_at)]).toEqual([-3.46, api.now().getTime()]);
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('some seconds fast: positions of one request keep their steps', async () => {
    const { id } = await client.prefile();
    const positions = [0, 4, 8].map((second) => ({
      lat: 40.5,
      lon: -3.5 + second / 1000,
      created_at: new Date(api.now().getTime() + second * 1000).toISOString(),
    }));
    await ask('POST', `/api/pireps/${id}/acars/position`, { positions });
    const at = (await trackOf(id)).map(({ created_at }) => Date.parse(created_at));
    expect(at.map((time) => time - at[0]!)).toEqual([0, 4000, 8000]);
    expect(at.at(-1)).toBeLessThanOrEqual(api.now().getTime());
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('slow: a flight that begins after another was over does not overlap it', async () => {
    const first = await fly(900);
    await file(first.id);
    api.pass(300);
    const second = await fly(900);
    await file(second.id);
    const rows = await api.db.queries
      .selectFrom('report_flag')
      .innerJoin('report', 'report.id', 'report_id')
      .select('report_flag.code')
      .where('report.code', '=', second.id)
      .execute();
    expect(rows.map(({ code }) => code)).not.toContain('V-13');
    expect(rows.map(({ code }) => code)).toContain('V-14');
  });

  it('of another year: positions of one request keep their steps', async () => {
    const { id } = await client.prefile();
    const positions = [0, 30, 60].map((second) => ({
      lat: 40.5,
      lon: -3.5 + second / 1000,
      created_at: new Date(Date.UTC(1999, 0, 1) + second * 1000).toISOString(),
    }));
    await ask('POST', `/api/pireps/${id}/acars/position`, { positions });
    const at = (await trackOf(id)).map(({ created_at }) => Date.parse(created_at) - api.now().getTime());
    expect(at).toEqual([-60_000, -30_000, 0]);
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('of another year: a line of the log was said when it came', async () => {
    const { id } = await client.prefile();
    const logs = [{ log: 'Mayday', created_at: '1999-01-01T00:00:00Z' }];
    await ask('POST', `/api/pireps/${id}/acars/logs`, { logs });
    const { at } = await api.db.queries
      .selectFrom('report_event')
      .innerJoin('report', 'report.id', 'report_id')
      .select('at')
      .where('code', '=', id)
      .executeTakeFirstOrThrow();
    expect(at).toEqual(api.now());
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('a day and a half slow: every position without an id is kept', async () => {
    const { id } = await client.prefile();
    for (let i = 0; i < 5; i += 1) {
      api.pass(60);
      const created_at = new Date(api.now().getTime() - 36 * 3_600_000).toISOString();
      const position = { lat: 40.5, lon: -3.5 + i / 100, created_at };
      await ask('POST', `/api/pireps/${id}/acars/position`, { positions: [position] });
    }
    const track = await trackOf(id);
    expect(track).toHaveLength(5);
    expect(secondsBetween(track.at(-1)!.created_at, api.now().getTime())).toBeLessThan(5);
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  function flownFrom(first: number): number {
    const { points } = testFlight(api);
    const moving = points.find(({ gsKt }) => (gsKt ?? 0) >= 1);
    return first + (moving?.at ?? 0) - points[0]!.at;
  }
});

/** Every so many seconds a point, whose recorder knows of no parking brake. */
function thin({ points, events }: SimulatedFlight): SimulatedFlight {
  const kept = points.filter((_, i) => i % EVERY_S === 0 || i === points.length - 1);
  return { events, points: kept.map((point) => ({ ...point, flags: null })) };
}
