import { DAY_MS } from '@va/domain/durations.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { type Asked, startOutside, type StubAnswer } from '#server/testing/outside-stub.ts';
import { acceptAtDesk, actAtDesk, REASON } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { runDueJobs } from '#server/kernel/jobs/job-runner.ts';
import { applyImports } from './import-jobs.ts';
import { beginNewsky, readNewsky } from './read-newsky.ts';
import { readImport } from './import-store.ts';

const TOKEN = 'clave-de-prueba';
/** One flight for each hour of five weeks, and one whose pilot is a stranger. */
const FLIGHTS = Array.from({ length: 250 }, (_, i) => ({
  _id: `n${i}`,
  flightNumber: 100 + i,
  pilot: { fullname: i === 3 ? 'Un Extraño' : 'PRB005 Echo' },
  dep: { icao: 'LEMD' },
  arr: { icao: 'LEBL' },
  aircraft: { airframe: { icao: 'A320' } },
  depTimeAct: new Date(Date.UTC(2026, 0, 1) + i * 3.4 * 3_600_000).toISOString(),
  arrTimeAct: new Date(Date.UTC(2026, 0, 1, 1) + i * 3.4 * 3_600_000).toISOString(),
  rating: i === 5 ? 2.1 : 9.1,
  emergency: i === 6,
  result: { totals: { distance: 260, time: 60 } },
  landing: { rate: -150 },
}));

describeEachDatabase('flights of NewSky', (kind) => {
  const api = apiForTests(kind);
  let outside: Awaited<ReturnType<typeof startOutside>>;
  let answer: (asked: Asked, count: number) => StubAnswer;
  const waits: number[] = [];
  beforeEach(async () => {
    waits.length = 0;
    outside = await startOutside((asked, count) => answer(asked, count));
  });
  afterEach(() => outside.close());

  /** Five weeks of flights, as NewSky gives them: at most 30 days and a hundred flights at once. */
  const flightsFor = ({ headers, body, path }: Asked): StubAnswer => {
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401 };
    const { start, end, skip, count } = JSON.parse(body);
    const days = (Date.parse(end) - Date.parse(start)) / DAY_MS;
    if (path !== '/flights/bydate' || days > 30 || count > 100) return { status: 400 };
    const found = FLIGHTS.filter(({ depTimeAct }) => depTimeAct >= start && depTimeAct < end);
    return { status: 200, body: JSON.stringify({ results: found.slice(skip, skip + count) }) };
  };
  const begin = async () => {
    const operations = await api.idOf('operations');
    const actor = {
      kind: 'pilot' as const,
      pilotId: operations,
      callsign: null,
      capabilities: new Set<never>(),
      signInId: null,
      key: null,
      pending: false,
      mustSetSecondFactor: false,
      expiresAt: api.now(),
    };
    const context = {
      requestId: 'test',
      addressHash: new Uint8Array(32),
      rangeHash: new Uint8Array(32),
      userAgent: '',
      sessionToken: undefined,
      now: api.now(),
    };
    return beginNewsky(api.db, { from: '2026-01-01', until: '2026-02-05' }, { actor, context });
  };
  const work = async (token: string | undefined = TOKEN) => {
    const source = {
      url: outside.url,
      token,
      wait: async (ms: number) => void waits.push(ms),
    };
    const errors: unknown[] = [];
    await runDueJobs(api.db, [readNewsky(source), applyImports(sampleAirline)], api.now, {
      ended: (_kind, _outcome, error) => void (error !== undefined && errors.push(error)),
    });
    return errors;
  };
  const see = (id: string) => readImport(api.db.queries, id, api.now());

  it('are read within its limits, wait to be applied, and stand in the logbook once', async () => {
    const operations = await api.signedIn('operations');
    expect(
      (await operations.post('/imports/newsky', { from: '2026-01-01', until: '2026-02-05' })).body.code,
    ).toBe('sin-clave-de-newsky');
    answer = flightsFor;
    const id = await begin();
    expect(await work()).toEqual([]);
    const { import: read, problems } = await see(id);
    expect(read).toMatchObject({ state: 'checked', good: 249, refused: 1, name: '2026-01-01 – 2026-02-05' });
    expect(problems).toMatchObject([{ line: 4, column: 'pilot', value: 'Un Extraño' }]);
    // Never more than five requests in ten seconds.
    expect(waits).toHaveLength(outside.asked.length);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(2000);
    expect(
      (await operations.post(`/imports/${id}/apply`, { reason: 'Nos mudamos de programa' })).status,
    ).toBe(202);
    expect(await work()).toEqual([]);
    expect((await see(id)).import).toMatchObject({ state: 'applied', done: 249, skipped: 0 });
    const rows = await api.db.queries
      .selectFrom('report')
      .select(['code', 'outcome', 'score', 'source'])
      .where('import_id', '=', id)
      .execute();
    expect(rows.filter(({ outcome }) => outcome === 'valid')).toHaveLength(247);
    expect(rows.find(({ outcome }) => outcome === 'below_minimum')).toMatchObject({ score: 21 });
    // An emergency stays one, also when it is decided again.
    const { code } = rows.find(({ outcome }) => outcome === 'emergency')!;
    await actAtDesk(operations, code, 'reopen', { text: REASON });
    const decided = await acceptAtDesk(await api.signedIn('reviewer'), code);
    expect(decided.body.report).toMatchObject({ state: 'accepted', outcome: 'emergency', countedMin: 0 });
    expect(await disagreements(api.db)).toEqual([]);
    const again = await begin();
    await work();
    expect((await see(again)).import).toMatchObject({ state: 'checked', good: 0, refused: 250 });
  });

  it.each([
    ['no key', undefined, () => ({ status: 200 }), /NEWSKY_TOKEN/],
    ['a key that is wrong or expired', 'otra', flightsFor, /caducada/],
    ['no answer', TOKEN, () => ({ status: 503 }), /503.*más tarde/],
    ['a redirect', TOKEN, () => ({ status: 302, headers: { Location: 'http://127.0.0.1/' } }), /no contesta/],
    ['another language', TOKEN, () => ({ status: 200, body: '<html>' }), /no se entiende/],
    [
      'too many flights at once',
      TOKEN,
      () => ({ status: 200, body: JSON.stringify({ results: [...FLIGHTS] }) }),
      /no se entiende/,
    ],
  ] as const)(
    'with %s are refused with what to do, and nothing is half done',
    async (_what, token, how, says) => {
      answer = how;
      const id = await begin();
      const source = { url: outside.url, token, wait: async () => {} };
      await runDueJobs(api.db, [readNewsky(source)], api.now, { ended: () => {} });
      const { import: read } = await see(id);
      expect(read).toMatchObject({ state: 'failed', good: 0 });
      expect(read.failure).toMatch(says);
    },
  );

  it('waits as long as NewSky says, and goes on after a kill where it was', async () => {
    let killed = false;
    answer = (asked, count) => {
      if (count === 2) return { status: 429, headers: { 'Retry-After': '7' } };
      return flightsFor(asked);
    };
    const id = await begin();
    const dying = {
      url: outside.url,
      token: TOKEN,
      wait: async (ms: number) => {
        waits.push(ms);
        if (outside.asked.length === 3 && !killed) {
          killed = true;
          throw new Error('killed');
        }
      },
    };
    await runDueJobs(api.db, [readNewsky(dying)], api.now, { ended: () => {} });
    expect(waits).toContain(7000);
    expect((await see(id)).import.state).toBe('reading');
    api.pass(120);
    expect(await work()).toEqual([]);
    const { import: read } = await see(id);
    expect([read.state, read.good + read.refused]).toEqual(['checked', 250]);
    // Three pages of the first 30 days, one of the rest; the second one was asked for twice.
    expect(outside.asked.map(({ body }) => JSON.parse(body).skip)).toEqual([0, 100, 100, 200, 0]);
  });
});
