/** The callsign with which the portal's gate was passed in this browser, or null. It signs nobody in here. */
export function portalCallsign(): string | null {
  try {
    return localStorage.getItem('pilotIndicativo');
  } catch {
    // Storage is blocked.
    return null;
  }
}
