/** Whether the page stands inside the portal, or is asked to look as if it did (`?marco=1`). */
export const isFramed: boolean =
  // The server paints only pages that stand alone.
  !import.meta.env.SSR &&
  (window.self !== window.top || new URLSearchParams(location.search).get('marco') === '1');
