/**
 * Whether the browser lets this page store its scroll positions; with cookies blocked, even reading `sessionStorage`
 * throws.
 */
export const keepsPlaces: boolean = (() => {
  try {
    return sessionStorage.length >= 0;
  } catch {
    return false;
  }
})();
