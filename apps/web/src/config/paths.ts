import { pageLinks } from '#app/lib/page-links.ts';
import { platformPaths } from './pages/addresses.built.ts';

function platformLinks() {
  return {
    ...pageLinks(platformPaths, '/plataforma/'),
    /** A page as the API names it: `/mesa/informes`. */
    page: (below: string) => `/plataforma${below}`,
  } as const;
}

/** Every address of the platform, to link to, by the names of the pages. A portal without a platform has none in its files. */
export const paths = /* @__PURE__ */ platformLinks();
