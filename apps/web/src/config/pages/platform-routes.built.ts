/** What the router needs of the table of the platform's pages. The build writes these values in place of the table. */
import { DESK_PAGES } from '@va/schemas/pages/desk-pages.ts';
import { fileOf } from '@va/schemas/pages/file-of.ts';
import type { PageAudience, PlatformPage } from '@va/schemas/pages/page-row.ts';
import { PILOT_PAGES } from '@va/schemas/pages/platform-pages.ts';

export interface PlatformRoute {
  /** Address after `/plataforma/`. */
  path: string;
  /** Its file in `src/routes/platform`, without ending. */
  file: string;
  title: string;
  who: PageAudience;
}

/** Pages of pilots and visitors. */
export const pilotRoutes = Object.entries<PlatformPage>(PILOT_PAGES).map(
  ([name, { path, file = fileOf(name), title, who }]): PlatformRoute => ({ path, file, title, who }),
);

/** Addresses of the desk after `/plataforma/`; what else its pages are comes with the first of them. */
export const deskPatterns: readonly string[] = Object.values(DESK_PAGES).map(({ path }) => path);
