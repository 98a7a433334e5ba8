/**
 * Which pages this airline has. A page without content, or whose data are switched off, is in no menu, search or
 * route.
 */
import { trafficFeeds } from '#app/content/traffic-feeds.ts';
import { sections } from '#app/content/sections.ts';
import type { SectionName } from '@va/schemas/content/sections.ts';
import { routePatterns } from '@va/domain/portal-pages.ts';

/** The section that a page needs; pages not named here are always there. */
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
