/** Every page of the portal (docs/spec.md §2), one line each: router, links, menu, search, worker, content check and the sweeps of the tests read it. */
import type { PortalPage } from './page-row.ts';
import { FLIGHTS_SECTION, RANKS_SECTION } from './page-sections.ts';
import { pathsOf } from './paths-of.ts';

/** By name. Entries of a group stand in the sidebar in the order of these lines. */
export const PORTAL_PAGES = {
  home: { path: '/', name: 'Inicio', group: 'Portal', icon: 'House' },
  flights: {
    path: `/mi-perfil#${FLIGHTS_SECTION}`,
    name: 'Mis Vuelos',
    group: 'Operaciones',
    menu: true,
    words: 'bitácora informes reportes',
  },
  booking: {
    path: '/operaciones/reservar',
    name: 'Reservar Vuelo',
    title: 'Reservar vuelo',
    group: 'Operaciones',
    menu: true,
  },
  flightPlan: {
    path: '/operaciones/plan',
    name: 'Briefing de Vuelo',
    title: 'Briefing de vuelo',
    group: 'Operaciones',
    menu: true,
  },
  manualReport: {
    path: '/operaciones/reporte',
    name: 'Reporte Manual',
    title: 'Reporte manual',
    group: 'Operaciones',
    menu: true,
    needs: 'manualReport',
  },
  airports: { path: '/operaciones/aeropuertos', name: 'Aeropuertos', group: 'Operaciones', menu: true },
  airport: { path: '/operaciones/aeropuertos/:icao', each: 'La ficha de cada aeropuerto' },
  focusAirports: {
    path: '/eventos/focus-airports',
    name: 'Focus Airports',
    group: 'Eventos',
    menu: true,
    needs: 'focusAirports',
  },
  tours: { path: '/eventos/tours', name: 'Tours', group: 'Eventos', menu: true, needs: 'tours' },
  tour: { path: '/eventos/tours/:tour', needs: 'tours' },
  manuals: {
    path: '/documentacion/manuales',
    name: 'Manuales',
    group: 'Documentación',
    menu: true,
    needs: 'manuals',
  },
  pointsAndRanks: {
    path: '/documentacion/puntos-rangos',
    name: 'Puntos y Rangos',
    title: 'Puntos y rangos',
    group: 'Documentación',
    menu: true,
  },
  regulations: {
    path: '/documentacion/normativas',
    name: 'Normativas',
    group: 'Documentación',
    menu: true,
    needs: 'regulations',
  },
  checklists: {
    path: '/documentacion/checklists',
    name: 'Checklists',
    group: 'Documentación',
    menu: true,
    needs: 'checklists',
  },
  policies: {
    path: '/documentacion/politicas',
    name: 'Políticas de la VA',
    group: 'Documentación',
    menu: true,
    needs: 'policies',
  },
  policy: { path: '/politicas/:slug', needs: 'policies' },
  pilots: { path: '/comunidad/pilotos', name: 'Pilotos', group: 'Comunidad', menu: true },
  team: {
    path: '/comunidad/equipo-directivo',
    name: 'Equipo Directivo',
    title: 'Equipo directivo',
    group: 'Comunidad',
    menu: true,
  },
  contact: {
    path: '/comunidad/contacto',
    name: 'Correo Electrónico',
    title: 'Correo electrónico',
    group: 'Comunidad',
    menu: true,
    lastResort: true,
  },
  liveries: {
    path: '/recursos/liveries',
    name: 'Liveries',
    group: 'Recursos',
    menu: true,
    needs: 'liveries',
  },
  flightIdeas: {
    path: '/operaciones/que-vuelo-hoy',
    name: '¿Qué vuelo hoy?',
    group: 'Operaciones',
    icon: 'Lightbulb',
    lastResort: true,
    quickLink: true,
    needs: 'flightIdeas',
  },
  myPlan: {
    path: '/operaciones/mi-plan',
    name: 'Mi último plan',
    group: 'Operaciones',
    icon: 'FileClock',
    quickLink: true,
    needs: 'planFeed',
  },
  ranks: {
    path: `/documentacion/puntos-rangos#${RANKS_SECTION}`,
    name: 'Rangos y ascensos',
    group: 'Puntos y Rangos',
  },
  traffic: {
    path: '/operaciones/trafico',
    name: 'Tráfico en las redes',
    words: 'en vivo',
    group: 'Operaciones',
    icon: 'Radar',
    quickLink: true,
    needs: 'trafficFeeds',
  },
  fleet: { path: '/flota', name: 'Flota', group: 'Operaciones' },
  aircraft: { path: '/flota/:registration', each: 'La ficha de cada avión' },
  notams: { path: '/notams', name: 'NOTAMs de la compañía', group: 'Compañía', needs: 'notams' },
  briefings: {
    path: '/briefings',
    name: 'Briefings',
    group: 'Operaciones',
    icon: 'FileText',
    quickLink: true,
    needs: 'briefings',
  },
  /** The search calls it by the name of the airline's recorder. */
  acars: {
    path: '/recursos/newsky-acars',
    name: 'ACARS',
    group: 'Recursos',
    quickLink: true,
    needs: 'acars',
  },
  profile: { path: '/mi-perfil', name: 'Mi Perfil', title: 'Mi perfil', group: 'Piloto' },
  services: { path: '/estado', name: 'Estado de los servicios', group: 'Portal' },
} as const satisfies Record<string, PortalPage>;

/** Name of a page of the portal, or of a section of one. */
export type PortalPageName = keyof typeof PORTAL_PAGES;

/** Address of each page and section, by name. */
export const portalPaths = pathsOf(PORTAL_PAGES);

/** The same without the sections: what a router matches. */
export const routePatterns = Object.fromEntries(
  Object.entries(portalPaths).filter(([, path]) => !path.includes('#')),
) as Omit<typeof portalPaths, 'flights' | 'ranks'>;

/** Addresses that content may name: every page without parameters, and the sections with an address of their own. */
export const NAMED_PAGES: readonly string[] = Object.values(portalPaths).filter(
  (path) => !path.includes(':'),
);
