import { OWN_PLATFORM } from '@va/security/own-platform.ts';

/** Fetches the way in by an account of one's own, when it is first wanted. Throws where no platform gives accounts. */
export async function loadDoor() {
  // Said here, so that no build without a platform has its files.
  if (!OWN_PLATFORM) throw new Error('Without a platform of its own an airline has no accounts.');
  return (await import('./account-door.tsx')).AccountDoor;
}
