import type { ChildProcess } from 'node:child_process';
import { inject } from 'vitest';
import { forkProgram, programIn, type ProgramName } from './programs.ts';

/** They live for seconds: the embedded database is compiled quickly, not well, which takes half of the time. */
const SHORT_LIVED = ['--liftoff-only'];

/** Starts one of the programs, which are built before the tests, as a process of its own. */
export function startChild(name: ProgramName, environment: Record<string, string>): ChildProcess {
  return forkProgram(programIn(inject('programs'), name), environment, SHORT_LIVED);
}
