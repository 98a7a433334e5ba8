/** What the shell knows of the tables of pages: where each page is, and what it needs. The build writes these values in place of the tables. */
import type { PortalPage } from '@va/schemas/pages/page-row.ts';
import { pathsOf } from '@va/schemas/pages/paths-of.ts';
import { PILOT_PAGES } from '@va/schemas/pages/platform-pages.ts';
import {
  PORTAL_PAGES,
  type PortalPageName,
  portalPaths as ofPortal,
} from '@va/schemas/pages/portal-pages.ts';

/** Address of each page of the portal, and of the sections that have one, by name. */
export const portalPaths = ofPortal;

/** Address of each page of the platform but the desk's after `/plataforma/`, by name. */
export const platformPaths = pathsOf(PILOT_PAGES);

/** What an airline must have for a page, by the page's name. */
export const pageNeeds = Object.entries<PortalPage>(PORTAL_PAGES).flatMap(([name, { needs }]) =>
  needs ? [[name as PortalPageName, needs] as const] : [],
);
