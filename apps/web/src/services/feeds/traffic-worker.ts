/** Fetches and parses a network's answer in a worker, since thousands of pilots would block the page. */
import { FeedError, type FeedFailure } from '#app/lib/feed-answer.ts';
import type { NetworkId } from '@va/domain/traffic/flight.ts';
import { fetchFeedJson } from './fetch-feed.ts';
import { readTraffic, type TrafficReport } from './traffic-rows.ts';

export interface TrafficTask {
  network: NetworkId;
  url: string;
  /** The airline's three letters. */
  prefix: string;
}

/** The report, or the kind of failure: an error would lose its class on the way out of a worker. */
export type TrafficResult =
  | { report: TrafficReport }
  | { failure: FeedFailure; status?: number | undefined; notBefore?: number | undefined };

/**
 * Longest answer accepted, bytes: both networks send a few kilobytes per pilot at most, so five thousand pilots stay
 * below.
 */
const LONGEST_ANSWER = 40_000_000;
/** A whole answer is large: on a slow line it takes its time. */
const TIMEOUT_MS = 25_000;

addEventListener('message', ({ data }: MessageEvent<TrafficTask>) => {
  void resultOf(data).then((result) => postMessage(result));
});

async function resultOf({ network, url, prefix }: TrafficTask): Promise<TrafficResult> {
  try {
    const answer = await fetchFeedJson(url, { timeoutMs: TIMEOUT_MS, maxLength: LONGEST_ANSWER });
    return { report: readTraffic(network, answer, prefix) };
  } catch (error) {
    if (!(error instanceof FeedError)) return { failure: 'unreadable' };
    const { failure, status, notBefore } = error;
    return { failure, status, notBefore };
  }
}
