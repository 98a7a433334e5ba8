import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Whether this browser can keep and use passkeys here; as nearly all do, on the server. */
export const canUsePasskeys: boolean =
  import.meta.env.SSR || typeof globalThis.PublicKeyCredential === 'function';

// Loaded by those who use a passkey: the first page is for everybody.
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
