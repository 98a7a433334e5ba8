import { startRounds, type Rounds } from '#server/modules/jobs/rounds.ts';
import type { NetworkReader } from './read-networks.ts';
import { readNetworks } from './read-networks.ts';

/** How often a process looks whether it is its turn to ask a feed. */
const EVERY_MS = 5_000;

/** Reads the networks until it is stopped, which ends the requests under way. */
export function followNetworks(reader: NetworkReader): Rounds {
  return startRounds((signal) => readNetworks(reader, signal), {
    everyMs: EVERY_MS,
    failed: (error) => reader.failed(error),
  });
}
