import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readJournal } from '@va/recorder/journal/journal-lines.ts';
import { startLineProxy } from '@va/testing/line-proxy.ts';
import { apiForTests } from '#server/testing/api-for-tests.ts';
import {
  type CockpitOptions,
  SIMULATORS,
  startCockpit,
  type TestCockpit,
} from '#server/testing/cockpit-flight.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { testFlight } from '#server/testing/test-flight.ts';

/** The platform's own limits, a minute. */
const LIMITS = { read: 120, write: 30, exports: 5, streams: 5 };
const MINUTE_MS = 60_000;

describeEachDatabase('a flight of our own recorder', (kind) => {
  const api = apiForTests(kind, { limits: LIMITS });
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });

  async function begin(options: CockpitOptions, touchdownFpm = 212) {
    const flight = testFlight(api, { touchdownFpm });
    const test = await startCockpit(api, flight, options);
    open.push(test);
    await test.cockpit.flyFree({ from: 'LEMD', to: 'LEBL', icaoType: 'A320' });
    const [first, last] = [flight.points[0]!.at, flight.points.at(-1)!.at];
    const land = () =>
      test.flyUntil(() => test.cockpit.sent !== undefined || api.now().getTime() > last + 5 * MINUTE_MS);
    return { test, first, last, land };
  }

  /** The points in the journal, and those that the platform has. */
  async function comparePoints({ folder, cockpit }: TestCockpit) {
    const [file = ''] = readdirSync(folder);
    const journalled = readJournal(readFileSync(join(folder, file), 'utf8'))?.points.length;
    const { points } = await api.db.queries
      .selectFrom('report')
      .innerJoin('report_recording', 'report_recording.report_id', 'report.id')
      .select('report_recording.points')
      .where('report.code', '=', cockpit.sent?.code ?? '')
      .executeTakeFirstOrThrow();
    return { journalled, arrived: points };
  }

  it.each(SIMULATORS)('through %s comes to an accepted report that is judged whole', async (simulator) => {
    const { test, land } = await begin({ kind: simulator });
    await land();
    console.log(test.cockpit.sender.problem, test.cockpit.sender.offline, test.answers.slice(-20), test.cockpit.recorder.over, test.cockpit.recorder.flight?.lastSeq, test.cockpit.recorder.flight?.arrived, test.cockpit.recorder.where, test.cockpit.recorder.phase, test.cockpit.recorder.latest, test.cockpit.recorder.flight?.report);
    expect(test.cockpit.sent).toMatchObject({ state: 'accepted', score: 100, coverage: 100 });
    const [contact] = test.cockpit.recorder.contacts;
    expect(Math.abs((contact?.rateFpm ?? 0) + 212)).toBeLessThanOrEqual(10);
    expect(test.cockpit.recorder.contacts).toHaveLength(1);
    expect(test.answers).not.toContain(429);
    const { journalled, arrived } = await comparePoints(test);
    expect(arrived).toBe(journalled);
  });

  it('loses no point that was journalled in twenty kills, and is one report', async () => {
    const { test, first, last, land } = await begin({ kind: 'simconnect' });
    for (let kill = 1; kill <= 20; kill += 1) {
      await test.flyUntil(first + ((last - first) * (kill + 0.37)) / 22);
      test.killAndStart();
    }
    await land();
    expect(test.cockpit.sent).toMatchObject({ state: 'accepted' });
    const { journalled, arrived } = await comparePoints(test);
    expect(arrived).toBe(journalled);
    const pilot = await api.signedIn('pilot');
    const { body } = await pilot.get('/reports?limit=50');
    expect(
      body.items.filter(({ client }: { client: string }) => client === 'Grabador de prueba'),
    ).toHaveLength(4);
  });

  it('keeps all of half an hour without a line, and sends it within the limits', async () => {
    const line = await startLineProxy(api.origin);
    open.push(line);
    const { test, first, land } = await begin({
      kind: 'xplane-web',
      origin: `http://127.0.0.1:${line.port}`,
    });
    await test.flyUntil(first + 15 * MINUTE_MS);
    line.cut();
    await test.flyUntil(first + 45 * MINUTE_MS);
    expect(test.cockpit.sender.offline).toBe('La plataforma no contesta.');
    line.mend();
    await land();
    expect(test.cockpit.sent).toMatchObject({ state: 'accepted' });
    expect(test.answers).not.toContain(429);
    const { journalled, arrived } = await comparePoints(test);
    expect(arrived).toBe(journalled);
  });
});
