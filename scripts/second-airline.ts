// `npm run test:second-airline`: makes an airline of another shape, checks and builds it, and walks through it in a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/project.mjs';
import { run, runTool } from './lib/run.mjs';

/** A small airline: callsigns of four digits, one base in the southern hemisphere, 60 airports, 3 aircraft. */
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

const folder = mkdtempSync(join(tmpdir(), 'second-airline-'));
const env = { CONTENT_DIR: join(folder, 'content'), SITE_DIR: folder };
try {
  const options = Object.entries({ ...SHAPE, folder }).map(([name, value]) => `--${name}=${value}`);
  const script = (file: string, args: string[], settings = {}) =>
    run(process.execPath, [join(root, 'scripts', file), ...args], { env: settings });
  const steps = [
    () => script('command.mjs', ['new-airline', ...options]),
    () => script('command.mjs', ['check-content'], env),
    () => script('build.mjs', [], env),
    () => runTool('@playwright/test/cli.js', ['test', '-c', 'apps/web'], { env }),
  ];
  for (const step of steps) if ((process.exitCode = (await step()).code) !== 0) break;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
