import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@va/testing/listen-locally.ts';

/** An account that a new platform has, with its password. */
export interface SampleAccount {
  role: string;
  callsign: string;
  password: string;
}

/** A server that answers at `port`. */
export interface RunningSite {
  port: number;
  origin: string;
  /** Accounts of a platform that has just been filled with its samples. */
  sampleAccounts: SampleAccount[];
  /** Resolves once the server has ended. */
  stop: () => Promise<void>;
}

/** Serves a built site with its own server on a free port. `folder` contains `dist/` and `dist-server/`. */
export async function startSite(folder: string, settings: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const port = await freePort();
  const server = fork(join(folder, 'dist-server/main.mjs'), {
    env: { ...process.env, PORT: String(port), HOST: 'localhost', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const ended = once(server, 'exit');
  const failed = ended.then(() => Promise.reject(new Error(`The server of ${folder} did not start.`)));
  const [said] = (await Promise.race([once(server, 'message'), failed])) as [
    { sampleAccounts: SampleAccount[] },
  ];
  failed.catch(() => undefined);
  const stop = async () => {
    server.kill();
    await ended;
  };
  return { port, origin: `http://localhost:${port}`, sampleAccounts: said.sampleAccounts, stop };
}
