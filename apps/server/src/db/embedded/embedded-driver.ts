import { chmodSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DatabaseError, DatabaseUnavailable, StartRefused } from '../database-error.ts';
import type { DatabaseDriver, DriverSession, StatementResult } from '../driver.ts';
import type { EngineMessage, EngineRequest, EngineStart } from './embedded-protocol.ts';
import { fatalSentence, isDiskFull } from './fatal-sentence.ts';
import { takeLock } from './folder-lock.ts';

/** How to open the embedded database. */
export interface EmbeddedOptions {
  /** Folder of the database, created if missing; the lock file lies beside it. */
  folder: string;
  /** Called once, with a Spanish sentence, when the database can do no more; the program should end. */
  onFatal: (sentence: string) => void;
  /** Built script of the database's worker thread; by default the one built beside this file, or the source. */
  thread?: string;
}

/** After this time without an answer the disk's free space is checked, ms: with a full disk the database just hangs. */
const SILENT_MS = 10_000;

type Unnumbered<T> = T extends unknown ? Omit<T, 'call'> : never;
interface Waiting {
  resolve(result: StatementResult): void;
  reject(error: Error): void;
}

/** Lets callers in one at a time, in the order in which they came. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for the caller's turn; the resulting function ends the turn. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let end: () => void = () => {};
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }
}

/**
 * Opens the embedded database in a thread of its own, so that a long statement does not hold up the server. Throws
 * `StartRefused` when another program has the folder or the database does not open; the lock is free again then.
 */
export async function openEmbedded({ folder, onFatal, thread }: EmbeddedOptions): Promise<DatabaseDriver> {
  mkdirSync(dirname(folder), { recursive: true });
  const lock = await takeLock(`${folder}.lock`);
  keepToOwner(folder);
  const worker = startWorker({ folder }, thread);
  const calls = new Map<number, Waiting>();
  const heard = new Map<string, Set<(payload: string) => void>>();
  const turns = new Turns();
  let lastCall = 0;
  let state: 'opening' | 'open' | 'closing' | 'dead' = 'opening';

  let heardAt = performance.now();
  const watch = setInterval(() => {
    const isSilent = (state === 'opening' || calls.size > 0) && performance.now() - heardAt > SILENT_MS;
    if (isSilent && isDiskFull(folder)) void worker.terminate();
  }, SILENT_MS / 5).unref();

  const die = (sentence: string) => {
    if (state === 'dead') return;
    clearInterval(watch);
    const wasOpen = state === 'open';
    state = 'dead';
    for (const { reject } of calls.values()) reject(new DatabaseUnavailable(sentence));
    calls.clear();
    lock.release();
    if (wasOpen) onFatal(sentence);
  };

  const call = (request: Unnumbered<EngineRequest>) =>
    new Promise<StatementResult>((resolve, reject) => {
      if (state === 'dead') return reject(new DatabaseUnavailable('The embedded database has stopped.'));
      lastCall += 1;
      if (calls.size === 0) heardAt = performance.now();
      calls.set(lastCall, { resolve, reject });
      worker.postMessage({ ...request, call: lastCall });
    });

  const settle = (id: number, act: (waiting: Waiting) => void) => {
    const waiting = calls.get(id);
    calls.delete(id);
    if (waiting) act(waiting);
  };

  const ready = new Promise<void>((resolve, reject) => {
    const refuse = (sentence: string) => {
      if (state === 'opening') reject(new StartRefused(sentence));
      die(sentence);
    };
    worker.on('message', (message: EngineMessage) => {
      heardAt = performance.now();
      if (message.kind === 'ready') {
        state = 'open';
        resolve();
      } else if (message.kind === 'answer')
        settle(message.call, (waiting) => waiting.resolve(message.result));
      else if (message.kind === 'refused')
        settle(message.call, (waiting) => waiting.reject(new DatabaseError(message.message, message.fields)));
      else if (message.kind === 'notification')
        for (const hear of heard.get(message.channel) ?? []) hear(message.payload);
      else refuse(fatalSentence(message, folder));
    });
    worker.on('error', (error) => refuse(fatalSentence({ message: error.message, diskFull: false }, folder)));
    worker.on('exit', (code) => {
      if (state === 'closing') die('');
      else refuse(fatalSentence({ message: `exit code ${code}`, diskFull: false }, folder));
    });
  });
  try {
    await ready;
  } catch (error) {
    await worker.terminate();
    throw error;
  }

  return {
    kind: 'embedded',
    async acquire(): Promise<DriverSession> {
      const release = await turns.take();
      return {
        query: (sql, parameters = []) => call({ kind: 'query', sql, parameters }),
        exec: async (sql) => void (await call({ kind: 'exec', sql })),
        release,
      };
    },
    async listen(channel, hear) {
      const hearers = heard.get(channel) ?? new Set();
      const first = hearers.size === 0;
      heard.set(channel, hearers.add(hear));
      if (first) {
        // Wait for the session: inside another caller's transaction, its rollback would undo LISTEN too.
        const release = await turns.take();
        await call({ kind: 'listen', channel }).finally(release);
      }
      return {
        isUp: () => state === 'open',
        // The thread's messages come in order: a notification arrives before the answer to the statement that sent it.
        caughtUp: async () => {},
        stop: async () => void hearers.delete(hear),
      };
    },
    listeners: async () => 1,
    async close() {
      if (state !== 'open') return;
      await turns.take();
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      state = 'closing';
      await call({ kind: 'close' });
      await ended;
      lock.release();
    },
  };
}

/** Closes the folder to other users of the machine: the engine makes its files readable for everybody. */
function keepToOwner(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch {
    // A file has that name, or the folder belongs to another user: the engine's own error says so.
  }
}

/** Built, the thread stands beside the server's file; from the sources it needs a loader for TypeScript first. */
function startWorker(start: EngineStart, thread: string | undefined): Worker {
  if (thread !== undefined) return new Worker(thread, { workerData: start });
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./embedded-worker.mjs', import.meta.url), { workerData: start });
  const tsx = createRequire(import.meta.url).resolve('tsx/package.json');
  const loader = new URL('dist/esm/api/index.mjs', pathToFileURL(tsx)).href;
  const entry = new URL('./embedded-worker.ts', import.meta.url).href;
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(entry)}); });`;
  return new Worker(code, { eval: true, workerData: start });
}
