import { pageLinks } from '#app/lib/page-links.ts';
import { platformPaths } from './pages/addresses.built.ts';

/** Every address of the platform, to link to, by the names of the pages. */
export const paths = {
  ...pageLinks(platformPaths, '/plataforma/'),
  /** A page as the API names it: `/mesa/informes`. */
  page: (below: string) => `/plataforma${below}`,
} as const;
