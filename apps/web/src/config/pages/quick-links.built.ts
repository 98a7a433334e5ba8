/** What the home page shows of the table of pages. The build writes these values in place of the table. */
import type { PortalPage } from '@va/schemas/pages/page-row.ts';
import { PORTAL_PAGES, type PortalPageName } from '@va/schemas/pages/portal-pages.ts';

/** Pages that it leads to since they stand in no menu, each with what it is called. */
export const quickLinks = Object.entries<PortalPage>(PORTAL_PAGES).flatMap(
  ([page, { quickLink, name = '' }]) => (quickLink ? [[page as PortalPageName, name] as const] : []),
);
