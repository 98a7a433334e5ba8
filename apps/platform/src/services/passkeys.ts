import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Whether this browser can keep and use passkeys here. */
export const canUsePasskeys: boolean = browserSupportsWebAuthn();

/** Asks the browser for a passkey. Rejects when the person gives up. */
export function getPasskey(options: unknown) {
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
}

/** Has the browser make a passkey. Rejects when the person gives up. */
export function makePasskey(options: unknown) {
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
}
