import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The keys of this machine's recorder, one for each platform and callsign, in a file that its owner alone reads. A file that
 * a cut of the power has torn holds none: the next code makes another.
 */
export class KeptKeys {
  readonly #file: string;
  readonly #name: string;
  /** What no disk has taken: it is good until the program ends. */
  #unkept: Record<string, unknown> | undefined;

  constructor(file: string, url: string, callsign: string | undefined) {
    this.#file = file;
    this.#name = [url, callsign ?? ''].join(' ').trim();
  }

  read(): string | undefined {
    const key = this.#all()[this.#name];
    return typeof key === 'string' ? key : undefined;
  }

  /** Keeps a key for the next time; without one, forgets it. Whether the disk has taken that. */
  keep(key?: string): boolean {
    const { [this.#name]: _, ...others } = this.#all();
    const all = key === undefined ? others : { ...others, [this.#name]: key };
    this.#unkept = all;
    const fresh = `${this.#file}.nuevo`;
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      rmSync(fresh, { force: true });
      // Beside and then in its place: a full disk leaves the old one whole.
      writeFileSync(fresh, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
      renameSync(fresh, this.#file);
      this.#unkept = undefined;
    } catch {
      // It is told by the answer.
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
