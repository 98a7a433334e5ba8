// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accessHashOf } from './access-hash.ts';
import { root } from './project.mjs';
import { matchesHash, openSampleAccess, readAccessHash, readSampleAccess } from './sample-access.mjs';

/** RFC 7914 §11: PBKDF2-HMAC-SHA-256 of "passwd" with salt "salt", one round; its first 32 bytes. */
const KNOWN = `pbkdf2-sha256$1$${Buffer.from('salt').toString('base64')}$${Buffer.from(
  '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc',
  'hex',
).toString('base64')}`;

it('knows the published example', () => {
  expect(matchesHash('passwd', KNOWN)).toBe(true);
  expect(matchesHash('Passwd', KNOWN)).toBe(false);
});

it('takes no other scheme and no broken hash for a match', () => {
  expect(matchesHash('passwd', KNOWN.replace('pbkdf2-sha256', 'plain'))).toBe(false);
  expect(matchesHash('passwd', 'pbkdf2-sha256$1$c2FsdA==')).toBe(false);
});

it('is the access of the sample content', () => {
  expect(openSampleAccess(root)).toEqual({ callsign: 'EVE001', password: 'cielo-norte-pista-alba' });
});

it('no longer holds once the airline has set its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'access-'));
  mkdirSync(join(folder, 'content'));
  const file = join(folder, 'content/airline.yaml');
  const own = accessHashOf('otra-clave-bien-distinta');
  for (const quoted of [own, `'${own}'`, `"${own}" # note`]) {
    writeFileSync(file, `name: X\naccessHash: ${quoted}\nbase:\n`);
    expect(readAccessHash(folder)).toBe(own);
  }
  expect(openSampleAccess(folder)).toBeUndefined();
  writeFileSync(file, 'name: X\n');
  expect(openSampleAccess(folder)).toBeUndefined();
  expect(readSampleAccess(folder)).toBeUndefined();
  rmSync(folder, { recursive: true, force: true });
});
