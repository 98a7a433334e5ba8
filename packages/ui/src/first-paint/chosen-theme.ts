/** The theme that the person chose in the portal: the platform, on the same host, is drawn in it too. */

/** Key in the browser's storage. */
export const THEME_KEY = 'tema';

/** Draws the page in it; without a choice, in the system's. */
export function applyChosenTheme(kept: string | null): void {
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset['theme'] = kept;
}
