import type { RouteObject } from 'react-router';
import { deskPatterns, pilotRoutes } from '#app/config/pages/platform-routes.built.ts';
import { guarded } from '#app/features/access/guarded.tsx';
import { openPage, type PageModule } from './open-page.ts';
import { PlatformLayout } from './platform-layout.tsx';

/** The files of the pages of pilots and visitors. */
const files = import.meta.glob<PageModule>(['./*.tsx', '!./desk*', '!./*.test.tsx'], {
  base: '../routes/platform',
});

/** A page of the desk: which file that is, is loaded with the first of them, since pilots open none. */
const desk = (path: string): RouteObject => ({
  path,
  lazy: async () => (await import('./desk-pages.ts')).openDeskPage(path),
});

/**
 * Routes of the platform's pages. The gate does not close them: visitors can use some, and the table says who may see
 * each.
 */
export const platformRoutes: RouteObject[] = [
  {
    id: 'platform',
    path: '/plataforma',
    Component: PlatformLayout,
    children: [
      ...pilotRoutes.map(({ path, file, ...row }): RouteObject => ({
        path,
        lazy: () => openPage(files, file, (Page) => guarded(row, Page)),
      })),
      ...deskPatterns.map(desk),
      { path: '*', lazy: () => openPage(files, 'not-found') },
    ],
  },
];
