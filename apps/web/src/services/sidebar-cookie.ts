import { SIDEBAR_COOKIE } from '#app/config/storage-keys.ts';

const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

/**
 * Whether the pilot left the sidebar open within the last seven days; undefined without a choice, or if cookies can't
 * be read.
 */
export function readSidebarOpen(): boolean | undefined {
  try {
    const cookies = document.cookie.split('; ');
    if (cookies.includes(`${SIDEBAR_COOKIE}=true`)) return true;
    return cookies.includes(`${SIDEBAR_COOKIE}=false`) ? false : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the state for seven days; does nothing where cookies are blocked, which some browsers report by throwing. */
export function writeSidebarOpen(open: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${SIDEBAR_COOKIE}=${open}; Path=${import.meta.env.BASE_URL}; Max-Age=${SEVEN_DAYS_S}; SameSite=Lax${secure}`;
  } catch {
    // The sidebar works all the same, and starts anew at the next visit.
  }
}
