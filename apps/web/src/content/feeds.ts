import data from 'virtual:content/feeds';
import type { Feed, FeedId } from '@va/schemas/content/feeds.ts';

/** The feeds that the airline has switched on. */
export const feeds = data;

/** A feed, or undefined where the airline has switched its view off. */
export function findFeed(id: FeedId): Feed | undefined {
  return feeds.find((feed) => feed.id === id);
}
