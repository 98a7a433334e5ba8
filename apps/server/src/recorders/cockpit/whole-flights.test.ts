import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readJournal } from '@va/recorder/journal/journal-lines.ts';
import { recorderAddOnsSchema } from '@va/schemas/platform/recorder-settings.ts';
import { PROJECT } from '@va/testing/content-copy.ts';
import { startLineProxy } from '@va/testing/line-proxy.ts';
import type { Truth } from '@va/testing/simulators/truth.ts';
import { addOnDatarefs } from '@va/testing/simulators/xplane-add-on.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { type CockpitOptions, startCockpit, type TestCockpit } from '#server/testing/cockpit-flight.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { testFlight } from '#server/testing/test-flight.ts';

/** The airline's own list of what add-ons keep elsewhere. */
const ADD_ONS = recorderAddOnsSchema.parse(
  parse(readFileSync(join(PROJECT, 'content/plataforma/aviones-grabador.yaml'), 'utf8')),
);
/** The platform's own limits, a minute. */
const LIMITS = { read: 120, write: 30, exports: 5, streams: 5 };
const MINUTE_MS = 60_000;
/** On a machine that is busy with other tests. */
const PATIENCE_MS = 400_000;

/** High up, one second in five minutes shows the place of a menu, a touch of the ground and fuel that is no number. */
function lies(truth: Truth, at: number): Truth {
  const isLie = truth.altFt > 12_000 && Math.floor(at / 1000) % 300 === 0;
  return isLie ? { ...truth, lat: 0, lon: 0, onGround: true, fuelKg: Number.NaN, engines: 0 } : truth;
}

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

  /** What is true of every flight of these, whatever came between. */
  async function expectWhole({ cockpit, answers, ...test }: TestCockpit, { contacts = 1 } = {}) {
    expect(cockpit.sent).toMatchObject({ state: 'accepted', score: 100, coverage: 100 });
    expect(answers).not.toContain(429);
    const { journalled, arrived } = await comparePoints({ cockpit, answers, ...test });
    expect(arrived).toBe(journalled);
    expect(cockpit.recorder.contacts).toHaveLength(contacts);
    for (const { rateFpm } of cockpit.recorder.contacts)
      expect(Math.abs((rateFpm ?? 0) + 212)).toBeLessThanOrEqual(10);
  }

  it(
    'through SimConnect comes to an accepted report that is judged whole',
    { timeout: PATIENCE_MS },
    async () => {
      const { test, land } = await begin({ kind: 'simconnect' });
      await land();
      await expectWhole(test);
    },
  );

  it(
    'of an add-on through X-Plane’s web API is judged whole, and keeps all of half an hour without a line',
    { timeout: PATIENCE_MS },
    async () => {
      const line = await startLineProxy(api.origin);
      const { test, first, land } = await begin({
        kind: 'xplane-web',
        origin: `http://127.0.0.1:${line.port}`,
        addOn: { datarefs: addOnDatarefs(), corrections: ADD_ONS },
      });
      open.push(line);
      await test.flyUntil(first + 15 * MINUTE_MS);
      line.cut();
      await test.flyUntil(first + 45 * MINUTE_MS);
      expect(test.cockpit.sender.offline).toBe('La plataforma no contesta.');
      line.mend();
      await land();
      await expectWhole(test);
    },
  );

  it(
    'through X-Plane’s UDP is one report with every point after twenty kills, though the simulator lies',
    { timeout: PATIENCE_MS },
    async () => {
      const { test, first, last, land } = await begin({ kind: 'xplane-udp', edit: lies });
      for (let kill = 1; kill <= 20; kill += 1) {
        await test.flyUntil(first + ((last - first) * (kill + 0.37)) / 22);
        test.killAndStart();
      }
      await land();
      await expectWhole(test);
      const { body } = await (await api.signedIn('pilot')).get('/reports?limit=50');
      expect(body.items).toHaveLength(3);
    },
  );
});
