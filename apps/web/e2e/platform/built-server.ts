/** The built server on a folder and a port of a test's own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@va/testing/listen-locally.ts';
import { siteRoot } from '../../../../scripts/lib/project.mjs';
import { expect } from './platform.ts';

/** Starts it and waits until it answers. Who starts it ends it. `site`: the folder of another build. */
export async function startBuiltServer(
  data: string,
  settings: Record<string, string> = {},
  site: string = siteRoot,
): Promise<{ server: ChildProcess; origin: string }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), HOST: 'localhost', DATA_DIR: data, LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, [join(site, 'dist-server/main.mjs')], {
    env: { ...env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ready = () =>
    fetch(`${origin}/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  try {
    await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  }
  return { server, origin };
}
