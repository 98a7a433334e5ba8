// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { NothingDone, problemText } from '#app/lib/problem.ts';
import { getPasskey, makePasskey } from './passkeys.ts';

const OPTIONS = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'EVE' },
  user: { id: 'AAAA', name: 'ABC017', displayName: 'ABC017' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  allowCredentials: [],
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
  await expect(getPasskey(OPTIONS)).rejects.toThrow(/^No se ha usado .*: cerraste la ventana/);
  await expect(makePasskey(OPTIONS)).rejects.toThrow(/^No se ha creado .*: cerraste la ventana/);
});

it('says that a device has a passkey already only where one is made', async () => {
  failWith('InvalidStateError');
  await expect(makePasskey(OPTIONS)).rejects.toThrow(
    'Este equipo ya tiene una llave de acceso de tu cuenta.',
  );
  await expect(getPasskey(OPTIONS)).rejects.not.toBeInstanceOf(NothingDone);
});

it('says what else to do where the browser cannot have a passkey, which loading the page anew does not mend', async () => {
  failWith('NotSupportedError');
  await expect(getPasskey(OPTIONS).catch(problemText)).resolves.toMatch(/^Este navegador no .*contraseña\.$/);
  await expect(makePasskey(OPTIONS).catch(problemText)).resolves.toMatch(/^Este navegador no .*códigos\.$/);
});

it.each(['SecurityError', 'UnknownError'])('%s is not blamed on the person', async (name) => {
  failWith(name);
  await expect(getPasskey(OPTIONS)).rejects.not.toBeInstanceOf(NothingDone);
  await expect(makePasskey(OPTIONS)).rejects.not.toBeInstanceOf(NothingDone);
});
