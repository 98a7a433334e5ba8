// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SIDEBAR_COOKIE, storageKeys } from './storage-keys.ts';

const boot = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8');

it.each([storageKeys.session, storageKeys.theme, storageKeys.motion])(
  'boot.js reads «%s» under the name that the app writes it',
  (key) => expect(boot).toContain(`localStorage.getItem('${key}')`),
);

it('boot.js reads the cookie that the app writes', () => {
  expect(boot).toContain(`${SIDEBAR_COOKIE}=(true|false)`);
});
