/** Addresses of the portal to link to. */
import { FLIGHTS_SECTION, RANKS_SECTION, routePatterns } from '@va/domain/portal-pages.ts';

/** Addresses to link to. Parameters go in lower case (docs/spec.md §5). */
export const paths = {
  ...routePatterns,
  airport: (icao: string) => `/operaciones/aeropuertos/${encodeURIComponent(icao.toLowerCase())}`,
  aircraft: (registration: string) => `/flota/${encodeURIComponent(registration.toLowerCase())}`,
  policy: (slug: string) => `/politicas/${encodeURIComponent(slug)}`,
  tour: (slug: string) => `/eventos/tours/${encodeURIComponent(slug)}`,
  /** «¿Qué vuelo hoy?» from an airport. */
  flightIdeasFrom: (icao: string) => `/operaciones/que-vuelo-hoy?desde=${encodeURIComponent(icao)}`,
  flights: `${routePatterns.profile}#${FLIGHTS_SECTION}`,
  ranks: `${routePatterns.pointsAndRanks}#${RANKS_SECTION}`,
} as const;
