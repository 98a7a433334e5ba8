/** Which notices the pilot has read: in memory only, gone on reload (specification §4). */
let read: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export const readNotams = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): ReadonlySet<string> => read,
  /** Adds a notice to the read set. */
  mark(id: string): void {
    read = new Set([...read, id]);
    for (const listener of listeners) listener();
  },
};
