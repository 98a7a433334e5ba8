import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the recorder that runs shows its page. */
export interface RunningRecorder {
  port: number;
  token: string;
}

/** What comes of saying that one runs: another runs already, and where its page is; or this one is it until it forgets. */
export type Claim = { running: string } | { forget(): void };

const FILE = 'en-marcha.json';
/** Time that the other recorder has to answer, ms. */
const PATIENCE_MS = 2000;
/** So many others may come and go while this one says that it runs. */
const MOST_TRIES = 5;

/** Says that this one runs, in a file that its owner alone reads. Of some that start at once only one makes the file. */
export async function claim(folder: string, own: RunningRecorder): Promise<Claim> {
  const file = join(folder, FILE);
  const text = JSON.stringify(own);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = textOf(file);
    if (before !== undefined) {
      const running = await addressOf(before);
      if (running !== undefined) return { running };
      // A crash has left it behind. Whoever starts at the same time may have put his own there by now.
      if (textOf(file) === before) rmSync(file, { force: true });
    }
    try {
      writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
      break;
    } catch (error) {
      if (Object(error).code === 'EEXIST') continue;
      // A full disk: it records in memory, and a second one is not found.
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

/** The page of the recorder of which a file speaks; undefined where none answers. */
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
