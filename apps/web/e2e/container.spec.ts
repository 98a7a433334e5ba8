/** What the Dockerfile runs, run without a container: the same two folders alone, the same command, the same check. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures/portal.ts';
import { freePort } from '@va/testing/listen-locally.ts';
import { PROJECT } from './fixtures/site.ts';

const dockerfile = readFileSync(join(PROJECT, 'Dockerfile'), 'utf8');
/** The program of an instruction in its JSON form. */
const commandOf = (pattern: RegExp) =>
  JSON.parse(pattern.exec(dockerfile)?.[1] ?? '[]') as [string, ...string[]];
const [start, check] = [commandOf(/^CMD (.*)$/m), commandOf(/^HEALTHCHECK .* CMD (.*)$/m)];

test('Contenedor · con las dos carpetas solas arranca, contesta, se declara sano y se para cuando se le pide @own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-container-'));
  const port = await freePort();
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port) };
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/portal\/(\S+) (\S+)$/gm)];
  expect(copied.map(([, from]) => from)).toEqual(['dist', 'dist-server']);
  for (const [, from = '', to = ''] of copied)
    cpSync(join(PROJECT, from), join(folder, to), { recursive: true });
  const healthy = () => spawnSync(check[0], check.slice(1), { cwd: folder, env }).status;
  expect(healthy(), 'nobody answers yet').toBe(1);
  const server = spawn(start[0], start.slice(1), { cwd: folder, env, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await expect.poll(healthy).toBe(0);
    const answer = await fetch(`http://localhost:${port}/flota`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  } finally {
    server.kill('SIGTERM');
  }
  expect(await ended, 'ends by itself').toBe(0);
  rmSync(folder, { recursive: true });
});
