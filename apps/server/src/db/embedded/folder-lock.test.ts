import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartRefused } from '../database-error.ts';
import { takeLock } from './folder-lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'database.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function expectFree(silentMs?: number) {
  const lock = await takeLock(file, silentMs);
  expect(readFileSync(file, 'utf8')).toContain(`"pid":${process.pid}`);
  lock.release();
}

it('is held until it is released, and refuses with a sentence that says who holds it', async () => {
  const lock = await takeLock(file);
  await expect(takeLock(file)).rejects.toThrow(StartRefused);
  await expect(takeLock(file)).rejects.toThrow(`proceso ${process.pid} de ${hostname()}`);
  lock.release();
  lock.release();
  expect(existsSync(file)).toBe(false);
  await expectFree();
});

it('takes over the lock of a process that was killed', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const mine = await takeLock(file);
  const text = readFileSync(file, 'utf8').replace(/"pid":\d+/, `"pid":${child.pid}`);
  mine.release();
  child.kill('SIGKILL');
  await once(child, 'exit');
  writeFileSync(file, text);
  await expectFree();
});

it('takes over the lock of an earlier process with the same number, as in a container', async () => {
  const lock = { pid: process.pid, host: hostname(), started: '1' };
  writeFileSync(file, JSON.stringify(lock));
  await expectFree();
});

it('takes over a lock of another machine only when nobody touches it', async () => {
  writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere', started: '1' }));
  let seconds = 0;
  const beat = setInterval(() => utimesSync(file, 0, (seconds += 1)), 50);
  await expect(takeLock(file, 500)).rejects.toThrow('proceso 1 de elsewhere');
  clearInterval(beat);
  await expectFree(500);
});

it('takes over a lock that was cut off while it was written', async () => {
  writeFileSync(file, '{"pid":');
  await expectFree(500);
});

it('lets one in when several find a stale lock at once', async () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname(), started: '1' }));
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(file)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
