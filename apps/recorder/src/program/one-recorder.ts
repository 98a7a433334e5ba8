import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the recorder that runs shows its page. */
export interface RunningRecorder {
  port: number;
  token: string;
}

const FILE = 'en-marcha.json';
/** Time that the other recorder has to answer, ms. */
const PATIENCE_MS = 2000;

/** The recorder that runs on this PC already; undefined where none answers. A file that a crash left behind is nobody. */
export async function findRunning(folder: string): Promise<string | undefined> {
  const running = read(folder);
  if (!running) return undefined;
  const origin = `http://127.0.0.1:${running.port}`;
  try {
    const response = await fetch(`${origin}/estado`, {
      headers: { Cookie: `grabador=${running.token}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    return response.ok ? `${origin}/?llave=${running.token}` : undefined;
  } catch {
    return undefined;
  }
}

/** Writes down that this one runs, in a file that its owner alone reads; it is gone when `forget` is called. */
export function announce(folder: string, running: RunningRecorder): { forget(): void } {
  const file = join(folder, FILE);
  rmSync(file, { force: true });
  // Two that start at once: only one makes the file.
  writeFileSync(file, JSON.stringify(running), { mode: 0o600, flag: 'wx' });
  return {
    forget() {
      if (read(folder)?.token === running.token) rmSync(file, { force: true });
    },
  };
}

function read(folder: string): RunningRecorder | undefined {
  try {
    const { port, token } = JSON.parse(readFileSync(join(folder, FILE), 'utf8'));
    return Number.isInteger(port) && typeof token === 'string' ? { port, token } : undefined;
  } catch {
    return undefined;
  }
}
