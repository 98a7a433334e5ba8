import { OWN_PLATFORM } from '@va/security/own-platform.ts';

/**
 * Loads the sign-in with an account on first use.
 * @throws Error in a build without a platform
 */
export async function loadDoor() {
  // Said here, so that no build without a platform has its files.
  if (!OWN_PLATFORM) throw new Error('Without a platform of its own an airline has no accounts.');
  return (await import('./account-door.tsx')).AccountDoor;
}
