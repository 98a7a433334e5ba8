// @vitest-environment node
import { expect, it } from 'vitest';
import { findBrowser, systemPlaces } from './find-browser.mjs';

const among = (...present: string[]) => ({ exists: (path: string) => present.includes(path) });

it('takes the browser that was asked for', () => {
  const env = { CHROMIUM_PATH: '/opt/my-chromium', CHROME_PATH: '/opt/other' };
  expect(findBrowser({ env, platform: 'linux', ...among('/opt/my-chromium', '/usr/bin/chromium') })).toBe(
    '/opt/my-chromium',
  );
  expect(findBrowser({ env: { CHROME_PATH: '/opt/other' }, platform: 'linux', ...among('/opt/other') })).toBe(
    '/opt/other',
  );
});

it('says so when the one that was asked for is not there, rather than taking another', () => {
  const env = { CHROMIUM_PATH: '/opt/gone' };
  expect(() => findBrowser({ env, platform: 'linux', ...among('/usr/bin/chromium') })).toThrow(
    'CHROMIUM_PATH says /opt/gone, but there is no such file.',
  );
});

it.each([
  ['linux', {}, '/usr/bin/google-chrome'],
  ['linux', {}, '/snap/bin/chromium'],
  ['darwin', { HOME: '/Users/eva' }, '/Users/eva/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['win32', { PROGRAMFILES: 'C:/Program Files' }, 'C:/Program Files/Google/Chrome/Application/chrome.exe'],
] as const)('finds the system’s own on %s', (platform, env, path) => {
  expect(systemPlaces(platform, env)).toContain(path);
  expect(findBrowser({ env, platform, ...among(path) })).toBe(path);
});

it('takes Playwright’s own when the system has none, and nothing when there is none at all', () => {
  const own = '/cache/chromium/chrome';
  expect(findBrowser({ env: {}, platform: 'linux', own, ...among(own) })).toBe(own);
  expect(findBrowser({ env: {}, platform: 'linux', own, ...among() })).toBeUndefined();
});

it('prefers the one without windows, but not where profiles and settings are asked for', () => {
  const [headless, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
  const both = { platform: 'linux', ...among(headless, whole) } as const;
  expect(findBrowser({ env: {}, ...both })).toBe(headless);
  expect(findBrowser({ env: {}, whole: true, ...both })).toBe(whole);
  expect(findBrowser({ env: { CHROMIUM_PATH: headless }, whole: true, ...both })).toBe(whole);
});
