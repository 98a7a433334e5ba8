import { networkIds } from '@va/domain/traffic/flight.ts';
import { findFeed } from './feeds.ts';

/** The networks on which the airline's flights are looked for, with where their answers come from. */
export const trafficFeeds = networkIds.flatMap((network) => {
  const feed = findFeed(`${network}-trafico`);
  return feed ? [{ network, url: feed.url }] : [];
});
