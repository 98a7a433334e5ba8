import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import type { NetworkDesk } from '#server/modules/networks/network-desk.ts';
import type { WantedPerson } from '#server/modules/networks/wanted-people.ts';
import { type FeedBounds, askFeed, FEED_BOUNDS } from './ask-feed.ts';
import { readFeed } from './network-rows.ts';

/** Addresses of the feeds; null for one that is not read. */
export type FeedAddresses = Readonly<Record<Network, string | null>>;

/** Dependencies of reading the networks' feeds. */
export interface NetworkReader {
  desk: NetworkDesk;
  feeds: FeedAddresses;
  clock(): Date;
  /** Called when a feed does not answer, with the reason; `again` if the previous request failed too. */
  silent(network: Network, said: { why: string; again: boolean }): void;
  /** Called when a feed answers again after a failure. */
  back(network: Network): void;
  /** Called for flights that could not be followed. */
  failed(error: unknown): void;
  bounds?: FeedBounds;
}

const NETWORKS: readonly Network[] = ['vatsim', 'ivao'];

/** Reads the due feeds; none while no flight could be in them. Never throws because of a feed's answer. */
export async function readNetworks(reader: NetworkReader, stopped: AbortSignal): Promise<void> {
  const { desk, feeds, clock } = reader;
  if (feeds.vatsim === null && feeds.ivao === null) return;
  const wanted = await desk.wanted(clock());
  if (wanted.length === 0) return;
  await Promise.all(NETWORKS.map((network) => readNetwork(reader, network, wanted, stopped)));
}

async function readNetwork(
  { desk, feeds, clock, silent, back, failed, bounds = FEED_BOUNDS }: NetworkReader,
  network: Network,
  wanted: readonly WantedPerson[],
  stopped: AbortSignal,
): Promise<void> {
  const url = feeds[network];
  const turn = url === null ? undefined : await desk.takeTurn(network, clock());
  if (url === null || !turn) return;
  const reply = await askFeed(url, turn, bounds, stopped);
  const now = clock();
  const giveUp = async (why: string, retryAfterS = 0) => {
    if (stopped.aborted) return;
    silent(network, { why, again: turn.failures > 0 });
    await desk.failTurn(network, { failures: turn.failures, retryAfterS }, now);
  };
  if (reply.kind === 'failed') return giveUp(reply.why, reply.retryAfterS);
  if (reply.kind === 'unchanged') return desk.endTurn(network, now);
  const ids = new Set<unknown>(wanted.map(({ networkIds }) => networkIds[network]));
  const callsigns = new Set<unknown>(wanted.flatMap((person) => person.callsigns));
  const isWanted = (id: unknown, callsign: unknown) => ids.has(id) || callsigns.has(callsign);
  const answer = readFeed(network, reply.body, now, isWanted);
  if (!answer) return giveUp('an answer that makes no sense or is not of now');
  await desk.endTurn(network, now, { marks: reply.marks, madeAt: new Date(answer.at) });
  if (turn.failures > 0) back(network);
  // Skip the same answer again, or an older one from another machine of the network.
  if (turn.madeAt !== null && answer.at <= turn.madeAt.getTime()) return;
  const others = NETWORKS.filter((other) => other !== network && feeds[other] !== null);
  await desk.follow(answer, wanted, { others, now, failed });
}
