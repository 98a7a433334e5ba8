import { beforeAll, expect, it } from 'vitest';
import { dayOf } from '@va/domain/months.ts';
import { apiForTests, CALLSIGNS, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { field, sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';
import { addPastFlights } from '#server/testing/past-flights.ts';

describeEachDatabase('the logbook', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const codes: string[] = [];
  beforeAll(async () => {
    const ends = ['LEBL', 'EIDW', 'LEBL'] as const;
    for (const [i, to] of ends.entries()) {
      api.pass(3600);
      const flight = testFlight(api, { to: field(to), touchdownFpm: i === 2 ? 350 : 180 });
      const asked = { flight: { depIcao: 'LEMD', arrIcao: to, icaoType: 'A320' } };
      const { body } = await pilot.post('/reports/start', startBody(`logbook-${i}`, asked));
      await sendFlight(pilot, api, body.code, flight);
      await pilot.post(`/reports/${body.code}/submit`, {});
      codes.unshift(body.code);
    }
  });

  const listed = async (query: string) => {
    const { body } = await pilot.get(`/reports?${query}`);
    return body.items.map(({ code }: { code: string }) => code);
  };

  it('has the latest flight first, page by page, and what the filters find', async () => {
    expect(await listed('')).toEqual(codes);
    const first = await pilot.get('/reports?limit=2');
    expect(first.body.items.map(({ code }: { code: string }) => code)).toEqual(codes.slice(0, 2));
    expect(await listed(`limit=2&cursor=${first.body.next}`)).toEqual(codes.slice(2));
    expect(await listed('airport=EIDW')).toEqual([codes[1]]);
    const found = await pilot.get('/reports?airport=LEBL&limit=1');
    const [, next = ''] = /^<\?(.+)>; rel="next"$/.exec(found.headers.get('link') ?? '') ?? [];
    expect(await listed(next)).toEqual([codes[2]]);
    expect(await listed('state=decided')).toEqual(codes);
    expect(await listed('state=rejected')).toEqual([]);
    expect(await listed('type=A359')).toEqual([]);
    const today = dayOf(api.now());
    expect(await listed(`from=2026-11-01&to=${today}`)).toEqual(codes);
    expect(await listed('to=2026-01-01')).toEqual([]);
    expect((await pilot.get('/reports?cursor=x')).status).toBe(422);
    expect((await pilot.get('/reports?airport=1')).status).toBe(422);
  });

  it('is a file for spreadsheets too, with what the filter finds', async () => {
    const saved = async (query: string) => {
      const { status, body } = await pilot.get(`/exports/logbook${query}`);
      expect(status, query).toBe(200);
      const [header, ...lines] = String(body.csv).trim().split('\r\n');
      expect(header).toMatch(/^code,state,outcome,/);
      return lines.map((line) => line.split(',')[0]);
    };
    expect(await saved('')).toEqual(codes);
    expect(await saved('?airport=EIDW')).toEqual([codes[1]]);
    expect((await pilot.get('/exports/logbook?limit=1')).status).toBe(422);
    expect((await api.visitor().get('/exports/logbook')).status).toBe(401);
  });

  it('of any pilot is there for who may read reports, the same as its pilot sees it', async () => {
    const path = `/pilots/${CALLSIGNS.pilot}/reports`;
    const reviewer = await api.signedIn('reviewer');
    const { body } = await reviewer.get(`${path}?limit=2`);
    expect(body.items).toEqual((await pilot.get('/reports?limit=2')).body.items);
    const rest = await reviewer.get(`${path}?cursor=${body.next}`);
    expect(rest.body.items.map(({ code }: { code: string }) => code)).toEqual(codes.slice(2));
    expect((await pilot.get(path)).status).toBe(403);
    expect((await reviewer.get('/pilots/PRB999/reports')).status).toBe(404);
  });

  it('PL-68: adds up to the same as the flights in it, their entries and the balance', async () => {
    const { body: all } = await pilot.get('/reports');
    const { body: totals } = await pilot.get('/reports/totals');
    const sum = (key: 'points' | 'countedMin') =>
      all.items.reduce((total: number, item: Record<string, number>) => total + item[key]!, 0);
    expect(totals).toMatchObject({
      reports: 3,
      flights: 3,
      minutes: sum('countedMin'),
      points: sum('points'),
    });
    const { balance_after } = await api.db.queries
      .selectFrom('points_entry')
      .select('balance_after')
      .where('pilot_id', '=', await api.idOf('pilot'))
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect(totals.points).toBe(balance_after);
    const scores = all.items.map(({ score }: { score: number }) => score);
    expect(totals.meanScore).toBeCloseTo(scores.reduce((a: number, b: number) => a + b, 0) / 3);
    const { body: some } = await pilot.get('/reports/totals?airport=EIDW');
    expect(some).toMatchObject({ reports: 1, minutes: all.items[1].countedMin });
  });

  it('PL-68: today, roster, profile, logbook, board, statistics and recorders tell the same totals', async () => {
    const other = await api.signedIn('other');
    const key = await (
      await api.signedIn('pilot')
    ).post('/me/keys', { label: 'Grabador', scopes: ['acars:write'] });
    const compare = async () => {
      const { flights, minutes, points, meanScore } = (await pilot.get('/me/totals')).body;
      const own = { flights, minutes, points, meanScore };
      const { body: roster } = await other.get(`/pilots?q=${CALLSIGNS.pilot}`);
      expect(roster.items[0].totals).toMatchObject(own);
      expect((await other.get(`/pilots/${CALLSIGNS.pilot}`)).body.totals).toMatchObject(own);
      expect((await pilot.get('/reports/totals')).body).toMatchObject(own);
      // What the logbook's files hold.
      const { items } = (await pilot.get('/reports?limit=200')).body;
      const sum = (key: string) =>
        items.reduce((total: number, item: Record<string, number>) => total + item[key]!, 0);
      expect({ minutes: sum('countedMin'), points: sum('points') }).toEqual({ minutes, points });
      // On the board stand the airports of the same flights: all of them are of these weeks.
      const counted = items.filter(({ countedMin }: { countedMin: number }) => countedMin > 0);
      const seen = new Set(counted.map(({ arr }: { arr: { icao: string } }) => arr.icao)).size;
      const { newAirports } = (await other.get('/airline/boards')).body;
      expect(newAirports).toContainEqual(
        expect.objectContaining({ callsign: CALLSIGNS.pilot, airports: seen }),
      );
      expect((await pilot.get('/me/statistics')).body).toMatchObject({ flights, minutes });
      expect((await pilot.get('/airline/statistics')).body).toMatchObject({ flights, minutes });
      const answer = await fetch(`${api.origin}/plataforma/acars/phpvms/api/user`, {
        headers: { 'X-API-Key': key.body.secret },
      });
      expect((await answer.json()).data).toMatchObject({ flights, flight_time: minutes });
      return own;
    };
    expect(await compare()).toMatchObject({ flights: 3 });
    // A decision taken back takes the flight out of all of them alike.
    const operations = await api.signedIn('operations');
    const text = 'Hay que volver a mirar la toma de este vuelo.';
    const { headers } = await operations.get(`/reviews/${codes[0]}`);
    const version = { 'If-Match': headers.get('etag') ?? '' };
    const reopened = await operations.post(`/reviews/${codes[0]}/reopen`, { text }, version);
    expect(reopened.status).toBe(200);
    expect(await compare()).toMatchObject({ flights: 2 });
  });

  it('PL-37: says of each tenth what was expected, what was seen and when', async () => {
    const { body } = await pilot.get(`/reports/${codes[0]}/score`);
    const hit = body.items.find(({ rule }: { rule: string }) => rule === 'S-14');
    expect(hit).toMatchObject({ status: 'hit', deduction: 3 });
    expect(hit.expected).not.toBe('');
    expect(hit.observed).toContain('350');
    expect(hit.times).toHaveLength(1);
    expect(body).toMatchObject({ score: 97, least: 55 });
    // A softer touchdown had given them back, for as many points.
    expect(body.betterLanding).toEqual({ score: 100, points: 5, instead: 5 });
    expect(body.speedLimit).toEqual({ kt: 250, belowFt: 10_000 });
    expect(body.landingBands.fpm.slice(0, 2)).toEqual([
      { upTo: 300, deduction: 0 },
      { upTo: 400, deduction: 3 },
    ]);
    expect(body.landingBands.g.at(-1)).toEqual({ upTo: null, deduction: 15 });
  });

  it('shows height and speed over time, the parts of the flight and the last seconds', async () => {
    const { body } = await pilot.get(`/reports/${codes[0]}/profile`);
    expect(body.points.length).toBeGreaterThan(100);
    expect(body.points.length).toBeLessThan(600);
    expect(body.phases.map(({ phase }: { phase: string }) => phase)).toEqual([
      'ground',
      'climb',
      'cruise',
      'descent',
      'ground',
    ]);
    expect(body.touchdown.heights.length).toBeGreaterThan(2);
    expect(Math.abs(body.touchdown.bankDeg)).toBeLessThan(10);
  });
});

interface Listed {
  code: string;
  offBlock: string;
  score: number | null;
  blockMin: number;
  distanceNm: number;
}

describeEachDatabase('the order of a logbook', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  beforeAll(async () => {
    const pilotId = await api.idOf('pilot');
    const scores = [70, 90, undefined, 90, 55, undefined, 0, 90, 100];
    await addPastFlights(
      api,
      scores.map((score, index) => ({
        pilotId,
        at: `2026-10-0${index + 1}T08:00:00Z`,
        dep: 'LEMD',
        arr: 'LEBL',
        minutes: 60 + ((index * 7) % 4) * 30,
        distanceNm: 200.4 + ((index * 5) % 3) * 100,
        ...(score !== undefined && { score }),
      })),
    );
  });

  /** The whole list, so many flights at once. */
  const listed = async (sort: string, limit: number) => {
    const items: Listed[] = [];
    let cursor = '';
    do {
      const { status, body } = await pilot.get(`/reports?sort=${sort}&limit=${limit}${cursor}`);
      expect(status).toBe(200);
      items.push(...body.items);
      cursor = body.next === undefined ? '' : `&cursor=${body.next}`;
    } while (cursor !== '');
    return items;
  };

  it.each([
    ['flown', ({ offBlock }: Listed) => Date.parse(offBlock)],
    ['score', ({ score }: Listed) => score],
    ['block', ({ blockMin }: Listed) => blockMin],
    ['distance', ({ distanceNm }: Listed) => distanceNm],
  ])('is by %s either way, on pages of any size, with those that have none last', async (sort, of) => {
    for (const [order, way] of [
      [sort, 1],
      [`-${sort}`, -1],
    ] as const) {
      const whole = await listed(order, 200);
      expect(new Set(whole.map(({ code }) => code)).size).toBe(9);
      const values = whole.map(of);
      const known = values.filter((value) => value !== null);
      expect(values.slice(0, known.length)).toEqual(known.toSorted((a, b) => (a - b) * way));
      for (const limit of [1, 2, 4]) expect(await listed(order, limit)).toEqual(whole);
    }
  });

  it('is one of a closed list, and a cursor of another order leads nowhere', async () => {
    expect((await pilot.get('/reports?sort=points')).status).toBe(422);
    const { next } = (await pilot.get('/reports?sort=score&limit=1')).body;
    for (const other of ['-score', 'flown', '-flown', 'block'])
      expect((await pilot.get(`/reports?sort=${other}&cursor=${next}`)).status).toBe(422);
    const staff = await api.signedIn('reviewer');
    const [best] = (await staff.get('/pilots/PRB005/reports?sort=-score&limit=1')).body.items;
    expect(best.score).toBe(100);
  });
});
