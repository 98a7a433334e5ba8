/** Cookie that keeps whether the sidebar is open (specification §2): seven days. `apps/portal/public/boot.js` reads it too. */
export const SIDEBAR_COOKIE = 'sidebar_state';
export const SIDEBAR_COOKIE_SECONDS = 7 * 24 * 60 * 60;

/** True unless the pilot closed the sidebar within the last seven days. */
export function readSidebarOpen(): boolean {
  return !document.cookie.split('; ').includes(`${SIDEBAR_COOKIE}=false`);
}

/** Keeps the state; silently does nothing where cookies are blocked. */
export function writeSidebarOpen(open: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${SIDEBAR_COOKIE}=${open}; Path=${import.meta.env.BASE_URL}; Max-Age=${SIDEBAR_COOKIE_SECONDS}; SameSite=Lax${secure}`;
}
