import { onTestFinished } from 'vitest';

/** Gives the page locks as all windows of a browser share them. */
export function shareLocks() {
  const held = new Set<string>();
  const request = async (
    name: string,
    _: object,
    work: (lock: object | null) => Promise<void> | undefined,
  ) => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({ name });
    held.delete(name);
  };
  const query = async () => ({ held: [...held].map((name) => ({ name })) });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}
