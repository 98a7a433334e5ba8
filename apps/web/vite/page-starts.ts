/** The sources with which pages begin, from `apps/web`: what a first visit needs, and what each kind of page needs beyond. */
import { fileOf } from '@va/schemas/pages/file-of.ts';
import type { PlatformPage } from '@va/schemas/pages/page-row.ts';
import { PLATFORM_PAGES } from '@va/schemas/pages/platform-pages.ts';

export const SIGN_IN_STARTS = ['src/main.tsx'];
/** The shell behind the gate. */
export const SHELL_START = 'src/app/portal.tsx';
export const HOME_STARTS = [SHELL_START, 'src/routes/home.tsx'];
/** Module with the routes of the platform; absent in a build without the platform. */
export const PLATFORM_ROUTES = 'src/app/platform-routes.tsx';
/** Sources that every page of the platform needs besides the shell. */
export const PLATFORM_STARTS = [PLATFORM_ROUTES, 'src/app/start-painted.ts', 'src/app/account.tsx'];
/** Sources that every page of the desk needs besides those. */
export const DESK_STARTS = ['src/app/desk-pages.ts'];
/** Sources with which the pages of the platform begin, and the parts of it that they and the portal's load later. */
export const PARTS_OF_PLATFORM: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries<PlatformPage>(PLATFORM_PAGES).map(([name, { file = fileOf(name) }]) => [
      file,
      [`src/routes/platform/${file}.tsx`],
    ]),
  ),
  search: ['src/app/palette-own.ts'],
  door: ['src/app/account-door.tsx'],
  guard: ['src/features/access/as-part.tsx'],
  strips: ['src/features/home/strips.tsx'],
  nextFlight: ['src/features/bookings/next-flight.tsx'],
  cards: ['src/features/today/own-cards.tsx'],
  deskTails: ['src/features/fleet/desk-tails.tsx'],
  deskTours: ['src/features/tours/desk-tours.tsx'],
  leavesToday: ['src/routes/parts/leaves-today-part.tsx'],
};
