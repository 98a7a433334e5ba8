/** Every page of the operations platform, one line each: router, guards, links, menu, search, server, frames and the sweeps of the tests read it. */
import { DESK_PAGES } from './desk-pages.ts';
import type { PlatformPage } from './page-row.ts';

/** Pages of pilots and visitors, by name. Entries of a group stand in the sidebar in the order of these lines. */
export const PILOT_PAGES = {
  today: {
    path: '',
    title: 'Hoy',
    who: 'members',
    group: 'Operaciones',
    menu: true,
    words: 'mi día panel resumen',
  },
  flights: { path: 'vuelos', title: 'Reservar vuelo', who: 'flyers', part: true },
  rotations: {
    path: 'vuelos/avion',
    title: 'El día de un avión',
    who: 'flyers',
    group: 'Operaciones',
    words: 'rotación varias etapas seguidas',
  },
  freeFlight: {
    path: 'vuelos/libre',
    title: 'Vuelo libre',
    who: 'flyers',
    group: 'Operaciones',
    words: 'chárter sin horario traslado ferry entrenamiento',
  },
  flight: { path: 'vuelos/:number/:date', title: 'Reservar vuelo', who: 'flyers' },
  bookings: {
    path: 'reservas',
    title: 'Tus reservas',
    name: 'Reservas',
    who: 'flyers',
    group: 'Operaciones',
    menu: true,
    words: 'mis tus reservados anular cambiar calendario suscribir',
    offline: true,
  },
  booking: { path: 'reservas/:code', title: 'Tu reserva', who: 'flyers', offline: true },
  map: {
    path: 'mapa',
    title: 'Mapa en vivo',
    who: 'anyone',
    group: 'Operaciones',
    menu: true,
    words: 'quién vuela ahora',
    part: true,
  },
  liveFlight: { path: 'mapa/:flight', title: 'Mapa en vivo', who: 'anyone', file: 'map' },
  fleet: {
    path: 'flota',
    title: 'Flota hoy',
    who: 'members',
    group: 'Operaciones',
    menu: true,
    words: 'dónde está cada avión libres ocupados',
    desk: { note: 'Añadir aviones, su servicio y sus traslados', who: ['fleet.write'], before: 'deskTypes' },
  },
  tail: { path: 'flota/:registration', title: 'Flota', who: 'members' },
  connect: {
    path: 'acars',
    title: 'Conecta tu ACARS',
    who: 'flyers',
    group: 'Operaciones',
    menu: true,
    words: 'conectar clave programa grabadora registrar vuelos',
  },
  device: { path: 'dispositivo', title: 'Autorizar un programa', who: 'flyers' },
  signIn: { path: 'acceso', title: 'Acceder', who: 'anyone' },
  invitation: { path: 'acceso/invitacion', title: 'Invitación', who: 'anyone' },
  recovery: { path: 'acceso/recuperar', title: 'Recuperar la contraseña', who: 'anyone' },
  /** Where anybody asks to join the airline. */
  application: { path: 'acceso/solicitud', title: 'Volar con nosotros', who: 'anyone' },
  /** Where the address that was given there is confirmed. */
  join: { path: 'acceso/enlace', title: 'Volar con nosotros', who: 'anyone' },
  account: {
    path: 'cuenta',
    title: 'Tu cuenta',
    who: 'former',
    group: 'Piloto',
    words: 'mi mis ajustes contraseña segundo factor llave de acceso baja',
  },
  inbox: {
    path: 'mensajes',
    title: 'Mensajes',
    who: 'former',
    group: 'Piloto',
    icon: 'Bell',
    words: 'mis correo notificaciones bandeja',
  },
  reports: { path: 'informes', title: 'Mis vuelos', who: 'members', part: true, offline: true },
  manualReport: { path: 'informes/manual', title: 'Reporte manual', who: 'members', offline: true },
  report: { path: 'informes/:id', title: 'Informe', who: 'members', offline: true },
  points: { path: 'puntos', title: 'Puntos y rangos', who: 'members', part: true },
  rules: {
    path: 'puntos/reglas',
    title: 'Reglas de la nota',
    who: 'members',
    group: 'Documentación',
    menu: true,
    words: 'nota puntuación descuentos',
  },
  /** An earlier address of the same. */
  formerRules: { path: 'reglas', title: 'Reglas de la nota', who: 'members', file: 'rules' },
  tours: { path: 'tours', title: 'Tours', who: 'anyone' },
  tour: { path: 'tours/:id', title: 'Tour', who: 'anyone', part: true },
  events: {
    path: 'eventos',
    title: 'Calendario de eventos',
    who: 'anyone',
    group: 'Eventos',
    menu: true,
    words: 'agenda eventos',
  },
  event: { path: 'eventos/:id', title: 'Evento', who: 'anyone', file: 'events' },
  notices: {
    path: 'avisos',
    title: 'NOTAMs',
    who: 'anyone',
    group: 'Comunidad',
    menu: true,
    words: 'avisos confirmar lecturas archivo',
  },
  notice: { path: 'avisos/:slug', title: 'NOTAM', who: 'anyone' },
  awards: {
    path: 'premios',
    title: 'Premios',
    who: 'members',
    group: 'Comunidad',
    menu: true,
    words: 'insignias logros medallas',
  },
  statistics: {
    path: 'estadisticas',
    title: 'Tus estadísticas',
    name: 'Estadísticas',
    who: 'members',
    group: 'Comunidad',
    menu: true,
    words: 'mis cifras gráficas totales',
  },
  airlineStatistics: {
    path: 'estadisticas/aerolinea',
    title: 'La aerolínea en cifras',
    who: 'anyone',
    group: 'Comunidad',
    words: 'estadísticas compañía totales',
  },
  year: {
    path: 'estadisticas/un-ano',
    title: 'Un año',
    who: 'members',
    group: 'Comunidad',
    words: 'mi resumen anual',
    file: 'awards',
  },
  pilots: { path: 'pilotos', title: 'Pilotos', who: 'members', part: true },
  pilot: { path: 'pilotos/:callsign', title: 'Piloto', who: 'members' },
} as const satisfies Record<string, PlatformPage>;

/** Every page, by name. */
export const PLATFORM_PAGES = { ...PILOT_PAGES, ...DESK_PAGES };

/** Name of a page that is none of the desk. */
export type PilotPageName = keyof typeof PILOT_PAGES;

/** The address of every page after `/plataforma/`. */
export const platformAddresses: readonly string[] = Object.values(PLATFORM_PAGES).map(({ path }) => path);

/** Whether the platform has a page at an address, written as in the table. */
export const isPlatformPage = (address: string): boolean => platformAddresses.includes(address);
