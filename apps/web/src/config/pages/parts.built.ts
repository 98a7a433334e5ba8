/** Pages of the platform that stand as parts on pages of the portal. The build writes these values in place of the table. */
import type { PageAudience, PlatformPage } from '@va/schemas/pages/page-row.ts';
import { PILOT_PAGES } from '@va/schemas/pages/platform-pages.ts';

/** What each is called and who sees it, by name. */
export const parts = Object.fromEntries(
  Object.entries<PlatformPage>(PILOT_PAGES).flatMap(([name, { part, title, who }]) =>
    part ? [[name, { title, who }] as const] : [],
  ),
) as Record<PartName, { title: string; who: PageAudience }>;

/** Name of such a page. */
export type PartName = {
  [Name in keyof typeof PILOT_PAGES]: (typeof PILOT_PAGES)[Name] extends { part: true } ? Name : never;
}[keyof typeof PILOT_PAGES];
