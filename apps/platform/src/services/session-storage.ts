/** Whether the browser lets this page keep where it was scrolled to; with cookies blocked the mere question throws. */
export const keepsPlaces: boolean = (() => {
  try {
    return sessionStorage.length >= 0;
  } catch {
    return false;
  }
})();
