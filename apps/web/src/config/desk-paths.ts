import { pageLinks } from '#app/lib/page-links.ts';
import { deskAddresses } from './pages/desk-addresses.built.ts';

/** Every address of the desk, to link to, by the names of the pages. Apart, since pilots need none of them. */
export const deskPaths = /* @__PURE__ */ pageLinks(deskAddresses, '/plataforma/');
