/** Addresses of the portal to link to. */
import { portalPaths } from '#app/config/pages/addresses.built.ts';
import { pageLinks } from './page-links.ts';

/** Addresses to link to, by the names of the pages. Parameters go in lower case (docs/spec.md §5). */
export const paths = {
  ...pageLinks(portalPaths, '', (value) => value.toLowerCase()),
  /** «¿Qué vuelo hoy?» from an airport. */
  flightIdeasFrom: (icao: string) => `${portalPaths.flightIdeas}?desde=${encodeURIComponent(icao)}`,
} as const;
