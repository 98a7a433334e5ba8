/** Whether the page may store scroll positions; with blocked cookies even reading `sessionStorage` throws. */
export const keepsPlaces: boolean = (() => {
  try {
    return sessionStorage.length >= 0;
  } catch {
    return false;
  }
})();
