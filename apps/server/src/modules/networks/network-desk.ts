import { type FeedAnswer, matchPilots } from '@va/domain/network-feed/match-pilots.ts';
import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { type FeedMarks, type FeedTurn, endTurn, failTurn, takeTurn } from './feed-turns.ts';
import { followAbsent, followConnected } from './follow-pilot.ts';
import { type WantedPerson, peopleOn, readWanted } from './wanted-people.ts';

/** The platform's functions for the reader of the networks' feeds. */
export interface NetworkDesk {
  /** Everybody whose flight the feeds could show now; without anybody the feeds are not read. */
  wanted(now: Date): Promise<WantedPerson[]>;
  /** The turn to ask a feed, if it is time and no other process has it. */
  takeTurn(network: Network, now: Date): Promise<FeedTurn | undefined>;
  /** Ends a turn in which the feed answered: with something new, or with the same as before. */
  endTurn(network: Network, now: Date, answer?: { marks: FeedMarks; madeAt: Date }): Promise<void>;
  failTurn(network: Network, how: { failures: number; retryAfterS: number }, now: Date): Promise<void>;
  /**
   * Takes what a feed says into the flights of those who are wanted.
   * @param others the other networks that are read
   * @param failed hears of flights that could not be followed; the others are followed all the same
   */
  follow(
    answer: FeedAnswer,
    wanted: readonly WantedPerson[],
    given: { others: readonly Network[]; now: Date; failed(error: unknown): void },
  ): Promise<void>;
}

/** Makes the desk. */
export function networkDesk(db: Database, airline: Airline): NetworkDesk {
  const { queries } = db;
  return {
    wanted: (now) => readWanted(queries, airline.operations.icaoCode, now),
    takeTurn: (network, now) => takeTurn(queries, network, now),
    endTurn: (network, now, answer) => endTurn(queries, network, now, answer),
    failTurn: (network, how, now) => failTurn(queries, network, how, now),
    async follow({ network, at, pilots }, wanted, { others, now, failed }) {
      const ids = pilots.map(({ id }) => id);
      const taken = await readTakenIds(queries, network, ids);
      const matches = matchPilots(pilots, peopleOn(network, wanted), taken);
      const round = { db, airline, network, others, at: Math.min(at, now.getTime()), now };
      for (const person of wanted) {
        const match = matches.get(person.pilotId);
        try {
          await (match ? followConnected(round, person, match) : followAbsent(round, person));
        } catch (error) {
          failed(error);
        }
      }
    },
  };
}

/** Which of these numbers of a network are linked to any account. */
async function readTakenIds(
  queries: Queries,
  network: Network,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const column = network === 'vatsim' ? ('vatsim_cid' as const) : ('ivao_vid' as const);
  const rows = await queries
    .selectFrom('pilot')
    .select((row) => row.ref(column).as('id'))
    .where(column, 'in', [...ids])
    .execute();
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
