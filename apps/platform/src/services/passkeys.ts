import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Whether this browser supports passkeys; on the server true, since nearly all browsers do. */
export const canUsePasskeys: boolean =
  import.meta.env.SSR || typeof globalThis.PublicKeyCredential === 'function';

// Loaded on first use: no part of the first load.
const library = () => import('@simplewebauthn/browser');

/** Asks the browser for a passkey. Rejects when the person gives up. */
export async function getPasskey(options: unknown) {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
}

/** Has the browser make a passkey. Rejects when the person gives up. */
export async function makePasskey(options: unknown) {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
}
