/** Which pages this airline has: those of a section without content, or of data that are off, are in no menu, no search and no route. */
import { trafficFeeds } from '#app/content/traffic-feeds.ts';
import { sections } from '#app/content/sections.ts';
import type { SectionName } from '@va/schemas/content/sections.ts';
import { routePatterns } from '#app/lib/paths.ts';

/** What must be there for a page to be there; pages that are not named always are. */
const needs: Partial<Record<keyof typeof routePatterns, SectionName>> = {
  manualReport: 'manualReport',
  briefings: 'briefings',
  notams: 'notams',
  manuals: 'manuals',
  regulations: 'regulations',
  checklists: 'checklists',
  policies: 'policies',
  policy: 'policies',
  focusAirports: 'focusAirports',
  tours: 'tours',
  tour: 'tours',
  liveries: 'liveries',
  acars: 'acars',
};

const missing: ReadonlySet<string> = new Set([
  ...(trafficFeeds.length > 0 ? [] : [routePatterns.traffic]),
  ...Object.entries(needs).flatMap(([page, section]) =>
    sections[section] ? [] : [routePatterns[page as keyof typeof routePatterns]],
  ),
]);

/** Whether this airline has the page at an address of `routePatterns`. */
export function isAvailable(address: string): boolean {
  return !missing.has(address);
}
