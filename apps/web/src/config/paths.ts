import { pageLinks } from '#app/lib/page-links.ts';
import { platformPaths } from './pages/addresses.built.ts';

function platformLinks() {
  return {
    ...pageLinks(platformPaths, '/plataforma/'),
    /** A page as the API names it: `/mesa/informes`. */
    page: (below: string) => `/plataforma${below}`,
  } as const;
}

/** Addresses of the platform by the names of the pages. A build without a platform contains none of them. */
export const paths = /* @__PURE__ */ platformLinks();
