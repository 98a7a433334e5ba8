import type { AnswerOf } from '@va/contract/contract.ts';
import { NothingDone } from '#app/lib/problem.ts';

/** Whether this browser supports passkeys; true on the server, since nearly all browsers do. */
export const canUsePasskeys = (): boolean =>
  import.meta.env.SSR || typeof globalThis.PublicKeyCredential === 'function';

// Loaded on first use: no part of the first load.
const library = () => import('@simplewebauthn/browser');

/**
 * Asks the browser for a passkey.
 * @throws NothingDone if the person cancels or has no passkey here, which browsers do not distinguish, or if the
 *   browser can use none
 */
export async function getPasskey({ options }: AnswerOf<'POST', '/session/passkey/options'>) {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON: options }).catch(
    rethrow({
      ...gaveUp('No se ha usado ninguna llave de acceso: cerraste la ventana, o este equipo no la tiene.'),
      NotSupportedError: 'Este navegador no puede usar llaves de acceso: entra con tu contraseña.',
    }),
  );
}

/**
 * Has the browser make a passkey.
 * @throws NothingDone when the person gives up, has one here already, or when the browser can make none
 */
export async function makePasskey({ options }: AnswerOf<'POST', '/me/passkeys/options'>) {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options }).catch(
    rethrow({
      ...gaveUp('No se ha creado ninguna llave de acceso: cerraste la ventana, o se acabó el tiempo.'),
      InvalidStateError: 'Este equipo ya tiene una llave de acceso de tu cuenta.',
      NotSupportedError: 'Este navegador no puede crear llaves de acceso: prueba en otro, o pon códigos.',
    }),
  );
}

/** Errors that a browser throws if the person cancels or the time runs out, with the message for them. */
const gaveUp = (words: string) => ({ NotAllowedError: words, AbortError: words });

/** Says in `words` what came to nothing here, by name of the error; any other error stays as it is. */
const rethrow = (words: Readonly<Record<string, string>>) => (error: unknown) => {
  const told = error instanceof Error ? words[error.name] : undefined;
  throw told === undefined ? error : new NothingDone(told);
};
