import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIGHT } from '@va/domain/flight-record/telemetry-point.ts';
import { type KeptFlight, readJournal } from '@va/recorder/journal/journal-lines.ts';
import { howOften } from '@va/testing/how-often.ts';
import { type SimConnectFake, startSimConnect } from '@va/testing/simulators/simconnect-fake.ts';
import { flownWorld } from '@va/testing/simulators/truth.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { cpuOf } from '#server/testing/bench/cpu-used.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { testFlight } from '#server/testing/test-flight.ts';

const RECORDER = join(import.meta.dirname, '../../../../recorder');
/** How often the recorder is killed, and points that each of its lives writes down at least. */
const KILLS = howOften(1, 20, 20);
const LEAST = 4;
/** What it may take of a pilot's PC, beside a simulator that needs all of it, and the seconds of flight that are measured. */
const MOST_OF_A_CORE = 0.03;
const MOST_MB = 120;
const SECONDS = howOften(50, 300, 300);
const PATIENCE = { timeout: 60_000, interval: 40 };

/** The program that pilots start, as it is built for them, with files of its own in a folder. */
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-recorder-'));
  await build({
    configFile: join(RECORDER, 'vite.program.config.ts'),
    configLoader: 'runner',
    logLevel: 'warn',
    build: { outDir: join(folder, 'program') },
  });
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** All that is on the disk of the flight; undefined before it has begun. */
function journal(): KeptFlight | undefined {
  const flights = join(folder, 'data/vuelos');
  const [file] = existsSync(flights) ? readdirSync(flights) : [];
  return file === undefined ? undefined : readJournal(readFileSync(join(flights, file), 'utf8'));
}
const journalled = () => journal()?.points.filter((point) => point !== undefined).length ?? 0;

/** Starts the recorder as a pilot does, and answers where its page is once it says so. */
async function start(): Promise<{ child: ChildProcess; page: URL }> {
  const child = spawn(process.execPath, [join(folder, 'program/grabador.cjs')], {
    cwd: folder,
    env: { ...process.env, GRABADOR_DATOS: join(folder, 'data'), GRABADOR_SIN_NAVEGADOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let said = '';
  child.stdout.on('data', (text) => (said += String(text)));
  const address = () => /http:\/\/127\.0\.0\.1:\d+\/\?llave=\S+/.exec(said)?.[0];
  await expect.poll(address, PATIENCE).toBeDefined();
  return { child, page: new URL(address() ?? '') };
}

/** Does what a button of its page does. */
async function act(page: URL, name: string, body: object = {}): Promise<void> {
  const { status } = await fetch(new URL(`/actos/${name}`, page), {
    method: 'POST',
    headers: {
      Cookie: `grabador=${page.searchParams.get('llave')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect(status).toBe(200);
}

/** The most memory that a process has held so far, MB. */
function mostMemoryOf(pid: number): number {
  const [, kB] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) / 1000;
}

describeOneDatabase('a recorder that is killed in flight', (kind) => {
  const api = apiForTests(kind);

  it(
    `goes on with the same flight, no point is lost, however often: ${KILLS}, and it takes little of the PC`,
    { timeout: 600_000 },
    async () => {
      const pilot = await api.signedIn('pilot');
      const made = await pilot.post('/me/keys', { label: 'Grabador', scopes: ['acars:write', 'own:read'] });
      const flight = testFlight(api);
      const rolls = flight.points.find(({ gsKt }) => (gsKt ?? 0) > 10)?.at ?? 0;
      const world = flownWorld(flight);
      const [since, apiSince] = [Date.now(), api.now().getTime()];
      let frames = 0;
      // Each frame a light changes, so that each is a point: the flight is as short as it can be.
      const fake: SimConnectFake = await startSimConnect(() => {
        const truth = world(rolls + Date.now() - since);
        return { ...truth, lights: frames % 2 === 0 ? LIGHT.beacon : LIGHT.beacon | LIGHT.taxi };
      });
      const settings = { name: 'Prueba', address: `${api.origin}/` };
      mkdirSync(join(folder, 'data'));
      writeFileSync(join(folder, 'grabador.json'), JSON.stringify(settings));
      writeFileSync(
        join(folder, 'data/claves.json'),
        JSON.stringify({ [settings.address]: made.body.secret }),
      );
      writeFileSync(
        join(folder, 'SimConnect.cfg'),
        `[SimConnect]\nProtocol=IPv4\nAddress=127.0.0.1\nPort=${fake.port}\n`,
      );
      const frame = () => {
        api.pass((Date.now() - since + apiSince - api.now().getTime()) / 1000);
        frames += 1;
        fake.frame(1);
      };
      const flyUntil = (done: () => boolean) => {
        return expect.poll(() => (frame(), done()), PATIENCE).toBe(true);
      };

      let [recorder, before] = [await start(), 0];
      await act(recorder.page, 'fly-free', { from: 'LEMD', to: 'LEBL', icaoType: 'A320' });
      for (let kill = 0; kill < KILLS; kill += 1) {
        await flyUntil(() => journalled() >= before + LEAST);
        recorder.child.kill('SIGKILL');
        await once(recorder.child, 'exit');
        before = journalled();
        recorder = await start();
      }
      await flyUntil(() => journalled() >= before + LEAST);
      const pid = recorder.child.pid ?? 0;
      const [used, flown] = [cpuOf(pid), frames];
      await flyUntil(() => frames >= flown + SECONDS);
      expect((cpuOf(pid) - used) / (frames - flown)).toBeLessThanOrEqual(MOST_OF_A_CORE);
      expect(mostMemoryOf(pid)).toBeLessThanOrEqual(MOST_MB);
      // Off the simulator nothing more is recorded, and all that was is sent.
      fake.quit();
      await expect.poll(() => journalled() - (journal()?.arrived ?? 0), PATIENCE).toBe(0);
      recorder.child.kill('SIGTERM');
      await once(recorder.child, 'exit');
      await fake.close();

      const kept = journal();
      expect(readdirSync(join(folder, 'data/vuelos'))).toHaveLength(1);
      expect(kept?.points.map((point) => point?.seq)).toEqual(kept?.points.map((_, seq) => seq));
      expect(kept?.points.length).toBeGreaterThanOrEqual((KILLS + 1) * LEAST);
      const { points } = await api.db.queries
        .selectFrom('report')
        .innerJoin('report_recording', 'report_recording.report_id', 'report.id')
        .select('report_recording.points')
        .where('report.code', '=', kept?.report ?? '')
        .executeTakeFirstOrThrow();
      expect(points).toBe(kept?.points.length);
      const { body } = await pilot.get('/reports?limit=50');
      expect(body.items).toHaveLength(1);
    },
  );
});
