/** What the search shows of the tables of pages. The build writes these values in place of the tables. */
import type { PlatformPage, PortalPage } from '@va/schemas/pages/page-row.ts';
import { PILOT_PAGES, type PilotPageName } from '@va/schemas/pages/platform-pages.ts';
import { PORTAL_PAGES, type PortalPageName } from '@va/schemas/pages/portal-pages.ts';

/** What it needs of a page. */
const found = <Name>(
  page: Name,
  label: string,
  { group, words, icon, lastResort }: PortalPage | PlatformPage,
) => (group ? [{ page, label, group, words, icon, lastResort }] : []);

/** Pages of the portal, in the order in which they are found. */
export const portalSearch = Object.entries<PortalPage>(PORTAL_PAGES).flatMap(([page, row]) =>
  found(page as PortalPageName, row.name ?? '', row),
);

/** Pages of the platform, likewise. */
export const platformSearch = Object.entries<PlatformPage>(PILOT_PAGES).flatMap(([page, row]) =>
  found(page as PilotPageName, row.name ?? row.title, row),
);
