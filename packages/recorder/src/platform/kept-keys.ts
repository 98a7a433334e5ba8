import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Ask, Refused } from './api.ts';

/**
 * The recorder's keys, one for each platform and callsign, in a file that only its owner can read. A file damaged by a
 * power cut counts as empty: the pilot then signs in by a code again.
 */
export class KeptKeys {
  readonly #file: string;
  readonly #name: string;
  /** Keys that the disk did not take; they are kept until the program ends. */
  #unkept: Record<string, unknown> | undefined;

  constructor(file: string, url: string, callsign: string | undefined) {
    this.#file = file;
    this.#name = [url, callsign ?? ''].join(' ').trim();
  }

  read(): string | undefined {
    const key = this.#all()[this.#name];
    return typeof key === 'string' ? key : undefined;
  }

  /** Stores a key, or deletes it (undefined); answers whether the disk took that. */
  keep(key?: string): boolean {
    const { [this.#name]: _, ...others } = this.#all();
    const all = key === undefined ? others : { ...others, [this.#name]: key };
    this.#unkept = all;
    const fresh = `${this.#file}.nuevo`;
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      rmSync(fresh, { force: true });
      // Write a temporary file and rename it, so that a full disk does not damage the old one.
      writeFileSync(fresh, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
      renameSync(fresh, this.#file);
      this.#unkept = undefined;
    } catch {
      // The result tells the caller.
    }
    return this.#unkept === undefined;
  }

  #all(): Record<string, unknown> {
    if (this.#unkept) return this.#unkept;
    try {
      return Object(JSON.parse(readFileSync(this.#file, 'utf8')));
    } catch {
      return {};
    }
  }
}

/** Dependencies of getting a key by a code. */
export interface CodeFlow {
  ask: Ask;
  wait(ms: number): Promise<unknown>;
  say(text: string): void;
}

/** What a program adds to its pause when it is told to slow down, s (RFC 8628). */
const SLOWER_S = 5;

/**
 * Gets a key by showing a code that the pilot types at the platform, so that nobody has to copy a key. Throws the
 * platform's refusal if the pilot declines or the code expires.
 */
export async function keyByCode({ ask, wait, say }: CodeFlow): Promise<string> {
  const code = await ask('POST', '/device', { program: 'npm run fly' });
  say(`Abre ${code.verificationUrl} con tu cuenta y escribe este código: ${code.userCode}`);
  say('Cuando lo autorices, el vuelo empieza solo.');
  let pauseS = code.interval;
  for (;;) {
    await wait(pauseS * 1000);
    try {
      const { secret } = await ask('POST', '/device/token', { deviceCode: code.deviceCode });
      return secret;
    } catch (error) {
      const reason = error instanceof Refused ? error.body['code'] : undefined;
      if (reason === 'mas-despacio') pauseS += SLOWER_S;
      else if (reason !== 'autorizacion-pendiente') throw error;
    }
  }
}
