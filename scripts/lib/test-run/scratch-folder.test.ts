// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeScratchFolder } from './scratch-folder.mjs';

let memory: string;
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'memory-'));
});
afterEach(() => rmSync(memory, { recursive: true }));

const make = (given: Parameters<typeof makeScratchFolder>[0] = {}) =>
  makeScratchFolder({
    memory,
    room: 1,
    free: 2,
    mounts: `proc /proc proc rw\ntmpfs ${memory} tmpfs rw,nosuid 0 0\n`,
    ...given,
  });

it('makes a folder of this run that others can pass through', () => {
  const folder = make();
  expect(folder).toBe(join(memory, `portal-tests-${process.pid}`));
  expect(statSync(String(folder)).mode & 0o777).toBe(0o755);
});

it('makes none where there is no room, no such place, or nothing may be run', () => {
  expect(make({ room: 3 })).toBeUndefined();
  expect(make({ mounts: 'proc /proc proc rw\n' })).toBeUndefined();
  expect(make({ mounts: `tmpfs ${memory} tmpfs rw,noexec 0 0\n` })).toBeUndefined();
});

it('takes away what a run has left that lives no more, and nothing else', () => {
  // No process has this number: the kernel's highest is lower.
  const left = ['portal-tests-99999999', `portal-tests-${process.ppid}`, 'somebody-else'];
  for (const name of left) mkdirSync(join(memory, name));
  make();
  expect(left.map((name) => existsSync(join(memory, name)))).toEqual([false, true, true]);
});
