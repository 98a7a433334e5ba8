import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { DriverKind } from '#server/db/driver.ts';
import { setPassword } from '#server/modules/access/link-service.ts';
import { hashPassword } from '#server/modules/access/passwords.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { startChild } from '#server/testing/child-program.ts';
import { prepareFlights } from './bench-flights.ts';
import { startBench } from './bench-server.ts';
import { cpuOf, cpuOfMachine } from './cpu-used.ts';
import type { LiveLoad, LiveLoadFigures } from './live-load-program.ts';

const MEASURED_MS = 30_000;
const WARM_MS = 10_000;
const PASSWORD = 'una frase para medir';

/** What the live map did. */
export interface LiveFigures {
  kind: DriverKind;
  flights: number;
  viewers: number;
  /** From the request that brought a position to the viewer who has it, ms; the way of the request is part of it. */
  p50: number;
  p95: number;
  positions: number;
  /** Requests that were not answered with a success. */
  failed: number;
  /** Highest memory of the process, MB. */
  memoryMb: number;
  bytesPerViewer: number;
  /** Processors in use: by everything on the machine, by the server alone, by recorders and viewers. */
  cores: { machine: number; server: number; load: number };
}

/** Lets so many flights report to so many viewers. */
export async function measureLive(
  kind: DriverKind,
  { flights, viewers }: { flights: number; viewers: number },
  progress: (text: string) => void,
): Promise<LiveFigures> {
  const { server, prepared } = await startBench(kind, async (db) => {
    const hash = await hashPassword(PASSWORD);
    const pilot = await db.queries
      .selectFrom('pilot')
      .select('id')
      .where('callsign', '=', 'PRB005')
      .executeTakeFirstOrThrow();
    await setPassword(db.queries, pilot.id, hash, new Date());
    return prepareFlights(db, flights);
  });
  const load = startChild(new URL('./live-load-program.ts', import.meta.url), {});
  try {
    const client = new ApiClient(server.origin);
    await client.post('/session', { callsign: 'PRB005', password: PASSWORD });
    const cookie = `plataforma-sesion=${client.cookie('plataforma-sesion')}`;
    const order: LiveLoad = { origin: server.origin, cookie, flights: prepared, viewers };
    load.send(order);
    await once(load, 'message');
    progress(`${viewers} viewers, ${flights} flights`);
    await wait(WARM_MS);
    load.send('count');
    const used = () => ({ machine: cpuOfMachine(), server: server.cpu(), load: cpuOf(load.pid ?? 0) });
    const before = used();
    const memory: number[] = [];
    for (let at = 0; at < MEASURED_MS; at += 1000) {
      await wait(1000);
      memory.push(server.memoryMb());
    }
    const after = used();
    const { delays, failures, failed, bytes } = await tell(load);
    for (const failure of failures) progress(`refused or lost: ${failure}`);
    const sorted = delays.toSorted((a, b) => a - b);
    const part = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY;
    const cores = (who: keyof typeof before) => (after[who] - before[who]) / (MEASURED_MS / 1000);
    return {
      kind,
      flights,
      viewers,
      p50: part(0.5),
      p95: part(0.95),
      positions: sorted.length,
      failed,
      memoryMb: Math.max(...memory),
      bytesPerViewer: bytes / viewers / (MEASURED_MS / 1000),
      cores: { machine: cores('machine'), server: cores('server'), load: cores('load') },
    };
  } finally {
    load.kill('SIGKILL');
    await server.stop();
  }
}

async function tell(load: ChildProcess): Promise<LiveLoadFigures> {
  const told = once(load, 'message');
  load.send('tell');
  const [figures] = await told;
  return figures;
}
