/** The theme that the person chose in the portal: the platform, on the same host, is drawn in it too. */

/** Key in the browser's storage. */
export const THEME_KEY = 'tema';

/** Applies the stored theme to the page; without a stored one, the page follows the system. */
export function applyChosenTheme(kept: string | null): void {
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset['theme'] = kept;
}
