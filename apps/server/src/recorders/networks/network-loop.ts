import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import { startRounds, type Rounds } from '#server/kernel/jobs/rounds.ts';
import { type NetworkReader, readNetworks } from './read-networks.ts';

/** How often a process checks whether it may ask a feed, ms. */
const EVERY_MS = 5_000;

/**
 * Reads the networks' feeds until stopped, which aborts running requests. It reports a failure with `again` only if
 * this process itself has reported it before, not another process, or this one before a restart.
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
