import { beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { positionsOf } from '#server/testing/phpvms-client.ts';
import { phpvmsForTests } from '#server/testing/recorders-for-tests.ts';
import { testFlight } from '#server/testing/test-flight.ts';

const EVERY_S = 30;

/** How the client tells the time of a position that was recorded at `at`, ms. */
type Clock = (point: { at: number; since: number }) => object;
const iso = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
const simTime = (sim_time: string) => ({ sim_time });

/** Whether a position is late: every so often one, or many in a row. */
type Late = (i: number) => number;
const SPELLS: [string, Late][] = [
  ['now and then a position comes 75 s late', (i) => (i % 9 === 4 ? 75 : 0)],
  ['half of the flight comes 75 s late', (i) => (i > 30 ? 75 : 0)],
  ['the line is slower and slower', (i) => Math.min(90, i * 1.4)],
  ['each comes later or sooner than the one before', (i) => (i * 37) % 80],
  ['a cut of eight minutes, and all of it at once', (i) => (i >= 35 && i < 51 ? (51 - i) * EVERY_S : 0)],
];

describeOneDatabase('positions that come late over a bad line', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  beforeEach(() => api.pass(7200));

  /** Flies so and sends it in; its flags, and how far the track is from the flown one at most, s. */
  async function fly(clock: Clock, lateS: Late, change: { named?: boolean } = {}) {
    const { id } = await client.prefile();
    const { points } = testFlight(api);
    const begun = points[0]!.at;
    const flown = points
      .filter((point, i) => i % EVERY_S === 0 || point === points.at(-1))
      .map((point) => ({ ...point, flags: null }));
    const sent = flown
      .map((point, i) => ({ point, comes: point.at + lateS(i) * 1000 }))
      .toSorted((a, b) => a.comes - b.comes);
    for (const { point, comes } of sent) {
      api.pass(Math.max(0, (comes - api.now().getTime()) / 1000));
      const { created_at: _, sim_time: __, id: name, ...position } = positionsOf([point])[0]!;
      const told = {
        ...position,
        ...(change.named !== false && { id: name }),
        ...clock({ at: point.at, since: point.at - begun }),
      };
      const { status, text } = await client.ask('POST', `/api/pireps/${id}/acars/position`, {
        positions: [told],
      });
      expect(status, text).toBe(200);
    }
    await client.ask('PUT', `/api/pireps/${id}`, { status: 'ARR' });
    const filing = { distance: 268, flight_time: 66, landing_rate: -182 };
    expect((await client.ask('POST', `/api/pireps/${id}/file`, filing)).status).toBe(200);
    const track: { created_at: string; lat: number }[] = (
      await client.ask('GET', `/api/pireps/${id}/acars/position`)
    ).body.data;
    const flags = await api.db.queries
      .selectFrom('report_flag')
      .innerJoin('report', 'report.id', 'report_id')
      .select(['report_flag.code', 'detail', 'report_flag.blocking'])
      .where('report.code', '=', id)
      .execute();
    const off = track.map(({ created_at, lat }, i) => {
      const point = flown[i]!;
      return (
        Math.abs(Date.parse(created_at) - point.at) / 1000 + (Math.abs(lat - point.lat) < 1e-5 ? 0 : 1e6)
      );
    });
    return {
      flags: flags.map(({ code }) => code),
      farthest: Math.max(...off),
      kept: track.length,
      sent: flown.length,
    };
  }

  it.each(SPELLS)('%s: with the wall’s clock as `sim_time` the track is as it was flown', async (_, late) => {
    const { flags, farthest, kept, sent } = await fly(({ at }) => simTime(iso(at)), late);
    expect([flags.includes('V-02'), flags.includes('V-14b'), kept]).toEqual([false, false, sent]);
    expect(farthest).toBeLessThan(2);
  });

  it.each(SPELLS.slice(0, 2))('%s: the same by a simulator’s clock of another year', async (_, late) => {
    const { flags, farthest, kept, sent } = await fly(
      ({ since }) => simTime(iso(Date.UTC(1999, 5, 1) + since)),
      late,
      {
        named: false,
      },
    );
    expect([flags.includes('V-02'), kept]).toEqual([false, sent]);
    expect(farthest).toBeLessThan(82);
  });

  it.each(SPELLS.slice(0, 2))(
    '%s: without any time, nothing is proved by when it arrives',
    async (_, late) => {
      const { flags, kept, sent } = await fly(() => ({}), late);
      expect([flags.includes('V-02'), kept]).toEqual([false, sent]);
    },
  );

  it('a clock that stands while the aircraft flies is none', async () => {
    const { flags, kept, sent } = await fly(() => simTime('1999-01-01T00:00:00Z'), SPELLS[0]![1], {
      named: false,
    });
    expect([flags.includes('V-02'), kept]).toEqual([false, sent]);
  });

  it('an aircraft that was moved is still noticed by the client’s clock', async () => {
    const { id } = await client.prefile();
    const { points } = testFlight(api);
    const begun = points[0]!.at;
    for (const point of points.filter((_, i) => i % EVERY_S === 0)) {
      api.pass(Math.max(0, (point.at - api.now().getTime()) / 1000));
      const { created_at: _, ...position } = positionsOf([point])[0]!;
      // In the climb, of which there is a position every 30 s: what lies beyond a gap is not judged.
      const isMoved = point.at - begun > 540_000 && point.at - begun < 660_000;
      const told = { ...position, lat: position.lat + (isMoved ? 0.2 : 0), sim_time: iso(point.at) };
      await client.ask('POST', `/api/pireps/${id}/acars/position`, { positions: [told] });
    }
    await client.ask('POST', `/api/pireps/${id}/file`, {
      distance: 268,
      flight_time: 66,
      landing_rate: -182,
    });
    const flags = await api.db.queries
      .selectFrom('report_flag')
      .innerJoin('report', 'report.id', 'report_id')
      .select('report_flag.code')
      .where('report.code', '=', id)
      .execute();
    expect(flags.map(({ code }) => code)).toContain('V-02');
  });
});
