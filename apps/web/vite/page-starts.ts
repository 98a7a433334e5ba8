/** The sources with which pages begin, from `apps/web`: what a first visit needs, and what each kind of page needs beyond. */
export const SIGN_IN_STARTS = ['src/main.tsx'];
/** The shell behind the gate. */
export const SHELL_START = 'src/app/portal.tsx';
export const HOME_STARTS = [SHELL_START, 'src/routes/home.tsx'];
/** Where the pages of the platform are listed; a build without the platform has no such module. */
export const PLATFORM_ROUTES = 'src/app/platform-routes.tsx';
/** What every page of the platform needs beyond the shell. */
export const PLATFORM_STARTS = [PLATFORM_ROUTES, 'src/app/start-painted.ts', 'src/app/account.tsx'];
/** What every page of the desk needs beyond those. */
export const DESK_STARTS = ['src/app/desk-pages.ts'];
