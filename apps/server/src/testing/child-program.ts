import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Starts a program of the sources as a process of its own. */
export function startChild(entry: URL, environment: Record<string, string>): ChildProcess {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return fork(entry, {
    env: { ...process.env, ...environment },
    execArgv: ['--import', loader],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
