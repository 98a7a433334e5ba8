import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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
