import type { PlatformPage } from '@va/schemas/platform/pages.ts';
import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router';
import { platformBase } from '#app/config/base-path.ts';
import type { DeskAddress } from './desk-pages.ts';
import { PageFailure } from './page-failure.tsx';
import { Shell } from './shell.tsx';

/** A page: the title of its frame, and the file that is loaded for it. */
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

/** Every page by its address; a new one is named in `@va/schemas/platform/pages.ts` too, for the portal's frames. */
const pages: Readonly<Record<PlatformPage, Page>> = {
  '': { title: 'Hoy', lazy: () => import('#app/routes/today.tsx') },
  vuelos: { title: 'Reservar un vuelo', lazy: () => import('#app/routes/flights.tsx') },
  'vuelos/libre': { title: 'Vuelo libre', lazy: () => import('#app/routes/free-flight.tsx') },
  'vuelos/:number/:date': { title: 'Reservar un vuelo', lazy: () => import('#app/routes/flight.tsx') },
  reservas: { title: 'Tus reservas', lazy: () => import('#app/routes/bookings.tsx') },
  'reservas/:code': { title: 'Tu reserva', lazy: () => import('#app/routes/booking.tsx') },
  acars: { title: 'Conecta tu ACARS', lazy: () => import('#app/routes/connect.tsx') },
  dispositivo: { title: 'Autorizar un programa', lazy: () => import('#app/routes/device.tsx') },
  mapa: { title: 'Mapa en vivo', lazy: () => import('#app/routes/map.tsx') },
  'mapa/:flight': { title: 'Mapa en vivo', lazy: () => import('#app/routes/map.tsx') },
  flota: { title: 'Flota', lazy: () => import('#app/routes/fleet.tsx') },
  'flota/:registration': { title: 'Flota', lazy: () => import('#app/routes/tail.tsx') },
  acceso: { title: 'Acceder', lazy: () => import('#app/routes/sign-in.tsx') },
  'acceso/invitacion': { title: 'Invitación', lazy: () => import('#app/routes/invitation.tsx') },
  'acceso/recuperar': { title: 'Recuperar la contraseña', lazy: () => import('#app/routes/recovery.tsx') },
  cuenta: { title: 'Tu cuenta', lazy: () => import('#app/routes/account.tsx') },
  mensajes: { title: 'Mensajes', lazy: () => import('#app/routes/inbox.tsx') },
  informes: { title: 'Bitácora', lazy: () => import('#app/routes/reports.tsx') },
  'informes/manual': { title: 'Reporte manual', lazy: () => import('#app/routes/manual-report.tsx') },
  'informes/:id': { title: 'Informe', lazy: () => import('#app/routes/report.tsx') },
  puntos: { title: 'Puntos y rangos', lazy: () => import('#app/routes/points.tsx') },
  'puntos/reglas': { title: 'Las reglas', lazy: () => import('#app/routes/rules.tsx') },
  reglas: { title: 'Las reglas', lazy: () => import('#app/routes/rules.tsx') },
  avisos: { title: 'Avisos', lazy: () => import('#app/routes/notices.tsx') },
  'avisos/:slug': { title: 'Aviso', lazy: () => import('#app/routes/notice.tsx') },
  tours: { title: 'Tours', lazy: () => import('#app/routes/tours.tsx') },
  'tours/:id': { title: 'Tour', lazy: () => import('#app/routes/tour.tsx') },
  eventos: { title: 'Eventos', lazy: () => import('#app/routes/events.tsx') },
  'eventos/:id': { title: 'Evento', lazy: () => import('#app/routes/events.tsx') },
  premios: { title: 'Premios', lazy: () => import('#app/routes/awards.tsx') },
  estadisticas: { title: 'Tus estadísticas', lazy: () => import('#app/routes/statistics.tsx') },
  'estadisticas/aerolinea': {
    title: 'La aerolínea en cifras',
    lazy: () => import('#app/routes/airline-statistics.tsx'),
  },
  'estadisticas/un-ano': { title: 'Un año', lazy: () => import('#app/routes/awards.tsx') },
  pilotos: { title: 'Pilotos', lazy: () => import('#app/routes/pilots.tsx') },
  'pilotos/:callsign': { title: 'Piloto', lazy: () => import('#app/routes/pilot.tsx') },
  mesa: desk('mesa'),
  'mesa/informes': desk('mesa/informes'),
  'mesa/informes/:id': desk('mesa/informes/:id'),
  'mesa/pilotos': desk('mesa/pilotos'),
  'mesa/pilotos/:callsign': desk('mesa/pilotos/:callsign'),
  'mesa/sanciones': desk('mesa/sanciones'),
  'mesa/recursos': desk('mesa/recursos'),
  'mesa/permisos': desk('mesa/permisos'),
  'mesa/horario': desk('mesa/horario'),
  'mesa/avisos': desk('mesa/avisos'),
  'mesa/tours': desk('mesa/tours'),
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

const routes: RouteObject[] = [
  {
    element: <Shell />,
    hydrateFallbackElement: <></>,
    errorElement: <PageFailure />,
    children: [
      ...Object.entries(pages).map(([path, { title, lazy }]) => ({ path, handle: { title }, lazy })),
      {
        path: '*',
        handle: { title: 'Página no encontrada' },
        lazy: () => import('#app/routes/not-found.tsx'),
      },
    ],
  },
];

/** The type of both routers below; React Router exports no name for it. */
export type Router = ReturnType<typeof createBrowserRouter>;

export const browserRouter = (): Router => createBrowserRouter(routes, { basename: platformBase });

/** A router that stays at one address, for the server; `address` begins with the folder of the platform. */
export const routerAt = (address: string): Router =>
  createMemoryRouter(routes, { basename: platformBase, initialEntries: [address] });

/** Resolves once the router has loaded the code of its first page. */
export async function opened(router: Router): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
