import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Port and token of the running recorder's page. */
export interface RunningRecorder {
  port: number;
  token: string;
}

/** The result of a claim: the address of the recorder that already runs, or a function that gives this claim up. */
export type Claim = { running: string } | { forget(): void };

const FILE = 'en-marcha.json';
/** Longest wait for the other recorder's answer, ms. */
const PATIENCE_MS = 2000;
/** So many others may come and go while this one says that it runs. */
const MOST_TRIES = 5;

/**
 * Claims, by a file that only its owner can read, to be the one recorder that runs. Of several started at once one
 * wins.
 */
export async function claim(folder: string, own: RunningRecorder): Promise<Claim> {
  const file = join(folder, FILE);
  const text = JSON.stringify(own);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = textOf(file);
    if (before !== undefined) {
      const running = await addressOf(before);
      if (running !== undefined) return { running };
      // A crashed recorder left the file. Delete it only if no other recorder has replaced it meanwhile.
      if (textOf(file) === before) rmSync(file, { force: true });
    }
    try {
      writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
      break;
    } catch (error) {
      if (Object(error).code === 'EEXIST') continue;
      // The disk is full: this recorder keeps its data in memory, and a second recorder will not find it.
      rmSync(file, { force: true });
      break;
    }
  }
  return {
    forget() {
      if (textOf(file) === text) rmSync(file, { force: true });
    },
  };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The page address of the recorder that the file names; undefined if no recorder answers there. */
async function addressOf(text: string): Promise<string | undefined> {
  try {
    const { port, token } = JSON.parse(text);
    if (!Number.isInteger(port) || typeof token !== 'string') return undefined;
    const origin = `http://127.0.0.1:${port}`;
    const response = await fetch(`${origin}/estado`, {
      headers: { Cookie: `grabador=${token}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    return response.ok ? `${origin}/?llave=${token}` : undefined;
  } catch {
    return undefined;
  }
}
