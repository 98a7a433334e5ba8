import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { NothingDone } from '#app/lib/problem.ts';

/** Whether this browser supports passkeys; on the server true, since nearly all browsers do. */
export const canUsePasskeys: boolean =
  import.meta.env.SSR || typeof globalThis.PublicKeyCredential === 'function';

// Loaded on first use: no part of the first load.
const library = () => import('@simplewebauthn/browser');

/**
 * Asks the browser for a passkey.
 * @throws NothingDone when the person gives up, or has none here: a browser does not tell which
 */
export async function getPasskey(options: unknown) {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).catch(() => {
    throw new NothingDone('No se ha usado ninguna llave de acceso: lo cerraste, o este equipo no la tiene.');
  });
}

/**
 * Has the browser make a passkey.
 * @throws NothingDone when the person gives up, or has one here already
 */
export async function makePasskey(options: unknown) {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch(
    (error: unknown) => {
      throw new NothingDone(
        error instanceof Error && error.name === 'InvalidStateError'
          ? 'Este equipo ya tiene una llave de acceso de tu cuenta.'
          : 'No se ha hecho ninguna llave de acceso: lo cerraste, o este equipo no puede.',
      );
    },
  );
}
