import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import { startRounds, type Rounds } from '#server/kernel/jobs/rounds.ts';
import { type NetworkReader, readNetworks } from './read-networks.ts';

/** How often a process looks whether it is its turn to ask a feed. */
const EVERY_MS = 5_000;

/**
 * Reads the networks until it is stopped, which ends the requests under way. A failure that this process has not told of
 * yet is none `again`, though another process, or this one before its restart, met it first.
 */
export function followNetworks(reader: NetworkReader, everyMs = EVERY_MS): Rounds {
  const told = new Map<Network, string>();
  const telling: NetworkReader = {
    ...reader,
    silent(network, { why, again }) {
      reader.silent(network, { why, again: again && told.get(network) === why });
      told.set(network, why);
    },
  };
  return startRounds((signal) => readNetworks(telling, signal), {
    everyMs,
    failed: (error) => reader.failed(error),
  });
}
