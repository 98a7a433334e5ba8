/** The sources with which pages begin, from `apps/web`: what a first visit needs, and what each kind of page needs beyond. */
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
