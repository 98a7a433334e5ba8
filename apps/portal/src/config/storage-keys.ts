import { THEME_KEY } from '@va/ui/first-paint/chosen-theme.ts';

/** What the portal keeps in the browser, by name; each has its row in the table of `content/policies/cookies.md`. */
export const storageKeys = {
  /** The pilot's identifier while signed in (docs/spec.md §2). */
  session: 'pilotIndicativo',
  /** `light` or `dark`; nothing for the system's. */
  theme: THEME_KEY,
  /** `pausado` while the pilot has paused what moves by itself. */
  motion: 'movimiento',
  /** `sin-tecla-sola` while shortcuts of a single key are off. */
  singleKeys: 'atajos',
  /** The pilot's alias at the flight-plan provider. */
  simbriefAlias: 'aliasSimBrief',
} as const;

/** Cookie that keeps whether the sidebar is open, for seven days (docs/spec.md §2). */
export const SIDEBAR_COOKIE = 'sidebar_state';
