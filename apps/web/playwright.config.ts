import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { isLong } from '@va/testing/how-often.ts';
import { browserArguments, ensureBrowser, findBrowser } from '../../scripts/lib/find-browser.mjs';
import { contentRoot, root, siteRoot } from '../../scripts/lib/project.mjs';
import { readSampleAccess } from '../../scripts/lib/sample-access.mjs';
import { freePort } from '@va/testing/listen-locally.ts';

// Chosen once: the workers load this file too and must find the same server.
const port = Number((process.env['E2E_PORT'] ??= String(await freePort())));
const executablePath = (process.env['CHROMIUM_PATH'] ??= await ensureBrowser());
// For what needs a browser with a profile.
process.env['WHOLE_CHROMIUM_PATH'] ??= findBrowser({ whole: true }) ?? executablePath;
// The access that the tests sign in with; an airline that has set its own password says it here.
const sample = readSampleAccess(contentRoot);
process.env['PORTAL_CALLSIGN'] ??= sample?.callsign ?? '';
process.env['PORTAL_PASSWORD'] ??= sample?.password ?? '';
const baseURL = `http://localhost:${port}`;
/** Where the platform keeps its data, for the frames that lead there; an airline without one has none. */
const hasPlatform = existsSync(join(siteRoot, 'dist/plataforma'));
const data = (process.env['E2E_DATA'] ??= hasPlatform ? mkdtempSync(join(tmpdir(), 'portal-platform-')) : '');
// Our own server, or a static host as in apps/web/e2e/fixtures/plain-host.mjs.
const host = process.env['PORTAL_HOST'] ?? 'own';
const plainHost = fileURLToPath(new URL('e2e/fixtures/plain-host.mjs', import.meta.url));
// What only our own server does, and what only a host does that sends our headers.
const notThere = { own: [], rules: [/@own/], bare: [/@own|@headers/] }[host] ?? [];
// They have settings and a server of their own: playwright.platform.config.ts.
const ofPlatform = '**/e2e/platform/**';
// What holds a number of milliseconds runs alone, when nothing else uses the machine.
const speedFiles = /-speed\.spec\.ts$/;
// Another airline than the sample has tests of its own, and only those.
const secondAirline = 'second-airline.spec.ts';
const isSecond = resolve(contentRoot) !== resolve(root);
// Random actions, which take a minute: in the long run, and by their own command.
const monkey = 'monkey.spec.ts';
// Another engine, which has to be installed first: in the long run too.
const firefox = 'firefox.spec.ts';
// What needs a build of its own: in the long run, and early, so that nothing waits for it at the end.
const variants = /(?:deploy|external|subfolder)\.spec\.ts$/;
// Tests of every single page or entry, and those that take minutes, belong to the long run.
const forTheLongRun = isLong ? [] : [/@long/];
const files = isSecond
  ? { testMatch: secondAirline, testIgnore: ofPlatform }
  : {
      testIgnore: [ofPlatform, speedFiles, variants, `**/${secondAirline}`, `**/${monkey}`, `**/${firefox}`],
    };
const desktopViewport = { width: 1280, height: 800 };

/** After the others and one at a time. `--no-deps` runs these files without the others. */
const speed = {
  name: 'speed',
  testMatch: speedFiles,
  testIgnore: ofPlatform,
  grepInvert: notThere,
  dependencies: ['desktop', 'phone'],
  workers: 1,
  use: { viewport: desktopViewport },
};

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: Number(process.env['E2E_RETRIES'] ?? 0),
  workers: 2,
  // Generous limits, since the machine does other things too; milliseconds are held by the tests of speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['E2E_REPORT'] ?? '../../node_modules/.cache/portal-tests/e2e.json' }],
  ],
  use: {
    baseURL,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'off',
    // A worker would answer in place of what a test simulates; the tests of the offline copy ask for it.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: browserArguments },
  },
  projects: [
    // The longest first, so that nothing waits for it at the end.
    ...(('MONKEY_SEED' in process.env || isLong) && !isSecond
      ? [{ name: 'monkey', testMatch: monkey, testIgnore: ofPlatform, use: { viewport: desktopViewport } }]
      : []),
    ...(isLong && !isSecond
      ? [
          {
            name: 'variants',
            testMatch: variants,
            testIgnore: ofPlatform,
            grepInvert: notThere,
            use: { viewport: desktopViewport },
          },
        ]
      : []),
    {
      name: 'desktop',
      grepInvert: [/@phone-only/, ...forTheLongRun, ...notThere],
      ...files,
      use: { viewport: desktopViewport },
    },
    {
      // Tests that ask for it with the tag @phone (both widths), @phone-only, or @phone-long (this width in the long run).
      name: 'phone',
      grep: isLong ? /@phone/ : /@phone(?!-long)/,
      grepInvert: [...forTheLongRun, ...notThere],
      ...files,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    ...(isSecond ? [] : [speed]),
    ...(isLong && !isSecond ? [{ name: 'firefox', testMatch: firefox, testIgnore: ofPlatform }] : []),
  ],
  webServer: {
    command: host === 'own' ? 'node dist-server/main.mjs' : `node ${plainHost}`,
    cwd: siteRoot,
    env: {
      PORT: String(port),
      HOST: 'localhost',
      SITE_DIR: siteRoot,
      PORTAL_HOST: host,
      // A sweep opens more pages in a minute than any person.
      ...(data && { DATA_DIR: data, LOG_LEVEL: 'warn', READS_PER_MINUTE: '100000' }),
    },
    url: baseURL,
    reuseExistingServer: false,
    // A busy machine opens a new database slowly.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
