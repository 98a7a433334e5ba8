import { THEME_KEY } from '@va/ui/first-paint/chosen-theme.ts';

/** Day or night, as the pilot chose on this page; null follows the system. */
export function keptTheme(): string | null {
  return localStorage.getItem(THEME_KEY);
}

/** Keeps the choice and draws the page in it. */
export function chooseTheme(theme: 'light' | 'dark'): void {
  localStorage.setItem(THEME_KEY, theme);
  document.documentElement.dataset['theme'] = theme;
}
