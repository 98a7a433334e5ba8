/** Every address of the portal, written once: what the router matches, what links use, and what content may name. */

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

/** Addresses that content may name: every page without parameters, and the sections with an address of their own. */
export const NAMED_PAGES: readonly string[] = [
  ...Object.values(routePatterns).filter((pattern) => !pattern.includes(':')),
  `${routePatterns.profile}#${FLIGHTS_SECTION}`,
  `${routePatterns.pointsAndRanks}#${RANKS_SECTION}`,
];
