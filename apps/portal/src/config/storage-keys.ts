/**
 * What the portal keeps in the browser, by name. `apps/portal/public/boot.js`, which is not bundled, reads some of them
 * before the first paint and repeats their names; each has its row in the table of `content/policies/cookies.md`.
 */
export const storageKeys = {
  /** The pilot's identifier while signed in (docs/spec.md §2). Also in `boot.js`. */
  session: 'pilotIndicativo',
  /** `light` or `dark`; nothing for the system's. Also in `boot.js`. */
  theme: 'tema',
  /** `pausado` while the pilot has paused what moves by itself. Also in `boot.js`. */
  motion: 'movimiento',
  /** `sin-tecla-sola` while shortcuts of a single key are off. */
  singleKeys: 'atajos',
  /** The pilot's alias at the flight-plan provider. */
  simbriefAlias: 'aliasSimBrief',
} as const;

/** Cookie that keeps whether the sidebar is open, for seven days (docs/spec.md §2). Also in `boot.js`. */
export const SIDEBAR_COOKIE = 'sidebar_state';
