/*
 * Keys of the data that the portal stores in the browser. Each has a row in the table of `content/policies/cookies.md`.
 * That of the theme, `THEME_KEY`, is the documents' own.
 */

/** The pilot's identifier while signed in (docs/spec.md §2). */
export const SESSION_KEY = 'pilotIndicativo';

/** `pausado` while the pilot has paused what moves by itself. */
export const MOTION_KEY = 'movimiento';

/** `cuenta` where the pilot came in last with the own account, and not with the shared password. */
export const LAST_DOOR_KEY = 'puerta';

/** How far the pages of this tab were scrolled down, in the storage of the session. */
export const SCROLL_PLACES_KEY = 'desplazamiento';

/** `sin-tecla-sola` while shortcuts of a single key are off. */
export const SINGLE_KEYS_KEY = 'atajos';

/** The pilot's alias at the flight-plan provider. */
export const SIMBRIEF_ALIAS_KEY = 'aliasSimBrief';

/** Cookie that stores for seven days whether the sidebar is open (docs/spec.md §2). */
export const SIDEBAR_COOKIE = 'sidebar_state';
