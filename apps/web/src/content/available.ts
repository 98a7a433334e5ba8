/**
 * Pages of this airline. A page without content, or whose data or view are switched off, is left out of menus, search
 * and routes.
 */
import { pageNeeds, portalPaths } from '#app/config/pages/addresses.built.ts';
import { airline } from './airline.ts';
import { findFeed } from './feeds.ts';
import { sections } from './sections.ts';
import { trafficFeeds } from './traffic-feeds.ts';

const has = {
  ...sections,
  trafficFeeds: trafficFeeds.length > 0,
  flightIdeas: airline.views.flightIdeas,
  planFeed: findFeed('simbrief-plan'),
};

const missing: ReadonlySet<string> = new Set(
  pageNeeds.filter(([, needs]) => !has[needs]).map(([page]) => portalPaths[page]),
);

/** Whether this airline has the page at an address of the table of pages. */
export function isAvailable(address: string): boolean {
  return !missing.has(address);
}
