import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Ticks of the kernel's clock in a second. */
const TICKS = 100;

/** Seconds of processor that a process has used with all its threads. */
export function cpuOf(pid: number): number {
  const { own } = timesOf(pid);
  return own / TICKS;
}

/** The same of a process and those that it started: PostgreSQL has one for each connection. Those that ended count too. */
export function cpuOfFamily(pid: number): number {
  const numbers = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const children = numbers.flatMap((id) => {
    try {
      const { parent, own } = timesOf(id);
      return parent === pid ? [own] : [];
    } catch {
      // It has just ended.
      return [];
    }
  });
  const { own, ended } = timesOf(pid);
  return children.reduce((sum, one) => sum + one, own + ended) / TICKS;
}

/** Ticks of a process, and of those of its children that have ended. */
function timesOf(pid: number): { parent: number; own: number; ended: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  const at = (index: number) => fields[index] ?? 0;
  return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) };
}

/** Seconds of processor that the whole machine has used. */
export function cpuOfMachine(): number {
  const busy = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return busy.reduce((sum, ms) => sum + ms, 0) / 1000;
}
