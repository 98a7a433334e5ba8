import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, median } from '@va/testing/figures.ts';
import type { DriverKind } from '#server/db/driver.ts';
import { startDurablePostgres } from './bench-database.ts';
import { startBareServer } from './bare-server.ts';

const PORT = 4179;
const ROUNDS = 3;

/** Milliseconds from `npm start` to a page of the platform and of the portal, and from Ctrl+C to the end. */
async function startAndEnd(folder: string, env: NodeJS.ProcessEnv): Promise<{ start: number; end: number }> {
  const begun = performance.now();
  const program = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, ...env, PORT: String(PORT) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = once(program, 'exit');
  for (const path of ['plataforma/', 'plataforma/api/v1/live', '']) await answers(path);
  const start = performance.now() - begun;
  const stream = await fetch(`http://localhost:${PORT}/plataforma/api/v1/live/stream`);
  const asked = performance.now();
  // As the terminal does: to every program of the group.
  if (program.pid !== undefined) process.kill(-program.pid, 'SIGINT');
  await ended;
  await stream.body?.cancel().catch(() => {});
  return { start, end: performance.now() - asked };
}

async function answers(path: string): Promise<void> {
  for (;;) {
    const status = await fetch(`http://localhost:${PORT}/${path}`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await wait(20);
  }
}

/**
 * How long a newcomer waits for the first page of a fresh clone, with a filled npm cache, how long the second start takes,
 * and how long the server takes to end. The second start is bounded by a bare web server of Node that answers one page.
 * @param project folder of the repository that is cloned
 */
export async function measureStart(kind: DriverKind, project: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const postgres = kind === 'postgres' ? await startDurablePostgres() : undefined;
  const env = postgres && { DATABASE_URL: `${postgres.url}/postgres` };
  try {
    const clone = join(folder, 'clone');
    execFileSync('git', ['clone', '--quiet', project, clone]);
    const first = await startAndEnd(clone, { ...env });
    const later: { start: number; end: number }[] = [];
    const bare: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      later.push(await startAndEnd(clone, { ...env }));
      const begun = performance.now();
      const server = await startBareServer('<!doctype html>');
      await (await fetch(server.origin)).text();
      bare.push(performance.now() - begun);
      server.stop();
    }
    const s = (times: readonly number[]) => median(times) / 1000;
    const [starts, ends] = [later.map(({ start }) => start), [first, ...later].map(({ end }) => end)];
    return [
      { name: 'fresh clone to a page that answers, s', on: kind, value: s([first.start]), bar: { most: 60 } },
      { name: 'second start, s', on: kind, value: s(starts), bound: s(bare), bar: { most: 3 } },
      { name: 'end with a stream open, s', on: kind, value: s(ends), bar: { most: 5 } },
    ];
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
