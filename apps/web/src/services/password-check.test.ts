// @vitest-environment node
import { pbkdf2Sync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { checkPassword } from './password-check.ts';

const ROUNDS = 600_000;
const SALT = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');

function hashOf(password: string): string {
  const hash = pbkdf2Sync(password, SALT, ROUNDS, 32, 'sha256');
  return `pbkdf2-sha256$${ROUNDS}$${SALT.toString('base64')}$${hash.toString('base64')}`;
}

test('agrees with another implementation of PBKDF2-HMAC-SHA-256', async () => {
  expect(await checkPassword('pista ñandú 27', hashOf('pista ñandú 27'))).toBe('correct');
  expect(await checkPassword('pista ñandú 28', hashOf('pista ñandú 27'))).toBe('wrong');
  expect(await checkPassword('', hashOf('x'))).toBe('wrong');
});

// Published vector: PBKDF2-HMAC-SHA-256, P="passwd", S="salt", c=1, first 32 bytes (RFC 7914 §11).
test('gives the published answer', async () => {
  const hash = Buffer.from('55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc', 'hex');
  const stored = `pbkdf2-sha256$1$${Buffer.from('salt').toString('base64')}$${hash.toString('base64')}`;
  expect(await checkPassword('passwd', stored)).toBe('correct');
});

test('says so where the browser withholds its cryptography', async () => {
  vi.stubGlobal('crypto', {});
  expect(await checkPassword('x', hashOf('x'))).toBe('insecure-context');
});
