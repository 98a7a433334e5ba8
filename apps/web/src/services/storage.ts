/**
 * Storage that also works if the browser blocks it: the values then stay in memory for this visit. Its keys are in
 * `config/storage-keys.ts`.
 */
const memory = new Map<string, string>();

/** Value kept under a key, or null. Never throws. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a value, for this visit at least. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** Forgets a value. */
export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage contains nothing to remove.
  }
}
