/** Pages of the operations platform, so that its router and the portal's frames agree on what there is. */

/** The address of each after `/plataforma/`; what begins with a colon stands for a value. */
export const platformPages = [
  '',
  'vuelos',
  'vuelos/libre',
  'vuelos/avion',
  'vuelos/:number/:date',
  'reservas',
  'reservas/:code',
  'acars',
  'dispositivo',
  'mapa',
  'mapa/:flight',
  'flota',
  'flota/:registration',
  'acceso',
  'acceso/invitacion',
  'acceso/recuperar',
  'acceso/solicitud',
  'acceso/enlace',
  'cuenta',
  'mensajes',
  'informes',
  'informes/manual',
  'informes/:id',
  'puntos',
  'puntos/reglas',
  'reglas',
  'avisos',
  'avisos/:slug',
  'tours',
  'tours/:id',
  'eventos',
  'eventos/:id',
  'premios',
  'estadisticas',
  'estadisticas/aerolinea',
  'estadisticas/un-ano',
  'pilotos',
  'pilotos/:callsign',
  'mesa',
  'mesa/informes',
  'mesa/informes/:id',
  'mesa/pilotos',
  'mesa/pilotos/:callsign',
  'mesa/solicitudes',
  'mesa/sanciones',
  'mesa/recursos',
  'mesa/permisos',
  'mesa/horario',
  'mesa/rangos',
  'mesa/cargos',
  'mesa/tipos',
  'mesa/tours',
  'mesa/metas',
  'mesa/eventos',
  'mesa/premios',
  'mesa/avisos',
  'mesa/puntos',
  'mesa/promociones',
  'mesa/reglas',
  'mesa/ajustes',
  'mesa/datos',
  'mesa/puesta-en-marcha',
  'mesa/integraciones',
  'mesa/trabajos',
  'mesa/auditoria',
] as const;

/** Where anybody asks to join the airline, and confirms the address that was given there. */
export const APPLY_PAGE = 'acceso/solicitud' satisfies (typeof platformPages)[number];

/** Address of a page that the platform has. */
export type PlatformPage = (typeof platformPages)[number];

/** Whether the platform has a page at an address, written as in `platformPages`. */
export function isPlatformPage(address: string): address is PlatformPage {
  return (platformPages as readonly string[]).includes(address);
}
