import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { dayOf } from '@va/domain/months.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { changingFixed } from '#server/db/changing-fixed.ts';
import type { Queries } from '#server/db/database.ts';
import { apiForTests, signedInForTests, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { addPastFlights } from '#server/testing/past-flights.ts';
import { FIGURE_CHECKS } from '../verify/verify.ts';
import { keepFigures } from './keep-figures.ts';

/** Undoes what a test has changed. */
class Undo extends Error {}

/** Two that count, of months that are over, one of the last 90 days. */
const FLOWN = sql`'2026-03-15T08:00Z', '2026-10-01T08:00Z'`;
/** Everything that a figure is made of, changed. */
const CHANGES = {
  pilot_id: sql`(select id from pilot where callsign = 'PRB001')`,
  source: sql`'second_pilot', primary_report_id = (select id from report other
    where other.off_block > report.off_block order by other.off_block limit 1)`,
  standing: sql`null`,
  outcome: sql`'cheating'`,
  score: sql`1`,
  icao_type: sql`'B738'`,
  dep_icao: sql`'LPPT'`,
  arr_icao: sql`'LPPT'`,
  arr_planned_icao: sql`'LIRF', arr_icao = null`,
  off_block: sql`off_block - interval '31 days'`,
  created_at: sql`created_at - interval '31 days', off_block = null`,
  block_min: sql`block_min + 1`,
  distance_nm: sql`distance_nm + 9000`,
  touchdown_fpm: sql`-555`,
};

describeEachDatabase('figures that are kept', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const keep = (db = api.db) => keepFigures.run({ db, clock: api.now, payload: {}, scheduledFor: api.now() });
  const kept = async () => ({
    months: (await api.db.queries.selectFrom('past_month').select('month').execute()).length,
    pilots: (await api.db.queries.selectFrom('board_standing').select('pilot_id').execute()).length,
  });
  const wrong = async (queries: Queries) => {
    const found = await Promise.all(FIGURE_CHECKS.map(({ find }) => find(queries)));
    return found.flat();
  };

  beforeAll(async () => {
    const own = {
      pilotId: await api.idOf('pilot'),
      dep: 'LEMD',
      arr: 'LEBL',
      minutes: 80,
      distanceNm: 261.3,
    };
    const days = ['2026-01-01T00:00', '2026-01-31T23:59', '2026-03-15T08:00', '2026-06-01T08:00'];
    const recent = ['2026-09-30T08:00', '2026-10-01T08:00', '2026-10-02T08:00'];
    await addPastFlights(api, [
      ...days.map((day, index) => ({ ...own, at: `${day}:00Z`, score: 60 + index, fpm: -100 * index })),
      ...recent.map((day) => ({
        ...own,
        at: `${day}:00Z`,
        score: 90,
        arr: 'EIDW',
        fpm: -230,
        distanceNm: 790.1,
      })),
    ]);
  });
  beforeEach(() => keep());

  it('are those that the flights say, in any period', async () => {
    const asked = [
      '/airline/statistics',
      '/airline/statistics?from=2026-01-01&to=2026-12-31',
      '/airline/statistics?from=2026-01-02&to=2026-03-14',
      '/airline/statistics?from=2026-03-15&to=2026-03-15',
      '/airline/statistics?from=2026-10-02',
      '/airline/statistics?to=2026-01-31',
      '/airline/statistics?airport=EIDW',
      '/airline/statistics?from=2026-12-01&to=2026-01-31',
      '/airline/boards',
    ];
    const answers = () => Promise.all(asked.map(async (path) => (await pilot.get(path)).body));
    const fromKept = await answers();
    expect(await kept()).toEqual({ months: 11, pilots: 6 });
    await sql`delete from past_month`.execute(api.db.queries);
    await sql`delete from board_standing`.execute(api.db.queries);
    expect(await answers()).toEqual(fromKept);
    expect(fromKept.map(({ flights }) => flights)).toEqual([7, 7, 1, 1, 1, 2, 3, 0, undefined]);
    expect(fromKept.at(-1).improved).toEqual([
      { callsign: 'PRB005', rank: 'Segundo Oficial', before: 61.5, now: 90 },
    ]);
  });

  it('are what pages read, without looking at every flight', async () => {
    await sql`update past_month set flights = '[["A320", "LEMD", "LEBL", 5000, 1, 1]]' where month = '2026-02'`.execute(
      api.db.queries,
    );
    await sql`update board_standing set airports = 77`.execute(api.db.queries);
    expect((await pilot.get('/airline/statistics')).body.flights).toBe(5007);
    expect((await pilot.get('/airline/boards')).body.newAirports[0].airports).toBe(77);
    expect((await wrong(api.db.queries)).length).toBeGreaterThan(2);
    await sql`delete from past_month`.execute(api.db.queries);
    await sql`delete from board_standing`.execute(api.db.queries);
  });

  it.each(Object.entries(CHANGES))('are gone where %s of a flight has changed', async (column, value) => {
    const changed = api.db.transaction(async (tx) => {
      await sql`update report set ${sql.ref(column)} = ${value} where off_block in (${FLOWN})`.execute(tx);
      expect(await wrong(tx)).toEqual([]);
      throw new Undo();
    });
    await expect(changed).rejects.toThrow(Undo);
    expect(await wrong(api.db.queries)).toEqual([]);
  });

  it('are gone where flights are brought or taken away', async () => {
    const own = { pilotId: await api.idOf('other'), dep: 'LEMD', arr: 'LEBL', minutes: 60, score: 80 };
    await addPastFlights(api, [{ ...own, at: '2026-03-20T08:00:00Z' }]);
    expect(await wrong(api.db.queries)).toEqual([]);
    expect(await kept()).toEqual({ months: 10, pilots: 5 });
    await keep();
    expect(await kept()).toEqual({ months: 11, pilots: 6 });
    await api.db.transaction((tx) =>
      changingFixed(tx, async () => {
        for (const table of ['hours_entry', 'report'] as const)
          await tx.deleteFrom(table).where('pilot_id', '=', own.pilotId).execute();
      }),
    );
    expect(await kept()).toEqual({ months: 10, pilots: 5 });
  });

  it('are those of the month in hand up to the last midnight: today is read, and the day after is kept with it', async () => {
    const own = { pilotId: await api.idOf('other'), dep: 'LEMD', arr: 'LEBL', minutes: 60, score: 80 };
    const midnight = Math.floor(api.now().getTime() / DAY_MS) * DAY_MS;
    const until = async () =>
      (
        await api.db.queries.selectFrom('past_month').select('until').where('month', '=', '2026-11').execute()
      ).map((row) => row.until.getTime());
    const flights = async (query = '') => (await pilot.get(`/airline/statistics${query}`)).body.flights;
    const before = await flights();
    expect(await until()).toEqual([midnight]);

    await addPastFlights(api, [{ ...own, at: new Date(midnight).toISOString() }]);
    expect(await until()).toEqual([midnight]);
    expect(await flights()).toBe(before + 1);
    const yesterday = dayOf(midnight - DAY_MS);
    expect(await flights(`?to=${yesterday}`)).toBe(before);

    await addPastFlights(api, [{ ...own, at: new Date(midnight - 1).toISOString() }]);
    expect(await until()).toEqual([]);
    expect(await flights()).toBe(before + 2);

    api.pass(DAY_MS / 1000);
    await keep();
    expect(await until()).toEqual([midnight + DAY_MS]);
    expect(await flights()).toBe(before + 2);
    expect(await flights(`?to=${yesterday}`)).toBe(before + 1);
    expect(await wrong(api.db.queries)).toEqual([]);
  });
});

it('of flights that somebody is changing are kept later', async () => {
  const api = await startApi('postgres');
  const own = { pilotId: await api.idOf('pilot'), dep: 'LEMD', arr: 'LEBL', minutes: 80 };
  await addPastFlights(api, [{ ...own, at: '2026-09-30T08:00:00Z' }]);
  const keep = () => keepFigures.run({ db: api.db, clock: api.now, payload: {}, scheduledFor: api.now() });
  const months = async () =>
    await api.db.queries.selectFrom('past_month').select(['month', 'flights']).execute();
  const session = await api.driver.acquire();
  await session.exec('begin; update report set block_min = 90');
  await keep();
  expect(await months()).toEqual([]);
  await session.exec('commit');
  session.release();
  await keep();
  expect(await months()).toMatchObject([
    { month: '2026-09', flights: [['A320', 'LEMD', 'LEBL', 1, 90, 300]] },
    { month: '2026-10', flights: [] },
    { month: '2026-11', flights: [] },
  ]);
  await api.close();
});
