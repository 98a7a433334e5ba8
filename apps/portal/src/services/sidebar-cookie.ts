import { SIDEBAR_COOKIE } from '#app/config/storage-keys.ts';

const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

/** True unless the pilot closed the sidebar within the last seven days; also where cookies cannot be read. */
export function readSidebarOpen(): boolean {
  try {
    return !document.cookie.split('; ').includes(`${SIDEBAR_COOKIE}=false`);
  } catch {
    return true;
  }
}

/** Keeps the state for seven days; does nothing where cookies are blocked, which some browsers report by throwing. */
export function writeSidebarOpen(open: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${SIDEBAR_COOKIE}=${open}; Path=${import.meta.env.BASE_URL}; Max-Age=${SEVEN_DAYS_S}; SameSite=Lax${secure}`;
  } catch {
    // The sidebar works all the same, and is open again at the next visit.
  }
}
