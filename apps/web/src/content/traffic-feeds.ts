import { networkIds } from '@va/domain/traffic/flight.ts';
import { findFeed } from './feeds.ts';

/** The flight networks that are switched on, each with the address of its data. */
export const trafficFeeds = networkIds.flatMap((network) => {
  const feed = findFeed(`${network}-trafico`);
  return feed ? [{ network, url: feed.url }] : [];
});
