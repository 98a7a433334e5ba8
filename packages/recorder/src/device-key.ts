import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Ask } from './api.ts';
import { Refused } from './api.ts';

/** What asking for a key by a code needs. */
export interface CodeFlow {
  ask: Ask;
  wait(ms: number): Promise<unknown>;
  say(text: string): void;
}

/** What a program adds to its pause when it is told to slow down, s (RFC 8628). */
const SLOWER_S = 5;

/**
 * A key of the pilot's who types the code that is shown, so that nobody copies one. Throws what the platform says when
 * the pilot refuses or the code is over.
 */
export async function keyByCode({ ask, wait, say }: CodeFlow): Promise<string> {
  const code = await ask('POST', '/device', { program: 'npm run fly' });
  say(
    `Abre ${String(code['verificationUrl'])} con tu cuenta y escribe este código: ${String(code['userCode'])}`,
  );
  say('Cuando lo autorices, el vuelo empieza solo.');
  let pauseS = Number(code['interval']);
  for (;;) {
    await wait(pauseS * 1000);
    try {
      const { secret } = await ask('POST', '/device/token', { deviceCode: code['deviceCode'] });
      return String(secret);
    } catch (error) {
      const reason = error instanceof Refused ? error.body['code'] : undefined;
      if (reason === 'mas-despacio') pauseS += SLOWER_S;
      else if (reason !== 'autorizacion-pendiente') throw error;
    }
  }
}

/** The keys of this machine's recorder, one for each platform and callsign, in a file that its owner alone reads. */
export class KeptKeys {
  readonly #file: string;
  readonly #name: string;

  constructor(file: string, url: string, callsign: string | undefined) {
    this.#file = file;
    this.#name = [url, callsign ?? ''].join(' ').trim();
  }

  read(): string | undefined {
    const key = this.#all()[this.#name];
    return typeof key === 'string' ? key : undefined;
  }

  /** Keeps a key for the next time; without one, forgets it. */
  keep(key?: string): void {
    const { [this.#name]: _, ...others } = this.#all();
    mkdirSync(dirname(this.#file), { recursive: true });
    const all = key === undefined ? others : { ...others, [this.#name]: key };
    writeFileSync(this.#file, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  }

  #all(): Record<string, unknown> {
    return existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
  }
}
