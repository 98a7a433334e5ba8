// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { NothingDone, problemText } from '#app/lib/problem.ts';
import { getPasskey, makePasskey } from './passkeys.ts';

const ASKED = { options: { challenge: 'AAAA', allowCredentials: [] } };
const TO_MAKE: Parameters<typeof makePasskey>[0] = {
  options: {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: 'EVE' },
    user: { id: 'AAAA', name: 'ABC017', displayName: 'ABC017' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  },
};

/** Has the browser fail with an error of this name, whatever it is asked. */
function failWith(name: string) {
  const fail = () => Promise.reject(new DOMException('It failed', name));
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: fail, create: fail } });
}
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
});

it.each(['NotAllowedError', 'AbortError'])('%s says that the person closed the window', async (name) => {
  failWith(name);
  await expect(getPasskey(ASKED)).rejects.toThrow(/^No se ha usado .*: cerraste la ventana/);
  await expect(makePasskey(TO_MAKE)).rejects.toThrow(/^No se ha creado .*: cerraste la ventana/);
});

it('says that a device has a passkey already only where one is made', async () => {
  failWith('InvalidStateError');
  await expect(makePasskey(TO_MAKE)).rejects.toThrow(
    'Este equipo ya tiene una llave de acceso de tu cuenta.',
  );
  await expect(getPasskey(ASKED)).rejects.not.toBeInstanceOf(NothingDone);
});

it('says what else to do where the browser cannot have a passkey, which loading the page anew does not mend', async () => {
  failWith('NotSupportedError');
  await expect(getPasskey(ASKED).catch(problemText)).resolves.toMatch(/^Este navegador no .*contraseña\.$/);
  await expect(makePasskey(TO_MAKE).catch(problemText)).resolves.toMatch(/^Este navegador no .*códigos\.$/);
});

it.each(['SecurityError', 'UnknownError'])('%s is not blamed on the person', async (name) => {
  failWith(name);
  await expect(getPasskey(ASKED)).rejects.not.toBeInstanceOf(NothingDone);
  await expect(makePasskey(TO_MAKE)).rejects.not.toBeInstanceOf(NothingDone);
});
