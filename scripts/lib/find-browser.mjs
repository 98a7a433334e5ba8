// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { run } from './run.mjs';

/** Debian's package of Chromium without windows: the same engine, a third quicker to drive, without a profile's settings. */
const HEADLESS_ONLY = 'chromium-headless-shell';
/** Variables by which a browser is asked for, the first one first. */
const ASKED = ['CHROMIUM_PATH', 'CHROME_PATH'];
const LINUX = [
  HEADLESS_ONLY,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
];
const MACOS = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
const WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];

/**
 * Paths at which a system usually has Chromium or Chrome.
 * @param {NodeJS.Platform} platform
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function systemPlaces(platform, env) {
  if (platform === 'darwin') {
    return ['/Applications', `${env['HOME'] ?? ''}/Applications`].flatMap((folder) =>
      MACOS.map((path) => `${folder}/${path}`),
    );
  }
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .flatMap((name) => env[name] ?? [])
      .flatMap((folder) => WINDOWS.map((path) => `${folder}/${path}`));
  }
  return ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    LINUX.map((name) => `${folder}/${name}`),
  );
}

/**
 * A browser for the tests, or nothing. One that was asked for by name must be there.
 * @param {{ env?: Record<string, string | undefined>, platform?: NodeJS.Platform, exists?: (path: string) => boolean, own?: string, whole?: boolean }} [surroundings]
 *   `whole` asks for a browser with profiles and settings, too
 * @returns {string | undefined}
 */
export function findBrowser({
  env = process.env,
  platform = process.platform,
  exists = existsSync,
  own,
  whole = false,
} = {}) {
  const suits = (/** @type {string} */ path) => exists(path) && !(whole && path.endsWith(HEADLESS_ONLY));
  for (const name of ASKED) {
    const asked = env[name];
    if (!asked) continue;
    if (!exists(asked)) throw new Error(`${name} says ${asked}, but there is no such file.`);
    if (suits(asked)) return asked;
  }
  return [...systemPlaces(platform, env), own].find((path) => path && suits(path));
}

/**
 * Path of a browser for the tests; installs one if the machine permits. Otherwise throws one sentence that says what to
 * run.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  const found = findBrowser({ own });
  const isAsked = ASKED.some((name) => process.env[name]);
  // A few tests ask for profiles and settings, which the quick one has not; all others take twice as long without it.
  if (found && (isAsked || found.endsWith(HEADLESS_ONLY)) && findBrowser({ own, whole: true })) return found;
  await installPackages('chromium', HEADLESS_ONLY);
  const installed = findBrowser({ own });
  if (installed) return installed;
  throw new Error(
    `No Chromium or Chrome was found: run «npx playwright install --with-deps chromium» in ${join(root)}, or set CHROMIUM_PATH.`,
  );
}

/**
 * Path of Firefox for the long run; installs it if the machine permits. Otherwise throws one sentence that says what to
 * do.
 * @returns {Promise<string>}
 */
export async function ensureFirefox() {
  const place = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
  if (!existsSync(place)) await installPackages('firefox-esr');
  if (existsSync(place)) return place;
  throw new Error('No Firefox was found: install it and set FIREFOX_PATH.');
}

/**
 * Installs packages of Debian where this program may.
 * @param {string[]} names
 */
async function installPackages(...names) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')}…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update'], { env, capture: true });
  const args = ['install', '-y', '--no-install-recommends', ...names];
  const install = await run('apt-get', args, { env, capture: true });
  if (install.code !== 0) console.error(`${update.output}${install.output}`);
}

/**
 * Test machines have no graphics card, and emulating one takes time; so do several threads for one page while other
 * pages wait for the cores. Chromium refuses its own sandbox to root.
 */
export const browserArguments = [
  '--disable-gpu',
  '--num-raster-threads=1',
  '--disable-partial-raster',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
