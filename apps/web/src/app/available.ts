/**
 * Which pages this airline has. A page without content, or whose data are switched off, is in no menu, search or
 * route.
 */
import { pageNeeds, portalPaths } from '#app/config/pages/addresses.built.ts';
import { trafficFeeds } from '#app/content/traffic-feeds.ts';
import { sections } from '#app/content/sections.ts';

const missing: ReadonlySet<string> = new Set(
  pageNeeds
    .filter(([, needs]) => !(needs === 'trafficFeeds' ? trafficFeeds.length > 0 : sections[needs]))
    .map(([page]) => portalPaths[page]),
);

/** Whether this airline has the page at an address of the table of pages. */
export function isAvailable(address: string): boolean {
  return !missing.has(address);
}
