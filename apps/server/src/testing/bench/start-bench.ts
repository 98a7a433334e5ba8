/**
 * `npm run bench:start` writes `bench/start.md`: how long a newcomer waits for the first page of a fresh clone, with a filled npm cache, how long
 * the second start takes, and how long the server takes to end. Medians of five; the first start once.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';

const PROJECT = fileURLToPath(new URL('../../../../../', import.meta.url));
const PORT = 4179;
const ROUNDS = 5;

/** Milliseconds from `npm start` to a page of the platform and of the portal, and from Ctrl+C to the end. */
async function startAndEnd(folder: string): Promise<{ start: number; end: number }> {
  const begun = performance.now();
  const program = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(PORT) },
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

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
try {
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', PROJECT, clone]);
  const first = await startAndEnd(clone);
  const later: { start: number; end: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) later.push(await startAndEnd(clone));
  const text = `# Start and end

Of a clone without changes, by \`npm run bench:start\`: the first start once, the others the median of ${ROUNDS}. Node ${process.versions.node}, ${cpus().length} cores.

| | bar | measured |
|---|---|---|
| fresh clone, npm cache filled, to a page that answers | 60 s | ${seconds(first.start)} |
| second start | 3 s | ${seconds(median(later.map(({ start }) => start)))} |
| end, with a stream open | 5 s | ${seconds(median([first, ...later].map(({ end }) => end)))} |
`;
  writeFileSync(join(PROJECT, 'bench/start.md'), text);
  console.log(text);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
