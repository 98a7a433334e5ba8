import { createBrowserRouter } from 'react-router';
import { platformBase } from '#app/config/base-path.ts';
import { PageFailure } from './page-failure.tsx';
import { Shell } from './shell.tsx';

/** Every page: its address, the title of its frame, and the file that is loaded for it. */
export const router = createBrowserRouter(
  [
    {
      element: <Shell />,
      hydrateFallbackElement: <></>,
      errorElement: <PageFailure />,
      children: [
        { index: true, handle: { title: 'Hoy' }, lazy: () => import('#app/routes/today.tsx') },
        { path: 'acceso', handle: { title: 'Acceder' }, lazy: () => import('#app/routes/sign-in.tsx') },
        {
          path: 'acceso/invitacion',
          handle: { title: 'Invitación' },
          lazy: () => import('#app/routes/invitation.tsx'),
        },
        {
          path: 'acceso/recuperar',
          handle: { title: 'Recuperar la contraseña' },
          lazy: () => import('#app/routes/recovery.tsx'),
        },
        { path: 'cuenta', handle: { title: 'Tu cuenta' }, lazy: () => import('#app/routes/account.tsx') },
        { path: 'mensajes', handle: { title: 'Mensajes' }, lazy: () => import('#app/routes/inbox.tsx') },
        { path: 'pilotos', handle: { title: 'Pilotos' }, lazy: () => import('#app/routes/pilots.tsx') },
        {
          path: 'pilotos/:callsign',
          handle: { title: 'Piloto' },
          lazy: () => import('#app/routes/pilot.tsx'),
        },
        { path: 'mesa', handle: { title: 'Mesa' }, lazy: () => import('#app/routes/desk.tsx') },
        {
          path: 'mesa/pilotos',
          handle: { title: 'Mesa' },
          lazy: () => import('#app/routes/desk-pilots.tsx'),
        },
        {
          path: 'mesa/pilotos/:callsign',
          handle: { title: 'Mesa' },
          lazy: () => import('#app/routes/desk-pilot.tsx'),
        },
        {
          path: 'mesa/permisos',
          handle: { title: 'Mesa' },
          lazy: () => import('#app/routes/desk-leaves.tsx'),
        },
        { path: 'mesa/trabajos', handle: { title: 'Mesa' }, lazy: () => import('#app/routes/desk-jobs.tsx') },
        {
          path: 'mesa/auditoria',
          handle: { title: 'Mesa' },
          lazy: () => import('#app/routes/desk-audit.tsx'),
        },
        {
          path: '*',
          handle: { title: 'Página no encontrada' },
          lazy: () => import('#app/routes/not-found.tsx'),
        },
      ],
    },
  ],
  { basename: platformBase },
);
