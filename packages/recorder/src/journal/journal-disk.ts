import { closeSync, constants, fdatasyncSync, openSync, writeSync } from 'node:fs';

/** Where a journal's lines go. Each act throws what the system says, such as a full disk. */
export interface JournalDisk {
  /** Adds text at the end. Throws with part of it written, which is cut when the file is opened again. */
  append(text: string): void;
  /** Returns once all that was added stands a cut of the power. */
  sync(): void;
  close(): void;
}

/** A file of this machine that its owner alone reads. */
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
