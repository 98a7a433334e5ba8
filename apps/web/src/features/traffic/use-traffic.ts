import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { FeedAnswer } from '#app/lib/feed-answer.ts';
import { networkIds, type NetworkId, withClimb } from '@va/domain/traffic/flight.ts';
import { feedQuery } from '#app/services/feeds/feed-query.ts';
import { loadTraffic, type Traffic, type TrafficFeed } from '#app/services/feeds/traffic.ts';

/** The networks renew their data every 15 s and ask not to be polled more often. */
const FRESH_MS = 15_000;
const POLL_MS = 30_000;

export interface NetworkTraffic {
  network: NetworkId;
  query: UseQueryResult<FeedAnswer<Traffic>>;
}

/** Flights of the airline on each network, polled every half minute while the page is visible. */
export function useTraffic(feeds: readonly TrafficFeed[], prefix: string): NetworkTraffic[] {
  const queries = { vatsim: useNetwork('vatsim', feeds, prefix), ivao: useNetwork('ivao', feeds, prefix) };
  return networkIds
    .filter((network) => feeds.some((feed) => feed.network === network))
    .map((network) => ({ network, query: queries[network] }));
}

function useNetwork(network: NetworkId, feeds: readonly TrafficFeed[], prefix: string) {
  const feed = feeds.find((entry) => entry.network === network);
  const queryKey = ['traffic', network, prefix];
  return useQuery({
    ...feedQuery({ staleMs: FRESH_MS, pollMs: POLL_MS }),
    enabled: feed !== undefined,
    queryKey,
    queryFn: async ({ client, signal }): Promise<FeedAnswer<Traffic>> => {
      if (!feed) throw new Error(`${network} is switched off`);
      const answer = await loadTraffic(feed, prefix, signal);
      const before = client.getQueryData<FeedAnswer<Traffic>>(queryKey);
      const flights = withClimb(answer.data.flights, before?.data.flights ?? []);
      return { ...answer, data: { ...answer.data, flights } };
    },
  });
}
