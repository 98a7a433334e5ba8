/** How lists of pages show those of the portal. The build writes these values in place of the table. */
import type { PortalPage } from '@va/schemas/pages/page-row.ts';
import { PORTAL_PAGES } from '@va/schemas/pages/portal-pages.ts';

/** By name: what each is called, and the address that leads to it; that of their list for pages of one thing each. */
export const pageLabels: Readonly<Record<string, { label: string; to: string }>> = Object.fromEntries(
  Object.entries<PortalPage>(PORTAL_PAGES).flatMap(([page, { path, name, title = name, each = title }]) =>
    each === undefined ? [] : [[page, { label: each, to: path.replace(/\/:.*/, '') }]],
  ),
);
