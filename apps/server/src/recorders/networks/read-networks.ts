import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import type { NetworkDesk } from '#server/modules/networks/network-desk.ts';
import type { WantedPerson } from '#server/modules/networks/wanted-people.ts';
import { readFeed } from './network-rows.ts';
import { startRounds, type Rounds } from '#server/kernel/jobs/rounds.ts';
import type { FeedMarks } from '#server/modules/networks/feed-turns.ts';

/** One request to a foreign feed, bounded in time and size. */

/** The result of a request. `retryAfterS`: seconds that the feed asks to wait. */
export type FeedReply =
  | { kind: 'unchanged' }
  | { kind: 'answer'; body: unknown; marks: FeedMarks }
  | { kind: 'failed'; why: string; retryAfterS: number };

/** Limits of a request. */
interface FeedBounds {
  /** Longest time for the whole answer, ms. */
  patienceMs: number;
  /** Largest answer, bytes decompressed. VATSIM's busiest evenings reach 8 MB. */
  mostBytes: number;
}

const FEED_BOUNDS: FeedBounds = { patienceMs: 10_000, mostBytes: 32_000_000 };

/** Asks a feed for what is new. Never throws. */
export async function askFeed(
  url: string,
  { etag, lastModified }: FeedMarks,
  { patienceMs, mostBytes }: FeedBounds,
  stopped: AbortSignal,
): Promise<FeedReply> {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(patienceMs)]),
      headers: {
        Accept: 'application/json',
        ...(etag !== null && { 'If-None-Match': etag }),
        ...(lastModified !== null && { 'If-Modified-Since': lastModified }),
      },
    });
    if (response.status === 304) return { kind: 'unchanged' };
    if (!response.ok) {
      await response.body?.cancel();
      return failed(`status ${response.status}`, Number(response.headers.get('retry-after')));
    }
    const text = await readText(response, mostBytes);
    if (text === null) return failed(`more than ${mostBytes} bytes`);
    const mark = (name: string, most: number) => {
      const value = response.headers.get(name);
      return value !== null && value.length <= most ? value : null;
    };
    return {
      kind: 'answer',
      body: JSON.parse(text),
      marks: { etag: mark('etag', 500), lastModified: mark('last-modified', 100) },
    };
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

/** Decompresses and reads an answer piece by piece; null as soon as it is too long. */
async function readText(response: Response, mostBytes: number): Promise<string | null> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  // Leaving the loop early cancels the stream, so nothing more is decompressed.
  for await (const piece of response.body) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) return null;
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

function failed(why: string, retryAfterS = 0): FeedReply {
  return { kind: 'failed', why, retryAfterS: Number.isFinite(retryAfterS) ? Math.max(0, retryAfterS) : 0 };
}

/** Addresses of the feeds; null for one that is not read. */
export type FeedAddresses = Readonly<Record<Network, string | null>>;

/** Dependencies of reading the networks' feeds. */
interface NetworkReader {
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
