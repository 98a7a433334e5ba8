import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { FeedAnswer } from '#app/lib/feed-answer.ts';
import { networkIds, withClimb, type NetworkId } from '@va/domain/traffic/flight.ts';
import { feedQuery } from '#app/services/feeds/feed-query.ts';
import { loadTraffic, type Traffic, type TrafficFeed } from '#app/services/feeds/traffic.ts';

/** The networks make a new answer every 15 s and want to be asked no oftener. */
const FRESH_MS = 15_000;
const POLL_MS = 30_000;

export interface NetworkTraffic {
  network: NetworkId;
  query: UseQueryResult<FeedAnswer<Traffic>>;
}

/** What each network that is on says of the airline's flights, asked again every half minute while somebody looks. */
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
