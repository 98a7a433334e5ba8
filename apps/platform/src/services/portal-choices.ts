/** What somebody has chosen in the portal, in this browser. */
import { THEME_KEY } from '@va/ui/first-paint/chosen-theme.ts';

/** The callsign with which the portal's gate was passed, or null. It signs nobody in here. */
export const portalCallsign = (): string | null => read('pilotIndicativo');

/** The theme, or null for the system's. */
export const portalTheme = (): string | null => read(THEME_KEY);

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked.
    return null;
  }
}
