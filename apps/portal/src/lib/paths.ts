/** Every address of the portal, written once: what the router matches and what links use. */

/** Patterns of the routes (docs/spec.md §2). */
export const routePatterns = {
  home: '/',
  booking: '/operaciones/reservar',
  flightPlan: '/operaciones/plan',
  flightIdeas: '/operaciones/que-vuelo-hoy',
  myPlan: '/operaciones/mi-plan',
  manualReport: '/operaciones/reporte',
  traffic: '/operaciones/trafico',
  airports: '/operaciones/aeropuertos',
  airport: '/operaciones/aeropuertos/:icao',
  briefings: '/briefings',
  fleet: '/flota',
  aircraft: '/flota/:registration',
  notams: '/notams',
  manuals: '/documentacion/manuales',
  pointsAndRanks: '/documentacion/puntos-rangos',
  regulations: '/documentacion/normativas',
  checklists: '/documentacion/checklists',
  policies: '/documentacion/politicas',
  policy: '/politicas/:slug',
  focusAirports: '/eventos/focus-airports',
  tours: '/eventos/tours',
  tour: '/eventos/tours/:tour',
  liveries: '/recursos/liveries',
  acars: '/recursos/newsky-acars',
  profile: '/mi-perfil',
  pilots: '/comunidad/pilotos',
  team: '/comunidad/equipo-directivo',
  contact: '/comunidad/contacto',
  services: '/estado',
} as const;

/** Id of the flights section of the profile, where «Mis Vuelos» leads. */
export const FLIGHTS_SECTION = 'mis-vuelos';

/** Heading of the document of points and ranks under which stands what each rank takes. */
export const RANKS_SECTION = 'rangos';

/** Addresses to link to. Parameters go in lower case (docs/spec.md §5). */
export const paths = {
  ...routePatterns,
  airport: (icao: string) => `/operaciones/aeropuertos/${encodeURIComponent(icao.toLowerCase())}`,
  aircraft: (registration: string) => `/flota/${encodeURIComponent(registration.toLowerCase())}`,
  policy: (slug: string) => `/politicas/${encodeURIComponent(slug)}`,
  tour: (slug: string) => `/eventos/tours/${encodeURIComponent(slug)}`,
  /** «¿Qué vuelo hoy?» from an airport. */
  flightIdeasFrom: (icao: string) => `/operaciones/que-vuelo-hoy?desde=${encodeURIComponent(icao)}`,
  flights: `/mi-perfil#${FLIGHTS_SECTION}`,
  ranks: `/documentacion/puntos-rangos#${RANKS_SECTION}`,
} as const;

/**
 * Where the file to keep of one of our own documents stands: `/documentos/checklists/nombre` → `/descargas/checklist-nombre.html`.
 * Undefined for an address elsewhere.
 */
export function downloadPathOf(url: string): string | undefined {
  return url.startsWith('/documentos/') ? `/descargas/checklist-${url.split('/').at(-1)}.html` : undefined;
}
