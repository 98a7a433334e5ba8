/** What the sidebar shows of the tables of pages. The build writes these values in place of the tables. */
import { DESK_PAGES } from '@va/schemas/pages/desk-pages.ts';
import type { PageGroup, PlatformPage, PortalPage } from '@va/schemas/pages/page-row.ts';
import { PILOT_PAGES, type PilotPageName } from '@va/schemas/pages/platform-pages.ts';
import { PORTAL_PAGES, type PortalPageName } from '@va/schemas/pages/portal-pages.ts';

/** An entry: its group, what it is called, and the name of its page. */
type Entry<Name> = readonly [group: PageGroup, label: string, page: Name];

/** Entries of docs/spec.md §2. */
export const specifiedMenu = Object.entries<PortalPage>(PORTAL_PAGES).flatMap(
  ([page, { menu, group, name = '' }]): Entry<PortalPageName>[] =>
    menu && group ? [[group, name, page as PortalPageName]] : [],
);

/** What the airline's own platform adds after them. */
export const platformMenu = Object.entries<PlatformPage>(PILOT_PAGES).flatMap(
  ([page, { menu, group, title, name = title }]): Entry<PilotPageName>[] =>
    menu && group ? [[group, name, page as PilotPageName]] : [],
);

/** Whom the group of the desk is shown to: any of these capabilities. */
export const deskStaff: readonly string[] = DESK_PAGES.desk.who;
