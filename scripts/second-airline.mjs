// @ts-check
// `npm run test:second-airline`: makes an airline of another shape, checks and builds it, and walks through it in a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { root } from './lib/project.mjs';
import { run } from './lib/run.mjs';

/** Callsigns of four digits, one base in the southern hemisphere, 60 airports, 3 aircraft, and little else. */
const SHAPE = {
  name: 'Andes Sur',
  code: 'AZS',
  digits: '4',
  base: 'XSUR',
  city: 'Puerto Sur',
  lat: '-34.6',
  lon: '-58.4',
  airports: '60',
  aircraft: '3',
  business: 'no',
  hue: '165',
  without: 'notams,tours,focus-airports,liveries,manuals,regulations,checklists,acars',
};

ensureNode();
await ensureInstall();
const folder = mkdtempSync(join(tmpdir(), 'second-airline-'));
const env = { CONTENT_DIR: join(folder, 'content'), SITE_DIR: folder };
try {
  const options = Object.entries({ ...SHAPE, folder }).map(([name, value]) => `--${name}=${value}`);
  const node = (/** @type {string[]} */ args, settings = {}) =>
    run(
      process.execPath,
      args.map((arg, i) => (i === 0 ? join(root, arg) : arg)),
      { env: settings },
    );
  for (const step of [
    () => node(['scripts/new-airline.mjs', ...options]),
    () => node(['scripts/check-content.mjs'], env),
    () => node(['scripts/build.mjs'], env),
    () => node(['node_modules/@playwright/test/cli.js', 'test', '-c', 'apps/portal'], env),
  ]) {
    const { code } = await step();
    if (code !== 0) {
      process.exitCode = code;
      break;
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
