import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, percentile } from '@va/testing/figures.ts';
import type { DriverKind } from '#server/db/driver.ts';
import { setPassword } from '#server/modules/access/set-password.ts';
import { hashPassword } from '#server/modules/access/passwords.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { forkProgram, programIn } from '#server/testing/programs.ts';
import { pilotOf, prepareFlights } from './bench-pilots.ts';
import { startBench } from './bench-server.ts';
import { cpuOf, cpuOfMachine } from './cpu-used.ts';
import type { LiveLoad, LiveLoadFigures } from './live-load-program.ts';

const MEASURED_MS = 30_000;
const WARM_MS = 10_000;
type Progress = (text: string) => void;
const PASSWORD = 'una frase para medir';

/** What each database has to bear. */
const CROWD = {
  embedded: { flights: 200, viewers: 100 },
  postgres: { flights: 1000, viewers: 500 },
} as const;

/** Lets many flights report to many viewers. The delay is from the request that brings a position to the viewer who has it. */
export const measureLive = (kind: DriverKind, progress: Progress): Promise<Figure[]> =>
  measureCrowd(kind, progress, 'one process');

/** The same on PostgreSQL, where flights report to one process and viewers look at another. */
export const measureTwoProcesses = (_: DriverKind, progress: Progress): Promise<Figure[]> =>
  measureCrowd('postgres', progress, 'two processes');

async function measureCrowd(
  kind: DriverKind,
  progress: Progress,
  over: 'one process' | 'two processes',
): Promise<Figure[]> {
  const { flights, viewers } = CROWD[kind];
  const { programs, server, startAnother, prepared } = await startBench(kind, async (db) => {
    const hash = await hashPassword(PASSWORD);
    const pilot = await pilotOf(db, 'PRB005');
    await db.transaction((tx) => setPassword(tx, pilot, hash, new Date()));
    return prepareFlights(db, flights);
  });
  const viewed = over === 'two processes' ? await startAnother() : server;
  const load = forkProgram(programIn(programs, 'live-load'), {});
  try {
    const client = new ApiClient(server.origin);
    await client.post('/session', { callsign: 'PRB005', password: PASSWORD });
    const cookie = `plataforma-sesion=${client.cookie('plataforma-sesion')}`;
    const order: LiveLoad = {
      reportTo: server.origin,
      viewAt: viewed.origin,
      cookie,
      flights: prepared,
      viewers,
    };
    load.send(order);
    await once(load, 'message');
    progress(`${viewers} viewers, ${flights} flights`);
    await wait(WARM_MS);
    load.send('count');
    const used = () => ({
      machine: cpuOfMachine(),
      server: server.cpu(),
      viewed: viewed.cpu(),
      load: cpuOf(load.pid ?? 0),
    });
    const before = used();
    const memory: number[] = [];
    for (let at = 0; at < MEASURED_MS; at += 1000) {
      await wait(1000);
      memory.push(Math.max(server.memoryMb(), viewed.memoryMb()));
    }
    const after = used();
    const { delays, failures, failed, bytes } = await tell(load);
    for (const failure of failures) progress(`refused or lost: ${failure}`);
    const cores = (who: keyof typeof before) => (after[who] - before[who]) / (MEASURED_MS / 1000);
    const figures: Figure[] = [
      { name: 'delay, median, ms', value: percentile(delays, 0.5) },
      { name: 'delay, 95th percentile, ms', value: percentile(delays, 0.95), bar: { most: 1000 } },
      { name: 'memory of the server, MB', value: Math.max(...memory), bar: { most: 400 } },
      { name: 'positions read by ten viewers', value: delays.length },
      { name: 'requests refused or lost', value: failed, bar: { most: 0 } },
      { name: 'kB/s to each viewer', value: bytes / viewers / MEASURED_MS },
      { name: 'cores in use by the server', value: cores('server') },
      ...(viewed === server
        ? []
        : [{ name: 'cores in use by the server of the viewers', value: cores('viewed') }]),
      { name: 'cores in use by recorders and viewers', value: cores('load') },
      { name: 'cores in use by the machine', value: cores('machine') },
    ];
    return figures.map((figure) => ({ on: kind, ...figure }));
  } finally {
    load.kill('SIGKILL');
    if (viewed !== server) await viewed.stop();
    await server.stop();
  }
}

async function tell(load: ChildProcess): Promise<LiveLoadFigures> {
  const told = once(load, 'message');
  load.send('tell');
  const [figures] = await told;
  return figures;
}
