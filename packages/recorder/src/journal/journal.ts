import type { JournalDisk } from './journal-disk.ts';
import type { JournalLine } from './journal-lines.ts';

/** The journal of one flight: lines are written at once and stand a cut of the power from the next `sync` on. */
export class Journal {
  readonly #disk: JournalDisk;
  /** Lines that no disk has taken yet. */
  #waiting: string[] = [];
  #trouble: Error | undefined;
  #dirty = false;

  constructor(disk: JournalDisk) {
    this.#disk = disk;
  }

  /** Why the disk takes nothing at the moment; undefined while it does. */
  get trouble(): Error | undefined {
    return this.#trouble;
  }

  write(line: JournalLine): void {
    this.#waiting.push(`${JSON.stringify(line)}\n`);
    this.#pour();
  }

  /** Puts all lines on the disk for good; what a full disk refuses is kept in memory and tried again. */
  sync(): void {
    this.#pour();
    if (!this.#dirty) return;
    try {
      this.#disk.sync();
      this.#dirty = false;
    } catch (error) {
      this.#trouble = asError(error);
    }
  }

  close(): void {
    this.sync();
    this.#disk.close();
  }

  #pour(): void {
    if (this.#waiting.length === 0) return;
    // What a full disk has torn ends here, and the lines come again whole: reading takes each point and event once.
    const mend = this.#trouble ? '\n' : '';
    try {
      this.#disk.append(mend + this.#waiting.join(''));
    } catch (error) {
      this.#trouble = asError(error);
      return;
    }
    this.#waiting = [];
    this.#trouble = undefined;
    this.#dirty = true;
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
