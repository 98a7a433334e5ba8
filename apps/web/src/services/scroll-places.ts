import { SCROLL_PLACES_KEY } from '#app/config/storage-keys.ts';

/** How far each page of this tab was scrolled down, in px, by its place in the history. */
export type Places = Record<string, number | undefined>;

/** Where the places stay until the tab is closed. Never throws: without storage, pages open at their start. */
export const storedPlaces = {
  read(): Places {
    try {
      return { ...(JSON.parse(sessionStorage.getItem(SCROLL_PLACES_KEY) ?? '{}') as Places) };
    } catch {
      return {};
    }
  },
  write(places: Places): void {
    try {
      sessionStorage.setItem(SCROLL_PLACES_KEY, JSON.stringify(places));
    } catch {
      // Full or refused.
    }
  },
};
