import type { JournalLine } from './journal-lines.ts';
import { closeSync, constants, fdatasyncSync, openSync, writeSync } from 'node:fs';

/** The file of a journal. Each method throws the system's error, such as a full disk. */
export interface JournalDisk {
  /** Appends text. It may throw after writing a part, which is cut off when the file is opened again. */
  append(text: string): void;
  /** Returns once all appended text would survive a power cut. */
  sync(): void;
  close(): void;
}

/** Opens a file that only its owner can read. */
export function openDisk(file: string): JournalDisk {
  const descriptor = openSync(file, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT, 0o600);
  return {
    append(text) {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
    },
    sync: () => fdatasyncSync(descriptor),
    close: () => closeSync(descriptor),
  };
}

/** The journal of one flight. Lines are written at once, and survive a power cut after the next `sync`. */
export class Journal {
  readonly #disk: JournalDisk;
  /** Lines that are not on the disk yet. */
  #waiting: string[] = [];
  #trouble: Error | undefined;
  #dirty = false;

  constructor(disk: JournalDisk) {
    this.#disk = disk;
  }

  /** The disk's present error; undefined without one. */
  get trouble(): Error | undefined {
    return this.#trouble;
  }

  write(line: JournalLine): void {
    this.#waiting.push(`${JSON.stringify(line)}\n`);
    this.#pour();
  }

  /** Writes all lines to the disk durably; keeps them in memory and retries while the disk is full. */
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
    // End a line that a full disk has cut, and write the lines again: reading takes each point and event once.
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
