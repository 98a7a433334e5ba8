import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { isLong } from '@va/testing/how-often.ts';
import { browserArguments, ensureBrowser } from '../../scripts/lib/find-browser.mjs';
import { freePort } from '@va/testing/listen-locally.ts';
import { root, siteRoot } from '../../scripts/lib/project.mjs';

// Chosen once: the workers load this file too and must find the same server and the same data.
const port = Number((process.env['E2E_PLATFORM_PORT'] ??= String(await freePort())));
const executablePath = (process.env['CHROMIUM_PATH'] ??= await ensureBrowser());
const data = (process.env['E2E_PLATFORM_DATA'] ??= mkdtempSync(join(tmpdir(), 'platform-')));
const baseURL = `http://localhost:${port}`;

// What holds milliseconds is a bench, which runs alone: `npm run bench -- --only pages`.
const speedFiles = /-speed\.spec\.ts$/;
// Random actions, memory, new versions and airlines of every shape: in the long run and by `npm run test:monkey`, on an
// airline of their own.
const longFiles = /(?:monkey|endurance|new-version|hostile-texts|new-airlines)\.spec\.ts$/;
const isBench = 'BENCH_PAGES' in process.env;

// Two servers behind a proxy, as a large airline has them, in the long run. After all tests their database is looked through.
const twoServers = process.env['E2E_SERVERS'] === 'two';
const lastFile = /agreement\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e/platform',
  projects: isBench
    ? [{ name: 'speed', testMatch: speedFiles }]
    : [
        {
          name: 'platform',
          testIgnore: [speedFiles, longFiles, lastFile],
          ...(twoServers && { teardown: 'agreement' }),
        },
        ...(twoServers ? [{ name: 'agreement', testMatch: lastFile, retries: 0 }] : []),
        ...(isLong ? [{ name: 'long', testMatch: longFiles }] : []),
      ],
  // Tests of every combination of things, and those that take minutes, belong to the long run.
  ...(isLong ? {} : { grepInvert: /@long/ }),
  forbidOnly: true,
  retries: Number(process.env['E2E_RETRIES'] ?? 0),
  // One after the other: the tests share one airline, and some change it.
  workers: 1,
  // Generous limits, since the machine does other things too.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env['E2E_REPORT'] ?? '../../node_modules/.cache/portal-tests/platform.json' },
    ],
  ],
  use: {
    baseURL,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'off',
    // Shorter than the test's own limit, so that the failure names the page or button that never came.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath, args: browserArguments },
  },
  webServer: {
    command: twoServers
      ? 'node --import tsx apps/server/src/testing/two-servers-program.ts'
      : 'node dist-server/main.mjs',
    cwd: twoServers ? root : siteRoot,
    // A test of every page reads more in a minute than any person; the webhook of the tests is sent to this machine.
    env: {
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      READS_PER_MINUTE: '100000',
      ALLOW_LOOPBACK: 'for-tests',
    },
    url: `${baseURL}/ready`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6000 },
  },
});
