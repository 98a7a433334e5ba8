import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefused } from '../database-error.ts';

/**
 * How often the holder updates the lock file's time, ms, for programs on other machines that cannot see its process.
 */
const BEAT_MS = 5_000;
/** A lock of another machine counts as abandoned when its file was not touched for this long, ms. */
const SILENT_MS = 3 * BEAT_MS;

const STEP_MS = 250;

/** A lock that is held. */
export interface FolderLock {
  /** Gives the lock back; a second time does nothing. */
  release(): void;
}

/** The process that holds a lock. `started` distinguishes it from a later process with the same id. */
interface Holder {
  pid: number;
  host: string;
  started: string;
}

/**
 * Takes a lock file for this process. Throws `StartRefused` when another running program holds it. A lock of another
 * machine, or of another container, counts as held unless nobody touches it for `silentMs`.
 */
export async function takeLock(file: string, silentMs = SILENT_MS): Promise<FolderLock> {
  for (;;) {
    const lock = tryLock(file);
    if (lock) return lock;
    const text = readText(file);
    if (text === undefined) continue;
    if (await isHeld(file, text, silentMs)) throw new StartRefused(heldSentence(file, readHolder(text)));
    putAside(file, text);
  }
}

function tryLock(file: string): FolderLock | undefined {
  const text = JSON.stringify(myself());
  try {
    const descriptor = openSync(file, 'wx', 0o600);
    writeSync(descriptor, text);
    closeSync(descriptor);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  }
  const beat = setInterval(() => {
    if (readText(file) === text) utimesSync(file, new Date(), new Date());
  }, BEAT_MS);
  beat.unref();
  const release = () => {
    clearInterval(beat);
    process.off('exit', release);
    if (readText(file) === text) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return { release };
}

/** Removes a stale lock by renaming it first, so that only one of two programs takes it over. */
function putAside(file: string, text: string) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readText(aside) === text) rmSync(aside);
    else renameSync(aside, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

async function isHeld(file: string, text: string, silentMs: number): Promise<boolean> {
  const holder = readHolder(text);
  // An unreadable lock is just being written, or its program was killed while it wrote.
  if (!holder) return beats(file, text, Math.min(1_000, silentMs));
  if (holder.host === hostname()) return startOf(holder.pid) === holder.started;
  return beats(file, text, silentMs);
}

/** Whether somebody touches or replaces the lock file within this time. */
async function beats(file: string, text: string, forMs: number): Promise<boolean> {
  const before = touched(file);
  for (let waited = 0; waited < forMs; waited += STEP_MS) {
    await wait(STEP_MS);
    if (touched(file) !== before || readText(file) !== text) return readText(file) !== undefined;
  }
  return false;
}

function myself(): Holder {
  return { pid: process.pid, host: hostname(), started: startOf(process.pid) ?? '' };
}

/** When a process began, in the kernel's ticks; `unknown` where there is no /proc; undefined for none of that number. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined;
  }
  // The name in brackets may hold spaces; the 20th field after it is the start.
  const status = readText(`/proc/${pid}/stat`);
  return status === undefined ? 'unknown' : status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
}

function readHolder(text: string): Holder | undefined {
  try {
    const { pid, host, started }: Holder = JSON.parse(text);
    return Number.isInteger(pid) && pid > 0 ? { pid, host, started } : undefined;
  } catch {
    return undefined;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function touched(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function heldSentence(file: string, holder: Holder | undefined): string {
  const who = holder ? ` (proceso ${holder.pid} de ${holder.host})` : '';
  return `Otro programa está usando la base de datos${who}: ciérralo antes de arrancar este, o elige otra carpeta con DATA_DIR. Su bloqueo es ${file}.`;
}
