import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** The context of one reading of a feed. */
export interface FeedRound {
  db: Database;
  airline: Airline;
  network: Network;
  /** The other networks that are asked. */
  others: readonly Network[];
  /** When the network made its answer, milliseconds since 1970 UTC. */
  at: number;
  now: Date;
}
