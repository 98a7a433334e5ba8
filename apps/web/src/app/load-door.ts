/** Fetches the way in by an account of one's own, when it is first wanted. */
export const loadDoor = async () => (await import('./account-door.tsx')).AccountDoor;
