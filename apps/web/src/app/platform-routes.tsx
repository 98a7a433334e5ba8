import type { PlatformPage } from '@va/schemas/platform/pages.ts';
import type { RouteObject } from 'react-router';
import type { DeskAddress } from './desk-pages.ts';
import { PlatformLayout } from './platform-layout.tsx';

/** A page: its name until it knows what it shows, and the file that is loaded for it. */
interface Page {
  title: string;
  lazy: NonNullable<RouteObject['lazy']>;
}

/** A page of the desk: which file that is, is loaded with the first of them, since pilots open none. */
function desk(address: DeskAddress): Page {
  const lazy = async () => {
    const { deskPages } = await import('./desk-pages.ts');
    return deskPages[address]();
  };
  return { title: 'Mesa', lazy };
}

/** Every page by its address; a new one is named in `@va/schemas/platform/pages.ts` too, which the server knows. */
const pages: Readonly<Record<PlatformPage, Page>> = {
  '': { title: 'Hoy', lazy: () => import('#app/routes/platform/today.tsx') },
  vuelos: { title: 'Reservar un vuelo', lazy: () => import('#app/routes/platform/flights.tsx') },
  'vuelos/libre': { title: 'Vuelo libre', lazy: () => import('#app/routes/platform/free-flight.tsx') },
  'vuelos/avion': { title: 'El día de un avión', lazy: () => import('#app/routes/platform/rotations.tsx') },
  'vuelos/:number/:date': {
    title: 'Reservar un vuelo',
    lazy: () => import('#app/routes/platform/flight.tsx'),
  },
  reservas: { title: 'Tus reservas', lazy: () => import('#app/routes/platform/bookings.tsx') },
  'reservas/:code': { title: 'Tu reserva', lazy: () => import('#app/routes/platform/booking.tsx') },
  acars: { title: 'Conecta tu ACARS', lazy: () => import('#app/routes/platform/connect.tsx') },
  dispositivo: { title: 'Autorizar un programa', lazy: () => import('#app/routes/platform/device.tsx') },
  mapa: { title: 'Mapa en vivo', lazy: () => import('#app/routes/platform/map.tsx') },
  'mapa/:flight': { title: 'Mapa en vivo', lazy: () => import('#app/routes/platform/map.tsx') },
  flota: { title: 'Flota', lazy: () => import('#app/routes/platform/fleet.tsx') },
  'flota/:registration': { title: 'Flota', lazy: () => import('#app/routes/platform/tail.tsx') },
  acceso: { title: 'Acceder', lazy: () => import('#app/routes/platform/sign-in.tsx') },
  'acceso/invitacion': { title: 'Invitación', lazy: () => import('#app/routes/platform/invitation.tsx') },
  'acceso/recuperar': {
    title: 'Recuperar la contraseña',
    lazy: () => import('#app/routes/platform/recovery.tsx'),
  },
  'acceso/solicitud': {
    title: 'Volar con nosotros',
    lazy: () => import('#app/routes/platform/application.tsx'),
  },
  'acceso/enlace': { title: 'Volar con nosotros', lazy: () => import('#app/routes/platform/join.tsx') },
  cuenta: { title: 'Tu cuenta', lazy: () => import('#app/routes/platform/account.tsx') },
  mensajes: { title: 'Mensajes', lazy: () => import('#app/routes/platform/inbox.tsx') },
  informes: { title: 'Bitácora', lazy: () => import('#app/routes/platform/reports.tsx') },
  'informes/manual': {
    title: 'Reporte manual',
    lazy: () => import('#app/routes/platform/manual-report.tsx'),
  },
  'informes/:id': { title: 'Informe', lazy: () => import('#app/routes/platform/report.tsx') },
  puntos: { title: 'Puntos y rangos', lazy: () => import('#app/routes/platform/points.tsx') },
  'puntos/reglas': { title: 'Las reglas', lazy: () => import('#app/routes/platform/rules.tsx') },
  reglas: { title: 'Las reglas', lazy: () => import('#app/routes/platform/rules.tsx') },
  avisos: { title: 'Avisos', lazy: () => import('#app/routes/platform/notices.tsx') },
  'avisos/:slug': { title: 'Aviso', lazy: () => import('#app/routes/platform/notice.tsx') },
  tours: { title: 'Tours', lazy: () => import('#app/routes/platform/tours.tsx') },
  'tours/:id': { title: 'Tour', lazy: () => import('#app/routes/platform/tour.tsx') },
  eventos: { title: 'Eventos', lazy: () => import('#app/routes/platform/events.tsx') },
  'eventos/:id': { title: 'Evento', lazy: () => import('#app/routes/platform/events.tsx') },
  premios: { title: 'Premios', lazy: () => import('#app/routes/platform/awards.tsx') },
  estadisticas: { title: 'Tus estadísticas', lazy: () => import('#app/routes/platform/statistics.tsx') },
  'estadisticas/aerolinea': {
    title: 'La aerolínea en cifras',
    lazy: () => import('#app/routes/platform/airline-statistics.tsx'),
  },
  'estadisticas/un-ano': { title: 'Un año', lazy: () => import('#app/routes/platform/awards.tsx') },
  pilotos: { title: 'Pilotos', lazy: () => import('#app/routes/platform/pilots.tsx') },
  'pilotos/:callsign': { title: 'Piloto', lazy: () => import('#app/routes/platform/pilot.tsx') },
  mesa: desk('mesa'),
  'mesa/informes': desk('mesa/informes'),
  'mesa/informes/:id': desk('mesa/informes/:id'),
  'mesa/pilotos': desk('mesa/pilotos'),
  'mesa/pilotos/:callsign': desk('mesa/pilotos/:callsign'),
  'mesa/solicitudes': desk('mesa/solicitudes'),
  'mesa/sanciones': desk('mesa/sanciones'),
  'mesa/recursos': desk('mesa/recursos'),
  'mesa/permisos': desk('mesa/permisos'),
  'mesa/horario': desk('mesa/horario'),
  'mesa/rangos': desk('mesa/rangos'),
  'mesa/cargos': desk('mesa/cargos'),
  'mesa/tipos': desk('mesa/tipos'),
  'mesa/avisos': desk('mesa/avisos'),
  'mesa/tours': desk('mesa/tours'),
  'mesa/metas': desk('mesa/metas'),
  'mesa/eventos': desk('mesa/eventos'),
  'mesa/premios': desk('mesa/premios'),
  'mesa/puntos': desk('mesa/puntos'),
  'mesa/promociones': desk('mesa/promociones'),
  'mesa/reglas': desk('mesa/reglas'),
  'mesa/ajustes': desk('mesa/ajustes'),
  'mesa/datos': desk('mesa/datos'),
  'mesa/puesta-en-marcha': desk('mesa/puesta-en-marcha'),
  'mesa/integraciones': desk('mesa/integraciones'),
  'mesa/trabajos': desk('mesa/trabajos'),
  'mesa/auditoria': desk('mesa/auditoria'),
};

/** The routes of the platform's pages, which no gate closes: visitors use some, and each says itself who may see it. */
export const platformRoutes: RouteObject[] = [
  {
    id: 'platform',
    path: '/plataforma',
    Component: PlatformLayout,
    children: [
      ...Object.entries(pages).map(([path, { title, lazy }]): RouteObject => ({
        path,
        handle: { title },
        lazy,
      })),
      {
        path: '*',
        handle: { title: 'Página no encontrada' },
        lazy: () => import('#app/routes/platform/not-found.tsx'),
      },
    ],
  },
];
