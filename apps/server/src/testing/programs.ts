import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { DatabaseOptions } from '../db/open-database.ts';

/** What tests and benches run as processes of their own, and the thread of the embedded database. */
export const PROGRAMS = {
  serve: 'src/testing/serve-program.ts',
  write: 'src/testing/write-program.ts',
  migrate: 'src/testing/migrate-program.ts',
  verify: 'src/commands/verify.ts',
  backup: 'src/commands/backup.ts',
  restore: 'src/commands/restore.ts',
  demo: 'src/commands/demo.ts',
  'live-load': 'src/testing/bench/live-load-program.ts',
  'embedded-worker': 'src/db/embedded/embedded-worker.ts',
};

/** Name of such a program. */
export type ProgramName = keyof typeof PROGRAMS;

/** File of a program in the folder that it was built into. */
export function programIn(folder: string, name: ProgramName): string {
  return join(folder, `${name}.mjs`);
}

/** Starts a built program, where asked with words for Node itself. */
export function forkProgram(
  file: string,
  environment: Record<string, string>,
  execArgv: string[] = [],
): ChildProcess {
  return fork(file, {
    env: { ...process.env, ...environment },
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** The database that a program of the tests is given by its environment: `DATABASE_URL`, or `DATABASE_FOLDER`. */
export const givenDatabase: DatabaseOptions = {
  url: process.env['DATABASE_URL'],
  folder: process.env['DATABASE_FOLDER'] ?? '',
  onFatal: (sentence) => {
    throw new Error(sentence);
  },
};
