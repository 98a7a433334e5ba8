/** Whether the page is inside a frame, or should look as if it were (`?marco=1`). */
export const isFramed: boolean =
  // On the server always false: it renders only pages that are opened by themselves.
  !import.meta.env.SSR &&
  (window.self !== window.top || new URLSearchParams(location.search).get('marco') === '1');

/** Whether only the map is wanted, for a frame in another site's page (`?mini`). */
export const isMini: boolean = !import.meta.env.SSR && new URLSearchParams(location.search).has('mini');
