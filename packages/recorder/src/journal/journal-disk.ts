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
