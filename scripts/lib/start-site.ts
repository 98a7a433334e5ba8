import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/free-port.ts';

/** Serves a built site with its own server on a free port. `folder` holds `dist/` and `dist-server/`. */
export async function serve(folder: string): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const server = fork(join(folder, 'dist-server/main.mjs'), {
    env: { ...process.env, PORT: String(port), HOST: 'localhost' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error(`The server of ${folder} did not start.`);
  });
  await Promise.race([once(server, 'message'), ended]);
  ended.catch(() => undefined);
  return { origin: `http://localhost:${port}`, stop: () => server.kill() };
}
