/** Result of comparing a password with the stored hash. */
export type PasswordVerdict = 'correct' | 'wrong' | 'insecure-context';

/**
 * Compares a password with a `pbkdf2-sha256$rounds$salt$hash` string (base64 parts), in the browser and off the main
 * thread. This hides the password; it protects no content. `insecure-context`: plain http, where browsers withhold
 * `crypto.subtle`.
 * @throws Error on a malformed hash, which the build rules out
 */
export async function checkPassword(password: string, accessHash: string): Promise<PasswordVerdict> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return 'insecure-context';
  const [scheme, rounds, salt, expected] = accessHash.split('$');
  if (scheme !== 'pbkdf2-sha256' || !rounds || !salt || !expected) throw new Error('Malformed access hash');
  const key = await subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations: Number(rounds) },
    key,
    256,
  );
  return sameBytes(new Uint8Array(bits), fromBase64(expected)) ? 'correct' : 'wrong';
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return (
    a.length === b.length && a.reduce((difference, byte, i) => difference | (byte ^ (b[i] ?? 0)), 0) === 0
  );
}
