import { pageLinks } from '#app/lib/page-links.ts';
import { deskAddresses } from './pages/desk-addresses.built.ts';

/** Addresses of the desk by the names of the pages. Separate from `paths`, since pilots need none of them. */
export const deskPaths = /* @__PURE__ */ pageLinks(deskAddresses, '/plataforma/');
