import type { NetworkReader } from './read-networks.ts';
import { readNetworks } from './read-networks.ts';

/** How often a process looks whether it is its turn to ask a feed. */
const EVERY_MS = 5_000;

/** Reads the networks until it is stopped; stopping ends the requests under way and waits for what is being kept. */
export function followNetworks(reader: NetworkReader): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const round = async () => {
    try {
      await readNetworks(reader, stopping.signal);
    } catch (error) {
      reader.failed(error);
    }
    if (!stopping.signal.aborted) timer = setTimeout(next, EVERY_MS);
  };
  const next = () => {
    working = round();
  };
  timer = setTimeout(next, EVERY_MS);
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await working;
    },
  };
}
