// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/free-port.mjs';

/**
 * Serves a built site with its own server on a free port.
 * @param {string} folder with `dist/` and `dist-server/`
 */
export async function serve(folder) {
  const port = await freePort();
  const server = fork(join(folder, 'dist-server/main.mjs'), {
    env: { ...process.env, PORT: String(port), HOST: 'localhost' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(() => Promise.reject(new Error(`The server of ${folder} did not start.`))),
  ]);
  return { origin: `http://localhost:${port}`, stop: () => server.kill() };
}
