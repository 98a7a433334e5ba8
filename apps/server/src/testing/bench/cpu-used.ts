import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Ticks of the kernel's clock in a second. */
const TICKS = 100;

/** Seconds of processor that a process has used with all its threads. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Seconds of processor that the whole machine has used. */
export function cpuOfMachine(): number {
  const busy = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return busy.reduce((sum, ms) => sum + ms, 0) / 1000;
}
